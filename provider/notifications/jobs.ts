import { z } from "zod";
import { dayMs } from "@/lib/contract/clock";
import { mailLimits, notificationLimits, pushLimits } from "@/lib/contract/limits/notification";
import type { MailTopic, NotificationKind } from "@/lib/contract/notification";
import { describeNotification, notificationScreen } from "@/lib/contract/notification-texts";
import { nobody } from "../audit/repo";
import type { Deps } from "../deps";
import { pushMessage } from "../devices/jobs";
import { listDevices } from "../devices/repo";
import { createExpiry } from "../jobs/expire";
import type { Job } from "../jobs/job";
import { sendMail } from "../mail/jobs";
import { readMailingSite } from "../mail/mailing-site";
import { composeNotice } from "../mail/notice";
import { wantsMail } from "../mailings/repo";
import { type Write, write } from "../write/write";
import { findAddressed, takeDelivery } from "./repo";

type Addressed = NonNullable<Awaited<ReturnType<typeof findAddressed>>>;

/** Mails that go out at once; of what is not named here only devices are told. */
const topics: Partial<Record<NotificationKind, MailTopic>> = {
  lead_received: "leads",
  order_received: "leads",
  appointment_requested: "leads",
  appointment_withdrawn: "leads",
  review_received: "reviews",
  sign_up_received: "sign_ups",
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
      if (mayPush) await messageDevices(deps, open, notification);
      if (mayMail) await mail(deps, open, notification);
    });
  },
};

/** Beyond so many in an hour the dashboard alone tells: a flood of forms must not become one of mails. */
async function mayTell({ shared }: Deps, name: string, perHour: number, { user_id }: Addressed): Promise<boolean> {
  const limiter = shared.createLimiter({ name: `notification ${name}`, points: perHour, seconds: 60 * 60 });
  return (await limiter.take(String(user_id))) === 0;
}

async function messageDevices(deps: Deps, { trx, enqueue }: Write, notification: Addressed): Promise<void> {
  const message = {
    title: (await readMailingSite({ ...deps, db: trx })).brandName,
    body: describeNotification(notification),
    url: notificationScreen(notification),
  };
  for (const { id } of await listDevices(trx, notification.user_id))
    await enqueue(pushMessage, { device: id, message });
}

async function mail(deps: Deps, { trx, enqueue }: Write, notification: Addressed): Promise<void> {
  const topic = topics[notification.kind];
  if (topic && (await wantsMail(trx, notification.user_id, topic)))
    await enqueue(sendMail, composeNotice(await readMailingSite({ ...deps, db: trx }), notification, topic));
}

export const notificationJobs: readonly Job[] = [
  createExpiry({
    kind: "expire_notifications",
    keepMs: notificationLimits.days * dayMs,
    rows: { table: "notifications", key: ["id"], time: "created_at" },
  }),
  deliverNotification as Job,
];
