import { clientOperations } from "@/lib/contract/clients/operations";
import * as accountMessages from "@/lib/contract/identity/messages";
import type { Deps } from "../deps";
import { presentPage } from "../kernel/http/list";
import { createRoutes } from "../kernel/http/router";
import { presentClient } from "./presenter";
import {
  changeClientEmail,
  changeClientPassword,
  changeClientPhone,
  createClient,
  getClient,
  listClients,
  setClientActive,
  updateClient,
} from "./service";

export function clientRoutes(deps: Deps) {
  return createRoutes(deps, clientOperations, {
    listClients: async (call) => presentPage(call, await listClients(deps, call.query), presentClient),

    createClient: async ({ body, by }) => presentClient(await createClient(deps, body, by)),

    getClient: async ({ params }) => presentClient(await getClient(deps, params.id)),

    updateClient: async ({ params, body, by }) => presentClient(await updateClient(deps, params.id, body, by)),

    changeClientEmail: async ({ params, body, actor }) =>
      presentClient(await changeClientEmail(deps, params.id, body, actor)),

    changeClientPhone: async ({ params, body, actor }) =>
      presentClient(await changeClientPhone(deps, params.id, body, actor)),

    blockClient: async ({ params, by }) => presentClient(await setClientActive(deps, params.id, false, by)),

    unblockClient: async ({ params, by }) => presentClient(await setClientActive(deps, params.id, true, by)),

    async changeClientPassword({ params, body, actor }) {
      await changeClientPassword(deps, params.id, body, actor);
      return { detail: accountMessages.passwordChanged };
    },
  });
}
