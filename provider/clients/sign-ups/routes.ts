import { signUpOperations } from "@/lib/contract/clients/operations";
import * as signUpMessages from "@/lib/contract/clients/sign-up-messages";
import type { Deps } from "../../deps";
import { startSignUpPasskey } from "../../identity/passkeys/service";
import { presentPage } from "../../kernel/http/list";
import { createRoutes } from "../../kernel/http/router";
import { readSessionOrigin } from "../../kernel/http/session-origin";
import { addCompany } from "./add-company";
import { confirmAccount, confirmSignUp, resendConfirmation } from "./confirm";
import { openAccount } from "./open-account";
import { presentSignUp } from "./presenter";
import { acceptSignUp, createSignUp, deleteSignUp, listSignUps } from "./service";

export function signUpRoutes(deps: Deps) {
  return createRoutes(deps, signUpOperations, {
    async createSignUp({ body, by }) {
      await createSignUp(deps, body, by.address);
      return { detail: signUpMessages.received };
    },

    async openAccount(call) {
      await openAccount(deps, call.body, readSessionOrigin(call, deps.findPlace));
      return { detail: signUpMessages.opened };
    },

    startAccountPasskey: () => startSignUpPasskey(deps),

    addCompany: async ({ actor, body, by }) => ({ client_id: await addCompany(deps, actor, body, by) }),

    async confirmAccount({ actor, body, by }) {
      await confirmAccount(deps, actor, body.token, by);
      return { detail: signUpMessages.confirmed };
    },

    resendConfirmation: ({ actor, by }) => resendConfirmation(deps, actor, by),

    confirmSignUp: async ({ params, by }) => presentSignUp(await confirmSignUp(deps, params.id, by)),

    listSignUps: async (call) => presentPage(call, await listSignUps(deps, call.query), presentSignUp),

    acceptSignUp: ({ params, by }) => acceptSignUp(deps, params.id, by),

    async deleteSignUp({ params, by }) {
      await deleteSignUp(deps, params.id, by);
    },
  });
}
