import type { CheckedForm } from "@/components/form/use-checked-form";
import type { MailText, SaveMailTextInput } from "@/lib/contract/mail-texts/schema";

export type TextForm = CheckedForm<SaveMailTextInput, SaveMailTextInput>;

/** What is not the operator's is begun with ours. */
export function valuesOf({ kind, language, subject, body, ours }: MailText): SaveMailTextInput {
  return { kind, language, subject: subject || ours.subject, body: body || ours.body };
}
