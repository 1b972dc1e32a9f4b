import { administratorOperations } from "@/lib/contract/operations/administrators";
import type { AuditActor } from "../audit/repo";
import type { Deps } from "../deps";
import { createRoutes } from "../http/router";
import type { Actor } from "../sessions/service";
import type { Asked } from "../users/service";
import { presentAdministrator } from "./presenter";
import * as service from "./service";

export function administratorRoutes(deps: Deps) {
  return createRoutes(deps, administratorOperations, {
    async listAdministrators({ actor }) {
      const rows = await service.listAdministrators(deps);
      return { results: rows.map((row) => presentAdministrator(row, actor.userId)) };
    },

    inviteAdministrator: async (call) =>
      present(call, await service.inviteAdministrator(deps, askedIn(call), call.body)),

    inviteAdministratorAgain: async (call) =>
      present(call, await service.inviteAgain(deps, askedIn(call), call.params.id, call.body)),

    blockAdministrator: async (call) => {
      const { current_password } = call.body;
      const row = await service.setAdministratorActive(deps, askedIn(call), call.params.id, false, current_password);
      return presentAdministrator(row, call.actor.userId);
    },

    unblockAdministrator: async (call) => {
      const { current_password } = call.body;
      const row = await service.setAdministratorActive(deps, askedIn(call), call.params.id, true, current_password);
      return presentAdministrator(row, call.actor.userId);
    },

    removeAdministrator: (call) =>
      service.removeAdministrator(deps, askedIn(call), call.params.id, call.body.current_password),
  });
}

type FromUser = { actor: Actor; by: AuditActor };

function askedIn({ actor, by }: FromUser): Asked {
  return { userId: actor.userId, sessionId: actor.sessionId, address: by.address };
}

function present({ actor }: FromUser, { row, link }: service.Invited) {
  return { administrator: presentAdministrator(row, actor.userId), link };
}
