import type { Finding } from "@/lib/contract/health/schema";
import type { Db, Row } from "../ports/database/schema";

export type FindingRow = Omit<Row<"findings">, "state"> & { state: Finding["state"] };

/** What was last found of each check. */
export function listFindings(db: Db): Promise<FindingRow[]> {
  return db.selectFrom("findings").selectAll().orderBy("name").$narrowType<FindingRow>().execute();
}

export async function saveFindings(trx: Db, findings: readonly FindingRow[]): Promise<void> {
  await trx.deleteFrom("findings").execute();
  await trx.insertInto("findings").values(findings).execute();
}
