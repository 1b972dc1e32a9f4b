import { documentKinds } from "../billing/values";
import { noticeDays, type SubscriptionNotice, subscriptionNotices } from "../plans/subscription";

/** Mails of the site whose words its administrators may replace, in each language. */

/** Longest subject and body, in characters. */
export const mailTextLimits = { subject: 120, body: 2_000 } as const;

export type DocumentKind = (typeof documentKinds)[number];
/** A notice and the days that are left: `payment_due_7`. */
export type ReminderKind = `${SubscriptionNotice}_${number}`;
export type MailKind = DocumentKind | ReminderKind;

export function reminderKind(notice: SubscriptionNotice, days: number): ReminderKind {
  return `${notice}_${days}`;
}

/** Documents first, then reminders as they follow each other. */
export const mailKinds: readonly MailKind[] = [
  ...documentKinds,
  ...subscriptionNotices.flatMap((notice) => noticeDays[notice].map((days) => reminderKind(notice, days))),
];

export function isMailKind(text: string): text is MailKind {
  return mailKinds.some((kind) => kind === text);
}

export function isDocumentKind(kind: MailKind): kind is DocumentKind {
  return documentKinds.some((known) => known === kind);
}

/** What a reminder is about. */
export function readReminder(kind: ReminderKind): { notice: SubscriptionNotice; days: number } {
  const end = kind.lastIndexOf("_");
  return { notice: kind.slice(0, end) as SubscriptionNotice, days: Number(kind.slice(end + 1)) };
}

const documentPlaceholders = ["document", "number", "amount", "date", "plan", "company", "site"] as const;
const reminderPlaceholders = ["date", "plan", "price", "company", "site"] as const;

/** What stands for something in a text, as `{date}`. */
export type Placeholder = (typeof documentPlaceholders)[number] | (typeof reminderPlaceholders)[number] | "days";

/** Those that are filled in in mails of a kind; a number of days is none for today and tomorrow. */
export function placeholdersOf(kind: MailKind): readonly Placeholder[] {
  if (isDocumentKind(kind)) return documentPlaceholders;
  return tellsDays(kind) ? ["days", ...reminderPlaceholders] : reminderPlaceholders;
}

/** Whether it tells of a day that is further away than tomorrow. */
export function tellsDays(kind: MailKind): boolean {
  return !isDocumentKind(kind) && readReminder(kind).days > 1;
}

export function hasPlaceholder(text: string, placeholder: Placeholder): boolean {
  return text.includes(`{${placeholder}}`);
}

/** The first thing in braces that is not filled in in mails of a kind; undefined for none. */
export function findUnknown(kind: MailKind, text: string): string | undefined {
  const known = new Set(placeholdersOf(kind).map((name) => `{${name}}`));
  return text.match(/\{[^{}\n]*\}?|\}/g)?.find((piece) => !known.has(piece));
}
