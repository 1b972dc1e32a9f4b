import { mailTextOperations } from "@/lib/contract/mail-texts/operations";
import type { Deps } from "../deps";
import { createRoutes } from "../kernel/http/router";
import { listMailTexts, previewMailText, saveMailText } from "./service";

export function mailTextRoutes(deps: Deps) {
  return createRoutes(deps, mailTextOperations, {
    listMailTexts: async ({ query }) => ({ results: await listMailTexts(deps, query.language) }),

    saveMailText: ({ body, by }) => saveMailText(deps, body, by),

    previewMailText: ({ body }) => previewMailText(deps, body),
  });
}
