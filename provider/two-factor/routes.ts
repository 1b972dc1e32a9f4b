import { twoFactorOperations } from "@/lib/contract/operations/two-factor";
import type { AuditActor } from "../audit/repo";
import type { Deps } from "../deps";
import { createRoutes } from "../http/router";
import type { Actor } from "../sessions/service";
import type { Asked } from "../users/service";
import * as service from "./service";

export function twoFactorRoutes(deps: Deps) {
  return createRoutes(deps, twoFactorOperations, {
    getTwoFactor: ({ actor }) => service.getTwoFactor(deps, actor.userId),
    startTwoFactor: (call) => service.startTwoFactor(deps, askedIn(call), call.body.current_password),
    confirmTwoFactor: (call) => service.confirmTwoFactor(deps, askedIn(call), call.body.code),
    renewRecoveryCodes: (call) => service.renewRecoveryCodes(deps, askedIn(call), call.body.code),
    endTwoFactor: (call) => service.endTwoFactor(deps, askedIn(call), call.body.code),
    getClientTwoFactor: ({ params }) => service.getClientTwoFactor(deps, params.id),
    endClientTwoFactor: ({ params, by }) => service.endClientTwoFactor(deps, params.id, by),
  });
}

function askedIn({ actor, by }: { actor: Actor; by: AuditActor }): Asked {
  return { userId: actor.userId, sessionId: actor.sessionId, address: by.address };
}
