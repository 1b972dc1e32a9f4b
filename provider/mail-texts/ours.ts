import type { MailWords } from "@/lib/contract/mail-texts/schema";
import { isDocumentKind, type MailKind, readReminder, tellsDays } from "@/lib/contract/mail-texts/values";
import { describeNotification, nameNotification } from "@/lib/contract/notifications/texts";
import type { T } from "@/lib/i18n/translator";

/** What we say in a kind of mail, with its placeholders: what an operator begins with. */
export function ourWords(t: T, kind: MailKind): MailWords {
  if (isDocumentKind(kind)) {
    const placeholders = { document: "{document}", number: "{number}", amount: "{amount}" };
    return { subject: bare(t("mails.document.subject", placeholders)), body: t(`mails.document.${kind}`) };
  }
  const { notice, days } = readReminder(kind);
  const told = { kind: notice, detail: "", count: days, subject_id: null };
  const named = (text: string) => (tellsDays(kind) ? text.replace(String(days), "{days}") : text);
  return { subject: named(nameNotification(t, told)), body: named(`${describeNotification(t, told)}.`) };
}

/** Without the marks around parameters: they come back when something is filled in. */
function bare(text: string): string {
  return text.replace(/[\u2068\u2069]/g, "");
}
