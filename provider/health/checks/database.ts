import { findDamage } from "../../ports/database/queries/check-database";
import { type CheckContext, type Finding, fine, problem } from "./finding";

export async function checkDatabase({ db, config }: CheckContext): Promise<Finding> {
  const kind = config.databaseUrl === undefined ? "SQLite" : "PostgreSQL";
  const damage = await findDamage(db);
  return damage === null
    ? fine("database", `${kind}: right version, no damage`)
    : problem("database", `${kind} is damaged (${damage}): stop the service and restore a backup`);
}
