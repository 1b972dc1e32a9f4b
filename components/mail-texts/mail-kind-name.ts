import { isDocumentKind, type MailKind, readReminder } from "@/lib/contract/mail-texts/values";
import type { T } from "@/lib/i18n/translator";

/** A kind of mail in words: "Payment reminder, 7 days before". */
export function mailKindName(t: T, kind: MailKind): string {
  if (isDocumentKind(kind)) return t(`mail-texts.kinds.${kind}`);
  const { notice, days } = readReminder(kind);
  return t(`mail-texts.kinds.${notice}`, { days });
}
