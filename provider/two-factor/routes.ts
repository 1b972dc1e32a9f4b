import { twoFactorOperations } from "@/lib/contract/operations/two-factor";
import type { Deps } from "../deps";
import { createRoutes } from "../http/router";
import * as service from "./service";

export function twoFactorRoutes(deps: Deps) {
  return createRoutes(deps, twoFactorOperations, {
    getTwoFactor: ({ actor }) => service.getTwoFactor(deps, actor.userId),
    startTwoFactor: ({ actor, body, by }) =>
      service.startTwoFactor(deps, { ...actor, address: by.address }, body.current_password, by),
    confirmTwoFactor: ({ actor, body, by }) =>
      service.confirmTwoFactor(deps, { ...actor, address: by.address }, body.code, by),
    renewRecoveryCodes: ({ actor, body, by }) =>
      service.renewRecoveryCodes(deps, { ...actor, address: by.address }, body.code, by),
    endTwoFactor: ({ actor, body, by }) => service.endTwoFactor(deps, { ...actor, address: by.address }, body.code, by),
    getClientTwoFactor: ({ params }) => service.getClientTwoFactor(deps, params.id),
    endClientTwoFactor: ({ params, by }) => service.endClientTwoFactor(deps, params.id, by),
  });
}
