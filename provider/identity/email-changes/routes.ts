import { emailChangeOperations } from "@/lib/contract/identity/operations";
import type { Deps } from "../../deps";
import { createRoutes } from "../../kernel/http/router";
import { presentCurrentUser } from "../users/presenter";
import { cancelEmailChange, confirmEmail, resendCode } from "./service";

export function emailChangeRoutes(deps: Deps) {
  return createRoutes(deps, emailChangeOperations, {
    confirmEmail: async ({ actor, body, by }) =>
      presentCurrentUser(await confirmEmail(deps, actor, body.code, by), actor, deps.now()),
    resendEmailCode: ({ actor, by }) => resendCode(deps, actor, by),
    cancelEmailChange: ({ actor, by }) => cancelEmailChange(deps, actor, by),
  });
}
