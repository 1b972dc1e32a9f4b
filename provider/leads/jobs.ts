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
import { listConcerned } from "../memberships/repo";
import { notify } from "../notifications/service";
import { climb } from "./climbing";
import { listClimbing, listReminders, type Reminder, takeReminder } from "./repo";

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

async function remind(open: Write, { id, client_id: clientId, person_id, name, remind_on }: Reminder): Promise<void> {
  if (!(await takeReminder(open.trx, id, remind_on))) return;
  const userIds = await listConcerned(open.trx, clientId, person_id);
  await notify(open, { clientId, userIds }, { kind: "reminder_due", detail: name, count: null, subjectId: id });
}

/** Tells managers of leads that their people have not answered in time, each once. */
export const letLeadsClimb: Job = {
  kind: "let_leads_climb",
  payload: z.unknown(),
  every: 5 * 60_000,
  async run(deps, _payload, signal) {
    const now = deps.now().toISOString();
    await eachRow(
      signal,
      (page) => listClimbing(deps.db, { now, ...page }),
      (lead) => write(deps, nobody, (open) => climb(open, lead)),
    );
  },
};

const expireLeads = createExpiry({
  kind: "expire_leads",
  keepMs: ({ leadsRetentionDays }) => leadsRetentionDays * dayMs,
  rows: { table: "leads", key: ["id"], time: "updated_at" },
});

export const leadJobs: readonly Job[] = [remindOfLeads, letLeadsClimb, expireLeads];
