import { z } from "zod";
import { dayAfter } from "@/lib/contract/clock";
import { notificationLimits } from "@/lib/contract/notifications/values";
import type { Deps } from "../deps";
import type { Job } from "../kernel/jobs/job";
import { localTime } from "../kernel/local-time";
import { nobody } from "../kernel/write/audit-repo";
import { type Write, write } from "../kernel/write/write";
import { findAmongSeveral } from "../memberships/repo";
import { sendLetter } from "../notifications/mail/jobs";
import { type DigestReader, listDigestReaders, listTimeZones, takeDigest } from "../notifications/mailings/repo";
import { weekdayOf } from "../ports/database/queries/days";
import { countOf, sumFigures } from "./repo";

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
      await write(deps, nobody, (open) => sendDigest(open, reader, monday));
    }
    if (readers.length < batch) return;
  }
}

async function sendDigest({ trx, enqueue }: Write, reader: DigestReader, monday: string) {
  if (!(await takeDigest(trx, reader.id, monday))) return;
  const week = { from: dayAfter(monday, -7), to: dayAfter(monday, -1) };
  const figures = await sumFigures(trx, reader.client_id, week, ["views", "visitors", "kind"]);
  const told = {
    views: countOf(figures, "views"),
    visitors: countOf(figures, "visitors"),
    calls: countOf(figures, "call"),
    chats: countOf(figures, "whatsapp"),
  };
  if (told.views === 0) return;
  const { user_id, email: to, company_name } = reader;
  const client_id = (await findAmongSeveral(trx, user_id, reader.client_id))?.id;
  const letter = { kind: "digest" as const, company_name, client_id, from: week.from, ...told };
  await enqueue(sendLetter, { user_id, to, letter });
}
