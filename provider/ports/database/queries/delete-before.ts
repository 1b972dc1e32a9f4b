import { sql } from "kysely";
import type { Database, Db } from "../schema";

/**
 * Rows that are kept for a while: what tells one from the others, the column of the time that it is counted from, and,
 * where others of the table stay, what these have in common.
 */
export type KeptRows = {
  [T in keyof Database]: {
    table: T;
    key: readonly (keyof Database[T] & string)[];
    time: keyof Database[T] & string;
    only?: { column: keyof Database[T] & string; value: string };
  };
}[keyof Database];

/** Deletes at most `limit` rows from an ISO time or before it, the oldest first; how many there were. */
export async function deleteBefore(
  db: Db,
  { table, key, time, only }: KeptRows,
  before: string,
  limit: number,
): Promise<number> {
  const names = sql.join(key.map((column) => sql.ref(column)));
  const isMeant = only ? sql`${sql.ref(only.column)} = ${only.value}` : sql`true`;
  const { numAffectedRows = 0n } = await sql`
    delete from ${sql.table(table)} where (${names}) in (
      select ${names} from ${sql.table(table)} where ${isMeant} and ${sql.ref(time)} <= ${before}
      order by ${sql.ref(time)} limit ${limit}
    )`.execute(db);
  return Number(numAffectedRows);
}
