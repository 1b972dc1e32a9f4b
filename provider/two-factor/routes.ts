import { twoFactorOperations } from "@/lib/contract/operations/two-factor";
import type { Deps } from "../deps";
import { createRoutes } from "../http/router";
import { confirmTwoFactor, endTwoFactor, getTwoFactor, renewRecoveryCodes, startTwoFactor } from "./service";

export function twoFactorRoutes(deps: Deps) {
  return createRoutes(deps, twoFactorOperations, {
    getTwoFactor: ({ actor }) => getTwoFactor(deps, actor),
    startTwoFactor: ({ actor, body, by }) =>
      startTwoFactor(deps, { ...actor, address: by.address }, body.current_password, by),
    confirmTwoFactor: ({ actor, body, by }) => confirmTwoFactor(deps, { ...actor, address: by.address }, body.code, by),
    renewRecoveryCodes: ({ actor, body, by }) =>
      renewRecoveryCodes(deps, { ...actor, address: by.address }, body.code, by),
    endTwoFactor: ({ actor, body, by }) => endTwoFactor(deps, { ...actor, address: by.address }, body.code, by),
  });
}
