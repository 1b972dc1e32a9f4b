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
 * Against the newest entry of the audit log, since nothing in it can be of a time that is still to come, and against the
 * clocks of the database, the disk and the shared state, which may be other machines'.
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

/** To the second; that the server is away is another look's to tell. */
async function readSharedClock(redisUrl: string | undefined): Promise<Date | null> {
  const shared = await openSharedState(redisUrl).catch(() => null);
  try {
    return (await shared?.readClock()) ?? null;
  } finally {
    await shared?.close();
  }
}

/** What the disk, which may be another machine's, says of a file that is written now. */
async function readDiskClock(folder: string): Promise<Date> {
  const file = path.join(folder, `clock-${randomUUID()}.tmp`);
  try {
    await writeFile(file, "");
    return (await stat(file)).mtime;
  } finally {
    await rm(file, { force: true });
  }
}
