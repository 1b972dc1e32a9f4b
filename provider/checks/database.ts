import { findLastEntryTime } from "../audit/repo";
import { findDamage } from "../ports/database/queries/find-damage";
import type { CheckContext } from "./check";
import { type Finding, fine, problem } from "./finding";

export async function checkDatabase({ db, config }: CheckContext): Promise<Finding> {
  const kind = config.databaseUrl === undefined ? "SQLite" : "PostgreSQL";
  const damage = await findDamage(db);
  return damage === null
    ? fine("database", `${kind}, of this version and whole`)
    : problem("database", `${kind} is damaged (${damage}): stop the service and restore a backup`);
}

const minute = 60_000;

/** Against the newest entry of the audit log: nothing in it can be of a time that is still to come. */
export async function checkClock({ db, now }: CheckContext): Promise<Finding> {
  const last = await findLastEntryTime(db);
  const ahead = last === null ? 0 : Date.parse(last) - now().getTime();
  return ahead > minute
    ? problem("clock", `It is ${Math.round(ahead / minute)} minutes behind what was written last, at ${last}`)
    : fine("clock", `It is ${now().toISOString()}`);
}
