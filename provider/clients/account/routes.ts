import * as accountMessages from "@/lib/contract/identity/messages";
import { accountOperations } from "@/lib/contract/identity/operations";
import type { Deps } from "../../deps";
import { tellCurrentUser } from "../../identity/users/current-user";
import { createRoutes } from "../../kernel/http/router";
import { changeOwnPassword, chooseCompany, setSignInPhone, updateAccount } from "./service";

export function accountRoutes(deps: Deps) {
  return createRoutes(deps, accountOperations, {
    getCurrentUser: ({ actor }) => tellCurrentUser(deps, actor),

    async updateAccount({ actor, body }) {
      await updateAccount(deps, actor, body);
      return tellCurrentUser(deps, actor);
    },

    async chooseCompany({ actor, body: { client_id: clientId }, by }) {
      await chooseCompany(deps, actor, clientId, by);
      return tellCurrentUser(deps, { ...actor, clientId });
    },

    async setSignInPhone({ actor, body }) {
      await setSignInPhone(deps, actor, body);
      return tellCurrentUser(deps, actor);
    },

    async changeOwnPassword({ actor, body }) {
      await changeOwnPassword(deps, actor, body);
      return { detail: accountMessages.passwordChanged };
    },
  });
}
