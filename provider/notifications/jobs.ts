import { z } from "zod";
import { dayMs } from "@/lib/contract/clock";
import type { MailTopic, NotificationKind } from "@/lib/contract/notifications/schema";
import { describeNotification, notificationScreen } from "@/lib/contract/notifications/texts";
import { mailLimits, notificationLimits, pushLimits } from "@/lib/contract/notifications/values";
import { screenOfCompany } from "@/lib/contract/paths";
import { cleanName } from "@/lib/contract/shown-name";
import type { Deps } from "../deps";
import { createExpiry } from "../kernel/jobs/expire";
import type { Job } from "../kernel/jobs/job";
import { translatorOfAccount } from "../kernel/language";
import { readSite } from "../kernel/site";
import { nobody } from "../kernel/write/audit-repo";
import { type Write, write } from "../kernel/write/write";
import { findAmongSeveral } from "../memberships/repo";
import { deleteDevice, findDevice, forgetFailures, listDevices, noteFailure } from "./devices/repo";
import { deliver } from "./mail/jobs";
import { type AlwaysMailed, composeNotice, composeSureNotice } from "./mail/notice";
import { findOwnReminder } from "./mail/own-words";
import { wantsMail } from "./mailings/repo";
import { findAddressed, takeDelivery } from "./repo";

type Addressed = NonNullable<Awaited<ReturnType<typeof findAddressed>>>;

/**
 * Mails that go out at once; of what is not named here only devices are told. What an account has to pay, and what it asked
 * for, is always mailed.
 */
const topics: Partial<Record<NotificationKind, MailTopic | AlwaysMailed>> = {
  lead_received: "leads",
  order_received: "leads",
  appointment_requested: "leads",
  appointment_withdrawn: "leads",
  lead_handed_over: "leads",
  appointment_handed_over: "leads",
  lead_unanswered: "leads",
  review_received: "reviews",
  sign_up_received: "sign_ups",
  trial_ending: "plan",
  payment_due: "plan",
  payment_overdue: "plan",
  plan_ending: "plan",
  plan_changed: "plan",
  company_added: "plan",
  join_approved: "own",
  card_resting: "plan",
  card_closing: "plan",
  change_decided: "own",
};

/** What the dashboard's service worker reads; `url` is a path of the site. */
export type DeviceMessage = { title: string; body: string; url: string };

/*
 * A message to a device and a mail are made when they are sent: what tells of somebody whose data was erased meanwhile is
 * not sent, and stands in no job.
 */

/** Sends one message to one device, and forgets a device that is no more. */
export const pushMessage: Job<{ device: number; notification?: number }> = {
  kind: "push_message",
  // Former releases left none, and the text in its place.
  payload: z.object({ device: z.number().int(), notification: z.number().int().optional() }),
  atOnce: 8,
  async run(deps, { device: id, notification: about }) {
    const device = await findDevice(deps.db, id);
    const notification = about === undefined ? undefined : await findAddressed(deps.db, about);
    if (!device || !notification) return;
    const company = await findAmongSeveral(deps.db, notification.user_id, notification.client_id);
    const message: DeviceMessage = {
      title: company ? cleanName(company.company_name) : (await readSite(deps)).name,
      body: describeNotification(await translatorOfAccount(deps, notification.user_id), notification),
      url: screenOfCompany(company?.id, notificationScreen(notification)),
    };
    const isThere = await deps.push.send(device, JSON.stringify(message)).catch(async (error) => {
      await write(deps, nobody, ({ trx }) => noteFailure(trx, id, pushLimits.failures));
      throw error;
    });
    await write(deps, nobody, ({ trx }) => (isThere ? forgetFailures(trx, id) : deleteDevice(trx, id)));
  },
};

/** Mails one notification to its account. */
export const mailNotice: Job<{ notification: number }> = {
  kind: "mail_notice",
  payload: z.object({ notification: z.number().int() }),
  atOnce: 2,
  async run(deps, { notification: id }) {
    const notification = await findAddressed(deps.db, id);
    const topic = notification && topics[notification.kind];
    if (!topic || !notification.email) return;
    const company = await findAmongSeveral(deps.db, notification.user_id, notification.client_id);
    const addressed = { ...notification, email: notification.email, company };
    const t = await translatorOfAccount(deps, notification.user_id);
    const site = await readSite(deps);
    const mail = isAlways(topic)
      ? composeSureNotice(
          t,
          site,
          addressed,
          topic,
          topic === "plan" ? await findOwnReminder(deps, t, site, notification) : undefined,
        )
      : composeNotice(t, { ...site, tokenKeys: deps.config.tokenKeys }, addressed, topic);
    await deliver(deps.mail, mail);
  },
};

/** Tells open screens of a notification, and leaves its messages to devices and its mail to jobs of their own. */
export const deliverNotification: Job<{ id: number }> = {
  kind: "deliver_notification",
  payload: z.object({ id: z.number().int() }),
  isUrgent: true,
  async run(deps, { id }) {
    const notification = await findAddressed(deps.db, id);
    if (!notification) return;
    await deps.streams.tell([notification.user_id]);
    if (!notification.is_active || notification.delivered_at !== null) return;
    const mayMail = deps.mail.isOn && (await mayTell(deps, "mails", mailLimits.perHour, notification));
    const mayPush = await mayTell(deps, "device messages", pushLimits.perHour, notification);
    await write(deps, nobody, async (open) => {
      if (!(await takeDelivery(open.trx, id, open.now))) return;
      if (mayPush) await messageDevices(open, notification);
      if (mayMail) await mail(open, notification);
    });
  },
};

/** Beyond so many in an hour the dashboard alone tells: a flood of forms must not become one of mails. */
async function mayTell({ shared }: Deps, name: string, perHour: number, { user_id }: Addressed): Promise<boolean> {
  const limiter = shared.createLimiter({ name: `notification ${name}`, points: perHour, seconds: 60 * 60 });
  return (await limiter.take(String(user_id))) === 0;
}

async function messageDevices({ trx, enqueue }: Write, { id: notification, user_id }: Addressed): Promise<void> {
  for (const { id: device } of await listDevices(trx, user_id)) await enqueue(pushMessage, { device, notification });
}

async function mail({ trx, enqueue }: Write, { id: notification, kind, user_id, email }: Addressed): Promise<void> {
  const topic = topics[kind];
  if (topic && email && (isAlways(topic) || (await wantsMail(trx, user_id, topic))))
    await enqueue(mailNotice, { notification });
}

function isAlways(topic: MailTopic | AlwaysMailed): topic is AlwaysMailed {
  return topic === "plan" || topic === "own";
}

export const notificationJobs: readonly Job[] = [
  createExpiry({
    kind: "expire_notifications",
    keepMs: notificationLimits.days * dayMs,
    rows: { table: "notifications", key: ["id"], time: "created_at" },
  }),
  deliverNotification as Job,
  pushMessage as Job,
  mailNotice as Job,
];
