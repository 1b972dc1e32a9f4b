import { z } from "zod";
import { dayAfter } from "@/lib/contract/clock";
import { notificationLimits } from "@/lib/contract/notifications/values";
import type { Deps } from "../deps";
import type { Job } from "../kernel/jobs/job";
import { localTime } from "../kernel/local-time";
import { readSite } from "../kernel/site";
import { nobody } from "../kernel/write/audit-repo";
import { type Write, write } from "../kernel/write/write";
import { sendMail } from "../notifications/mail/jobs";
import { composeDigest } from "../notifications/mail/notice";
import { type DigestReader, listDigestReaders, listTimeZones, takeDigest } from "../notifications/mailings/repo";
import { weekdayOf } from "../ports/database/queries/days";
import { sumFigures } from "./repo";

const batch = 100;

/** On Mondays, last week's figures; not for a company without views. */
export const sendDigests: Job = {
  kind: "send_digests",
  payload: z.unknown(),
  every: 10 * 60_000,
  async run(deps, _payload, signal) {
    if (!deps.mail.isOn) return;
    for (const timeZone of [null, ...(await listTimeZones(deps.db))]) {
      const { day: today, hour } = localTime(timeZone ?? deps.config.timeZone, deps.now());
      if (weekdayOf(today) === 1 && hour >= notificationLimits.morning)
        await sendDigestsOf(deps, timeZone, today, signal);
    }
  },
};

async function sendDigestsOf(deps: Deps, timeZone: string | null, monday: string, signal: AbortSignal): Promise<void> {
  for (;;) {
    const readers = await listDigestReaders(deps.db, { timeZone, monday, limit: batch });
    for (const reader of readers) {
      if (signal.aborted) return;
      await write(deps, nobody, (open) => sendDigest(deps, open, reader, monday));
    }
    if (readers.length < batch) return;
  }
}

async function sendDigest(deps: Deps, { trx, enqueue }: Write, reader: DigestReader, monday: string) {
  if (!(await takeDigest(trx, reader.user_id, monday))) return;
  const week = { from: dayAfter(monday, -7), to: dayAfter(monday, -1) };
  const figures = await sumFigures(trx, reader.client_id, week, ["views", "visitors", "kind"]);
  const countOf = (wanted: string) => figures.find(({ metric, item }) => (item || metric) === wanted)?.count ?? 0;
  const told = {
    views: countOf("views"),
    visitors: countOf("visitors"),
    calls: countOf("call"),
    chats: countOf("whatsapp"),
  };
  if (told.views === 0) return;
  const sender = { ...(await readSite({ ...deps, db: trx })), tokenKeys: deps.config.tokenKeys };
  await enqueue(sendMail, composeDigest(sender, { ...reader, from: readable(week.from) }, told));
}

/** 16 November. */
function readable(date: string): string {
  const format = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", timeZone: "UTC" });
  return format.format(new Date(`${date}T00:00:00Z`));
}
