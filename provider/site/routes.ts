import { siteOperations } from "@/lib/contract/site/operations";
import type { Deps } from "../deps";
import { createRoutes } from "../kernel/http/router";
import { presentSite } from "./presenter";
import { getSite, updateSite } from "./service";

export function siteRoutes(deps: Deps) {
  return createRoutes(deps, siteOperations, {
    getSite: async () => presentSite(deps, await getSite(deps)),

    updateSite: async ({ body, by }) => presentSite(deps, await updateSite(deps, body, by)),
  });
}
