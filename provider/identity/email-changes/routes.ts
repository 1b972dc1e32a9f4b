import { emailChangeOperations } from "@/lib/contract/identity/operations";
import type { Deps } from "../../deps";
import { createRoutes } from "../../kernel/http/router";
import { tellCurrentUser } from "../users/current-user";
import { cancelEmailChange, confirmEmail, resendCode } from "./service";

export function emailChangeRoutes(deps: Deps) {
  return createRoutes(deps, emailChangeOperations, {
    async confirmEmail({ actor, body, by }) {
      await confirmEmail(deps, actor, body.code, by);
      return tellCurrentUser(deps, actor);
    },
    resendEmailCode: ({ actor, by }) => resendCode(deps, actor, by),
    cancelEmailChange: ({ actor, by }) => cancelEmailChange(deps, actor, by),
  });
}
