import { deletedClientOperations } from "@/lib/contract/clients/operations";
import type { Deps } from "../../deps";
import { presentPage } from "../../kernel/http/list";
import { createRoutes } from "../../kernel/http/router";
import { presentClient } from "../presenter";
import { presentDeletedClient } from "./presenter";
import { deleteClient, eraseClient, listDeletedClients, restoreClient } from "./service";

export function deletedClientRoutes(deps: Deps) {
  return createRoutes(deps, deletedClientOperations, {
    async deleteClient({ params, by }) {
      await deleteClient(deps, params.id, by);
    },

    listDeletedClients: async (call) =>
      presentPage(call, await listDeletedClients(deps, call.query), presentDeletedClient),

    restoreClient: async ({ params, body, by }) => presentClient(await restoreClient(deps, params.id, body, by)),

    async eraseClient({ params, by }) {
      await eraseClient(deps, params.id, by);
    },
  });
}
