import type { Operations } from "../operation";
import {
  mailPreviewSchema,
  mailTextListQuerySchema,
  mailTextListSchema,
  mailTextSchema,
  previewMailTextSchema,
  saveMailTextSchema,
} from "./schema";

/** The operator's own words for mails of invoices and reminders. */
export const mailTextOperations = {
  listMailTexts: {
    summary: "The texts of mails in one language, the operator's and ours",
    method: "GET",
    path: "/admin/mail-texts/",
    access: "site.edit",
    query: mailTextListQuerySchema,
    status: 200,
    answer: mailTextListSchema,
  },
  saveMailText: {
    summary: "Replaces our text of a kind of mail in one language; empty texts put ours back",
    method: "PUT",
    path: "/admin/mail-texts/",
    access: "site.edit",
    body: saveMailTextSchema,
    status: 200,
    answer: mailTextSchema,
  },
  previewMailText: {
    summary: "A mail as it would go out with a text that is not saved",
    method: "POST",
    path: "/admin/mail-texts/preview/",
    access: "site.edit",
    body: previewMailTextSchema,
    status: 200,
    answer: mailPreviewSchema,
  },
} as const satisfies Operations;
