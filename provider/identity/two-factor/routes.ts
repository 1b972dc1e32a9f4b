import { twoFactorOperations } from "@/lib/contract/identity/operations";
import type { Deps } from "../../deps";
import { createRoutes } from "../../kernel/http/router";
import * as service from "./service";

export function twoFactorRoutes(deps: Deps) {
  return createRoutes(deps, twoFactorOperations, {
    getTwoFactor: ({ actor }) => service.getTwoFactor(deps, actor.userId),
    startTwoFactor: ({ actor, body }) => service.startTwoFactor(deps, actor, body),
    confirmTwoFactor: ({ actor, body }) => service.confirmTwoFactor(deps, actor, body.code),
    renewRecoveryCodes: ({ actor, body }) => service.renewRecoveryCodes(deps, actor, body.code),
    endTwoFactor: ({ actor, body }) => service.endTwoFactor(deps, actor, body.code),
    getClientTwoFactor: ({ params }) => service.getClientTwoFactor(deps, params.id),
    endClientTwoFactor: ({ params, by }) => service.endClientTwoFactor(deps, params.id, by),
  });
}
