import type { T } from "../../i18n/translator";
import { accountPath, payPath } from "../paths";
import { isolateName } from "../shown-name";
import type { Notification, NotificationKind } from "./schema";

type Told = Pick<Notification, "kind" | "detail" | "count">;

/** A notification's text for the list, a device and a mail; the name stands apart from the sentence. */
export function describeNotification(t: T, { kind, detail, count }: Told): string {
  const name = isolateName(detail);
  return t(`notices.sentences.${kind}`, { known: name ? "yes" : "no", name, count: count ?? 0 });
}

/** The subject of its mail, without any typed text. */
export function nameNotification(
  t: T,
  { kind, count, subject_id: number }: Pick<Notification, "kind" | "count" | "subject_id">,
): string {
  const numbered = number === null ? "no" : "yes";
  return t(`notices.subjects.${kind}`, { numbered, number: String(number ?? ""), count: count ?? 0 });
}

/** The path of the screen that shows more: the lead's or client's, else the list's. */
export function notificationScreen({ kind, subject_id }: Pick<Notification, "kind" | "subject_id">): string {
  const screen = screens[kind];
  return withDetail.includes(screen) && subject_id !== null ? `${screen}/${subject_id}` : screen;
}

const leads = "/dashboard/leads";
const clients = "/dashboard/clients";
const appointments = "/dashboard/appointments";
const people = "/dashboard/people/invite";
const withDetail = [leads, clients];

const screens: Record<NotificationKind, string> = {
  review_received: "/dashboard/feedback",
  lead_received: leads,
  order_received: leads,
  appointment_requested: appointments,
  appointment_withdrawn: appointments,
  lead_handed_over: leads,
  appointment_handed_over: appointments,
  lead_unanswered: leads,
  sign_up_received: "/dashboard/sign-ups",
  sign_up_repeated: accountPath,
  payment_claimed: "/dashboard/payments",
  milestone_reached: "/dashboard/analytics",
  reminder_due: leads,
  forms_limited: leads,
  invoice_issued: payPath,
  credit_note_issued: payPath,
  announcement_made: "/dashboard",
  trial_ending: accountPath,
  payment_due: accountPath,
  payment_overdue: accountPath,
  plan_ending: accountPath,
  plan_changed: accountPath,
  company_added: "/dashboard",
  join_requested: people,
  join_approved: "/dashboard",
  people_full: people,
  change_requested: "/dashboard/people",
  change_decided: "/dashboard/my-card",
  plan_ended: clients,
  refund_noticed: clients,
  refund_beyond: clients,
  card_resting: accountPath,
  card_closing: accountPath,
  alarm_began: "/dashboard/status",
  alarm_stands: "/dashboard/status",
  alarm_over: "/dashboard/status",
};
