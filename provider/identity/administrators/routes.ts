import { administratorOperations } from "@/lib/contract/identity/operations";
import type { Deps } from "../../deps";
import type { Actor } from "../../kernel/http/actor";
import { createRoutes } from "../../kernel/http/router";
import { presentAdministrator } from "./presenter";
import * as service from "./service";

export function administratorRoutes(deps: Deps) {
  return createRoutes(deps, administratorOperations, {
    async listAdministrators({ actor }) {
      const rows = await service.listAdministrators(deps);
      return { results: rows.map((row) => presentAdministrator(row, actor.userId)) };
    },

    inviteAdministrator: async ({ actor, body }) =>
      present(actor, await service.inviteAdministrator(deps, actor, body)),

    inviteAdministratorAgain: async ({ actor, params, body }) =>
      present(actor, await service.inviteAgain(deps, actor, params.id, body)),

    blockAdministrator: async ({ actor, params, body }) =>
      presentAdministrator(await service.setAdministratorActive(deps, actor, params.id, false, body), actor.userId),

    unblockAdministrator: async ({ actor, params, body }) =>
      presentAdministrator(await service.setAdministratorActive(deps, actor, params.id, true, body), actor.userId),

    removeAdministrator: ({ actor, params, body }) => service.removeAdministrator(deps, actor, params.id, body),
  });
}

function present({ userId }: Actor, { row, link }: service.Invited) {
  return { administrator: presentAdministrator(row, userId), link };
}
