import { z } from "zod";
import { booleanSchema, timeSchema } from "../fields";
import { listQuerySchema, listSchema } from "../pagination";
import { subscriptionNotices } from "../plans/subscription";
import * as notificationMessages from "./messages";
import { pushLimits } from "./values";

/** Requests for a card, payments to confirm, ended plans, refunds and alarms are told to administrators, all others to the company. */
export const notificationKinds = [
  "review_received",
  "lead_received",
  "order_received",
  "appointment_requested",
  "appointment_withdrawn",
  "lead_handed_over",
  "appointment_handed_over",
  "lead_unanswered",
  "sign_up_received",
  "sign_up_repeated",
  "payment_claimed",
  "milestone_reached",
  "reminder_due",
  "forms_limited",
  "invoice_issued",
  "credit_note_issued",
  "announcement_made",
  ...subscriptionNotices,
  "plan_changed",
  "company_added",
  "join_requested",
  "join_approved",
  "people_full",
  "change_requested",
  "change_decided",
  "plan_ended",
  "refund_noticed",
  "refund_beyond",
  "alarm_began",
  "alarm_stands",
  "alarm_over",
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

export const notificationSchema = z.object({
  id: z.number().int(),
  kind: z.enum(notificationKinds),
  /** The name of the person or company in question, the number and amount of an invoice, or a title; may be empty. */
  detail: z.string(),
  /** Stars of a review, products of an order, enquiries handed over, hours without an answer, visitors of a milestone, forms of an hour, days that are left, findings; else null. */
  /** Stars of a review, products of an order, visitors of a milestone, forms of an hour, days that are left, findings, changes that were made; else null. */
  count: z.number().int().nullable(),
  /** The client that it tells of; null for the site, absent where an account has one. */
  client_id: z.number().int().nullish(),
  /** Of the review, lead, appointment, request, invoice, client or announcement; null for a milestone. */
  subject_id: z.number().int().nullable(),
  read: z.boolean(),
  created_at: timeSchema,
});
export type Notification = z.infer<typeof notificationSchema>;

/** `GET /notifications/`: newest first; there is no search. */
export const notificationListSchema = listSchema(notificationSchema);
export const notificationListQuerySchema = listQuerySchema(["id"], "-id");

/** `GET /notifications/unread/`, and each `unread` event of the stream. */
export const unreadNotificationsSchema = z.object({ unread: z.number().int() });
export type UnreadNotifications = z.infer<typeof unreadNotificationsSchema>;

const idSchema = z.coerce.number<number | string>().int().positive();

/** `POST /notifications/read/`: one of them, or all up to one, so that later ones stay unread. */
export const readNotificationsSchema = z.union([z.object({ id: idSchema }), z.object({ up_to: idSchema })]);
export type ReadNotificationsInput = z.infer<typeof readNotificationsSchema>;

/** Mails that an account can unsubscribe from, each also by a link of its own. */
export const mailTopics = ["leads", "reviews", "digest", "sign_ups", "announcements", "operations"] as const;
export type MailTopic = (typeof mailTopics)[number];

/** The topic in a link's token; null if malformed. Only the provider can verify the token. */
export function topicOf(token: string): MailTopic | null {
  return mailTopics.find((topic) => token.startsWith(`${topic}-`)) ?? null;
}

const mailFlags = {
  /** At once for each lead and order. */
  mail_leads: booleanSchema,
  /** At once for each review. */
  mail_reviews: booleanSchema,
  /** On Mondays, the figures of the week before. */
  mail_digest: booleanSchema,
  /** At once for each request for a card; to administrators. */
  mail_sign_ups: booleanSchema,
  /** What the site's administrators announce to owners. */
  mail_announcements: booleanSchema,
  /** What is wrong with the service, and how each month went; to administrators. */
  mail_operations: booleanSchema,
} satisfies Record<`mail_${MailTopic}`, z.ZodType>;

export const notificationSettingsSchema = z.object({
  ...mailFlags,
  /** Whether this installation can send mail at all. */
  can_mail: z.boolean(),
  /** How many devices get notifications while the dashboard is closed. */
  devices: z.number().int(),
});
export type NotificationSettings = z.infer<typeof notificationSettingsSchema>;

/** `PATCH /notifications/settings/`: what is absent stays. */
export const updateNotificationSettingsSchema = z.object(mailFlags).partial();
export type UpdateNotificationSettingsInput = z.infer<typeof updateNotificationSettingsSchema>;

/** `GET` and `DELETE /notifications/push/`: a device by its endpoint; without one `DELETE` removes all of the account. */
export const pushQuerySchema = z.object({ endpoint: z.string().optional() });

export const pushStatusSchema = z.object({
  /** The public key to subscribe with: an uncompressed P-256 point in base64url. */
  key: z.string(),
  /** Whether the device that was asked about gets the caller's notifications. */
  subscribed: z.boolean(),
});

/** Bytes in base64url, with or without padding. */
function bytesSchema(count: number) {
  const pattern = new RegExp(`^[\\w-]{${Math.ceil((count * 4) / 3)}}=*$`);
  return z.string({ error: notificationMessages.pushInvalid }).regex(pattern, notificationMessages.pushInvalid);
}

/** `POST /notifications/push/`: a subscription as the browser writes it. */
export const subscribeToPushSchema = z.object({
  endpoint: z
    .url({ error: notificationMessages.pushInvalid })
    .max(pushLimits.endpoint, notificationMessages.pushInvalid),
  keys: z.object({ p256dh: bytesSchema(65), auth: bytesSchema(16) }, { error: notificationMessages.pushInvalid }),
});
export type SubscribeToPushInput = z.infer<typeof subscribeToPushSchema>;

/** `POST /public/unsubscribe/`: the token of a link in a mail. */
export const unsubscribeSchema = z.object({
  token: z.string({ error: notificationMessages.unsubscribeInvalid }).max(200),
});
