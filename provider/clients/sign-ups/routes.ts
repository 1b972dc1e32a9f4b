import { signUpOperations } from "@/lib/contract/clients/operations";
import * as signUpMessages from "@/lib/contract/clients/sign-up-messages";
import type { Deps } from "../../deps";
import { presentPage } from "../../kernel/http/list";
import { createRoutes } from "../../kernel/http/router";
import { presentSignUp } from "./presenter";
import { acceptSignUp, createSignUp, deleteSignUp, listSignUps } from "./service";

export function signUpRoutes(deps: Deps) {
  return createRoutes(deps, signUpOperations, {
    async createSignUp({ body, by }) {
      await createSignUp(deps, body, by.address);
      return { detail: signUpMessages.received };
    },

    listSignUps: async (call) => presentPage(call, await listSignUps(deps, call.query), presentSignUp),

    acceptSignUp: ({ params, by }) => acceptSignUp(deps, params.id, by),

    async deleteSignUp({ params, by }) {
      await deleteSignUp(deps, params.id, by);
    },
  });
}
