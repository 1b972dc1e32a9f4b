import * as accountMessages from "@/lib/contract/identity/messages";
import { accountOperations } from "@/lib/contract/identity/operations";
import type { Deps } from "../../deps";
import { tellCurrentUser } from "../../identity/users/current-user";
import { authenticate } from "../../kernel/http/actor";
import { createRoutes } from "../../kernel/http/router";
import { changeOwnPassword, chooseCompany, setSignInPhone, updateAccount } from "./service";

export function accountRoutes(deps: Deps) {
  return createRoutes(deps, accountOperations, {
    getCurrentUser: ({ actor }) => tellCurrentUser(deps, actor),

    async updateAccount({ actor, body }) {
      await updateAccount(deps, actor, body);
      return tellCurrentUser(deps, actor);
    },

    async chooseCompany({ actor, body: { client_id }, by, request }) {
      await chooseCompany(deps, actor, client_id, by);
      const authorization = request.headers.get("authorization") ?? undefined;
      const { address } = actor;
      return tellCurrentUser(deps, await authenticate(deps, { authorization, clientId: String(client_id), address }));
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
