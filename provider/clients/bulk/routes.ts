import { bulkOperations } from "@/lib/contract/clients/operations";
import type { Deps } from "../../deps";
import { createRoutes } from "../../kernel/http/router";
import { makeLinks } from "./links";
import { presentRun } from "./presenter";
import { getBulk, startBulk, undoBulk } from "./service";

export function bulkRoutes(deps: Deps) {
  return createRoutes(deps, bulkOperations, {
    startBulk: async ({ body, by }) => presentRun(await startBulk(deps, body, by)),

    getBulk: async ({ params }) => presentRun(await getBulk(deps, params.id)),

    makeLinks: async ({ body, by }) => ({ results: await makeLinks(deps, body.clients, by) }),

    undoBulk: async ({ params, by }) => presentRun(await undoBulk(deps, params.id, by)),
  });
}
