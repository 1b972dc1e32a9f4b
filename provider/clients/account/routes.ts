import * as accountMessages from "@/lib/contract/identity/messages";
import { accountOperations } from "@/lib/contract/identity/operations";
import type { Deps } from "../../deps";
import { presentCurrentUser } from "../../identity/users/presenter";
import { getAccount } from "../../identity/users/service";
import { createRoutes } from "../../kernel/http/router";
import { changeOwnPassword, setSignInPhone, updateAccount } from "./service";

export function accountRoutes(deps: Deps) {
  return createRoutes(deps, accountOperations, {
    getCurrentUser: async ({ actor }) => presentCurrentUser(await getAccount(deps, actor.userId), actor, deps.now()),

    updateAccount: async ({ actor, body }) =>
      presentCurrentUser(await updateAccount(deps, actor, body), actor, deps.now()),

    setSignInPhone: async ({ actor, body }) =>
      presentCurrentUser(await setSignInPhone(deps, actor, body), actor, deps.now()),

    async changeOwnPassword({ actor, body }) {
      await changeOwnPassword(deps, actor, body);
      return { detail: accountMessages.passwordChanged };
    },
  });
}
