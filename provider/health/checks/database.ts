import { randomUUID } from "node:crypto";
import { rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { findLastEntryTime } from "../../kernel/write/audit-repo";
import { findDamage, readDatabaseClock } from "../../ports/database/queries/check-database";
import { openSharedState } from "../../ports/shared/open";
import { type CheckContext, type Finding, fine, problem } from "./finding";

export async function checkDatabase({ db, config }: CheckContext): Promise<Finding> {
  const kind = config.databaseUrl === undefined ? "SQLite" : "PostgreSQL";
  const damage = await findDamage(db);
  return damage === null
    ? fine("database", `${kind}: right version, no damage`)
    : problem("database", `${kind} is damaged (${damage}): stop the service and restore a backup`);
}

const minute = 60_000;

/**
 * Compared with the newest audit entry, which cannot be in the future, and with the clocks of database, disk and shared
 * state, which may be other machines.
 */
export async function checkClock({ db, config, now }: CheckContext): Promise<Finding> {
  const last = await findLastEntryTime(db);
  const ahead = last === null ? 0 : Date.parse(last) - now().getTime();
  if (ahead > minute)
    return problem(
      "clock",
      `The clock is ${Math.round(ahead / minute)} minutes behind the last entry, made at ${last}`,
    );
  const others = {
    "the database": await readDatabaseClock(db),
    "the disk": await readDiskClock(config.dataDir),
    Redis: await readSharedClock(config.redisUrl),
  };
  for (const [name, time] of Object.entries(others)) {
    const apart = time === null ? 0 : (now().getTime() - time.getTime()) / minute;
    if (Math.abs(apart) <= 1) continue;
    const side = apart > 0 ? "ahead of" : "behind";
    return problem(
      "clock",
      `The clock is ${Math.round(Math.abs(apart))} minutes ${side} the clock of ${name}: set the right time`,
    );
  }
  return fine("clock", `It is ${now().toISOString()}`);
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
