import { z } from "zod";
import { languageCodes } from "../../i18n/languages";
import { oneLineText, optionalText, timeSchema } from "../fields";
import * as mailTextMessages from "./messages";
import {
  findUnknown,
  hasPlaceholder,
  isDocumentKind,
  type MailKind,
  mailKinds,
  mailTextLimits,
  tellsDays,
} from "./values";

const languageSchema = z.enum(languageCodes);
const kindSchema = z.enum(mailKinds);

/** Plain text; each line of the body is a paragraph. What is empty is said in our words. */
const wordsShape = { subject: oneLineText(mailTextLimits.subject), body: optionalText(mailTextLimits.body) };

/** `POST /admin/mail-texts/preview/`: also of a text that is still being written. */
export const previewMailTextSchema = z.object({ kind: kindSchema, language: languageSchema, ...wordsShape });
export type PreviewMailTextInput = z.infer<typeof previewMailTextSchema>;

/** `PUT /admin/mail-texts/`. */
export const saveMailTextSchema = previewMailTextSchema.superRefine(({ kind, subject, body }, context) => {
  const faults = { subject: subjectFault(kind, subject), body: bodyFault(kind, body) };
  for (const [field, message] of Object.entries(faults))
    if (message) context.addIssue({ code: "custom", path: [field], message });
});
export type SaveMailTextInput = z.infer<typeof saveMailTextSchema>;

/** Documents are looked for by their number. */
function subjectFault(kind: MailKind, subject: string): string | undefined {
  const lacksNumber = isDocumentKind(kind) && subject && !hasPlaceholder(subject, "number");
  return unknownFault(kind, subject) ?? (lacksNumber ? mailTextMessages.numberMissing : undefined);
}

/** A reminder is read on any day. */
function bodyFault(kind: MailKind, body: string): string | undefined {
  const lacksDay = tellsDays(kind) && body && !hasPlaceholder(body, "days") && !hasPlaceholder(body, "date");
  return unknownFault(kind, body) ?? (lacksDay ? mailTextMessages.dayMissing : undefined);
}

function unknownFault(kind: MailKind, text: string): string | undefined {
  const unknown = findUnknown(kind, text);
  return unknown && mailTextMessages.unknownPlaceholder(unknown);
}

const textSchema = z.object({ subject: z.string(), body: z.string() });
export type MailWords = z.infer<typeof textSchema>;

export const mailTextSchema = z.object({
  kind: kindSchema,
  language: languageSchema,
  /** The operator's; empty where ours is sent. */
  ...textSchema.shape,
  ours: textSchema,
  /** Null while nothing is the operator's. */
  updated_at: timeSchema.nullable(),
});
export type MailText = z.infer<typeof mailTextSchema>;

/** `GET /admin/mail-texts/`: all kinds in one language. */
export const mailTextListSchema = z.object({ results: z.array(mailTextSchema) });
export const mailTextListQuerySchema = z.object({ language: languageSchema });

/** The mail as it would go out, to somebody made up. */
export const mailPreviewSchema = z.object({ subject: z.string(), html: z.string(), text: z.string() });
export type MailPreview = z.infer<typeof mailPreviewSchema>;
