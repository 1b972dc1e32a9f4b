import * as accountMessages from "@/lib/contract/identity/messages";
import { accountOperations } from "@/lib/contract/identity/operations";
import type { Deps } from "../../deps";
import { tellCurrentUser } from "../../identity/users/current-user";
import { getAccount } from "../../identity/users/service";
import { createRoutes } from "../../kernel/http/router";
import { changeOwnPassword, setSignInPhone, updateAccount } from "./service";

export function accountRoutes(deps: Deps) {
  return createRoutes(deps, accountOperations, {
    getCurrentUser: async ({ actor }) => tellCurrentUser(deps, actor, await getAccount(deps, actor.userId)),

    updateAccount: async ({ actor, body }) => tellCurrentUser(deps, actor, await updateAccount(deps, actor, body)),

    setSignInPhone: async ({ actor, body }) => tellCurrentUser(deps, actor, await setSignInPhone(deps, actor, body)),

    async changeOwnPassword({ actor, body }) {
      await changeOwnPassword(deps, actor, body);
      return { detail: accountMessages.passwordChanged };
    },
  });
}
