import { randomUUID } from "node:crypto";
import { rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { findLastEntryTime } from "../../kernel/write/audit-repo";
import { readDatabaseClock } from "../../ports/database/queries/check-database";
import { openSharedState } from "../../ports/shared/open";
import { type CheckContext, type Finding, fine, problem } from "./finding";

const minute = 60_000;

/**
 * Compared with the newest audit entry, which cannot be in the future, and with the clocks of database, disk and shared
 * state, which may be other machines.
 */
export async function checkClock({ db, config, now, t }: CheckContext): Promise<Finding> {
  const last = await findLastEntryTime(db);
  const ahead = last === null ? 0 : Date.parse(last) - now().getTime();
  if (last !== null && ahead > minute) {
    const minutes = Math.round(ahead / minute);
    return problem("clock", t("findings.clock.behindLast", { minutes, time: last }));
  }
  const others = {
    database: await readDatabaseClock(db),
    disk: await readDiskClock(config.dataDir),
    redis: await readSharedClock(config.redisUrl),
  };
  for (const [other, time] of Object.entries(others)) {
    const apart = time === null ? 0 : (now().getTime() - time.getTime()) / minute;
    if (Math.abs(apart) <= 1) continue;
    const minutes = Math.round(Math.abs(apart));
    return problem("clock", t(apart > 0 ? "findings.clock.ahead" : "findings.clock.behind", { minutes, other }));
  }
  return fine("clock", t("findings.clock.now", { time: now().toISOString() }));
}

/** In seconds; an outage is another check's finding. */
async function readSharedClock(redisUrl: string | undefined): Promise<Date | null> {
  const shared = await openSharedState(redisUrl).catch(() => null);
  try {
    return (await shared?.readClock()) ?? null;
  } finally {
    await shared?.close();
  }
}

/** The mtime of a new file: the disk may be another machine. */
async function readDiskClock(folder: string): Promise<Date> {
  const file = path.join(folder, `clock-${randomUUID()}.tmp`);
  try {
    await writeFile(file, "");
    return (await stat(file)).mtime;
  } finally {
    await rm(file, { force: true });
  }
}
