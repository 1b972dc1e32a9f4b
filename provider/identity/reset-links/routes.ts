import * as accountMessages from "@/lib/contract/identity/messages";
import { resetLinkOperations } from "@/lib/contract/identity/operations";
import type { Deps } from "../../deps";
import { createRoutes } from "../../kernel/http/router";
import { askForResetLink, checkResetLink, createResetLink, resetPassword } from "./service";

export function resetLinkRoutes(deps: Deps) {
  return createRoutes(deps, resetLinkOperations, {
    getResetHelp: async () => ({ can_mail: deps.mail.isOn }),

    async askForResetLink({ body, by }) {
      await askForResetLink(deps, body.email, by);
      return { detail: accountMessages.resetLinkAsked };
    },

    checkResetLink: ({ body }) => checkResetLink(deps, body.token),

    async resetPassword({ body, by }) {
      await resetPassword(deps, body, by.address);
      return { detail: accountMessages.passwordChanged };
    },

    createResetLink: ({ params, by }) => createResetLink(deps, params.id, by),
  });
}
