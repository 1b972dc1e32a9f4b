import { isolateName } from "../shown-name";
import type { MailTopic, Notification, NotificationKind } from "./schema";

/** A notification's text for the list, a device and a mail; the name stands apart from the sentence. */
export function describeNotification({ kind, detail, count }: Pick<Notification, "kind" | "detail" | "count">): string {
  return sentences[kind](isolateName(detail), count ?? 0);
}

/** The subject of its mail, without any typed text. */
export function nameNotification({ kind, count, subject_id }: Pick<Notification, "kind" | "count" | "subject_id">) {
  return subjects[kind](subject_id === null ? "" : ` no. ${subject_id}`, count ?? 0);
}

const subjects: Record<NotificationKind, (number: string, count: number) => string> = {
  review_received: (number) => `New review${number}`,
  lead_received: (number) => `New enquiry${number}`,
  order_received: (number) => `New order${number}`,
  appointment_requested: (number) => `New appointment request${number}`,
  appointment_withdrawn: (number) => `Appointment${number} was cancelled`,
  sign_up_received: (number) => `New request for a card${number}`,
  milestone_reached: (_, visitors) => `Your card has had ${amount(visitors, "visitor")}`,
  reminder_due: (number) => `Reminder: enquiry${number}`,
  forms_limited: () => "Many messages at once on your card",
};

const sentences: Record<NotificationKind, (name: string, count: number) => string> = {
  review_received: (name, stars) => `${name || "Someone"} left a review with ${amount(stars, "star")}`,
  lead_received: (name) => `${name || "Someone"} wants you to get in touch`,
  order_received: (name, products) => `${name || "Someone"} ordered ${amount(products, "product")}`,
  appointment_requested: (name) => `${name || "Someone"} asks for an appointment`,
  appointment_withdrawn: (name) => `${name || "Someone"} cancelled an appointment`,
  sign_up_received: (company) => `${company || "Someone"} asks for a card`,
  milestone_reached: (_, visitors) => `Your card has had ${amount(visitors, "visitor")}`,
  reminder_due: (name) => `Reminder: get back to ${name || "an enquiry"}`,
  forms_limited: (_, forms) =>
    `Your card got ${amount(forms, "message")} in an hour. Some people are asked to call or write instead`,
};

/** The path of the screen that shows more: the lead's, else the list's. */
export function notificationScreen({ kind, subject_id }: Pick<Notification, "kind" | "subject_id">): string {
  const screen = screens[kind];
  return screen === leads && subject_id !== null ? `${screen}/${subject_id}` : screen;
}

const leads = "/dashboard/leads";
const appointments = "/dashboard/appointments";

const screens: Record<NotificationKind, string> = {
  review_received: "/dashboard/feedback",
  lead_received: leads,
  order_received: leads,
  appointment_requested: appointments,
  appointment_withdrawn: appointments,
  sign_up_received: "/dashboard/sign-ups",
  milestone_reached: "/dashboard/analytics",
  reminder_due: leads,
  forms_limited: leads,
};

/** A mail's topic in a sentence: "You get no more e-mails about new reviews." */
export const topicTexts: Record<MailTopic, string> = {
  leads: "new enquiries, orders and appointments",
  reviews: "new reviews",
  digest: "your card's week",
  sign_ups: "requests for a card",
};

/** `1 star`, `1,000 visitors`. */
export function amount(count: number, thing: string): string {
  return `${count.toLocaleString("en")} ${thing}${count === 1 ? "" : "s"}`;
}
