import { dayAfter } from "@/lib/contract/clock";
import type { MailWords } from "@/lib/contract/mail-texts/schema";
import { isDocumentKind, type MailKind, readReminder } from "@/lib/contract/mail-texts/values";
import type { T } from "@/lib/i18n/translator";
import { composeDocumentLetter } from "../billing/documents/mail";
import type { Site } from "../kernel/site";
import { composeSureNotice } from "../notifications/mail/notice";
import { reminderValues } from "../notifications/mail/own-words";
import type { MailMessage } from "../ports/mail/mail";

/** A mail as somebody made up would get it on a day. */
export function composeSample(t: T, site: Site, kind: MailKind, words: MailWords, today: string): MailMessage {
  const company_name = t("demo-card.profile.company_name");
  const plan_name = t("mail-texts.sample.plan");
  const to = "";
  if (isDocumentKind(kind)) {
    const document = {
      ...{ kind, title: "taxInvoice" as const, number: "INV/26-27/00012", issued_on: today },
      ...{ customer_name: company_name, plan_name, months: 12, until_on: null, currency: "INR", total: 118_000 },
    };
    return composeDocumentLetter(t, site, { to, document, words });
  }
  const { notice, days } = readReminder(kind);
  const plan = { company_name, plan_name, price_thousandths: 1_000_000, currency: "INR" };
  const values = reminderValues(t, site, { ...plan, days, day: dayAfter(today, days) });
  const told = { kind: notice, detail: "", count: days, subject_id: null };
  return composeSureNotice(t, site, { ...told, email: to }, "plan", { words, values });
}
