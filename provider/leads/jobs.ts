import { z } from "zod";
import { dayAfter, dayMs, dayOf } from "@/lib/contract/clock";
import { notificationLimits } from "@/lib/contract/notifications/values";
import type { Deps } from "../deps";
import { eachRow } from "../kernel/jobs/each-row";
import { createExpiry } from "../kernel/jobs/expire";
import type { Job } from "../kernel/jobs/job";
import { localTime } from "../kernel/local-time";
import { nobody } from "../kernel/write/audit-repo";
import { type Write, write } from "../kernel/write/write";
import { notify } from "../notifications/service";
import { listReminders, type Reminder, takeReminder } from "./repo";

/** Notifies companies of due reminders, once per reminder date. */
export const remindOfLeads: Job = {
  kind: "remind_of_leads",
  payload: z.unknown(),
  every: 5 * 60_000,
  async run(deps, _payload, signal) {
    // A day ahead, because no time zone is further ahead of UTC; the company's own time zone decides.
    const latest = dayAfter(dayOf(deps.now()));
    await eachRow(
      signal,
      (page) => listReminders(deps.db, { latest, ...page }),
      async (reminder) => {
        if (isDue(deps, reminder)) await write(deps, nobody, (open) => remind(open, reminder));
      },
    );
  },
};

/** Due from the morning of the day, in the company's time zone. */
function isDue({ config, now }: Deps, { remind_on, time_zone }: Reminder): boolean {
  const { day: today, hour } = localTime(time_zone ?? config.timeZone, now());
  return remind_on < today || (remind_on === today && hour >= notificationLimits.morning);
}

async function remind(open: Write, { id, client_id: clientId, name, remind_on }: Reminder): Promise<void> {
  if (await takeReminder(open.trx, id, remind_on))
    await notify(open, { clientId }, { kind: "reminder_due", detail: name, count: null, subjectId: id });
}

const expireLeads = createExpiry({
  kind: "expire_leads",
  keepMs: ({ leadsRetentionDays }) => leadsRetentionDays * dayMs,
  rows: { table: "leads", key: ["id"], time: "updated_at" },
});

export const leadJobs: readonly Job[] = [remindOfLeads, expireLeads];
