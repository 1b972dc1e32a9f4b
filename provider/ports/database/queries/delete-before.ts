import { sql } from "kysely";
import type { Database, Db } from "../schema";

/**
 * Rows that expire: their key, the column with the time that counts, and `only` if just some of the table's rows
 * expire.
 */
export type KeptRows = {
  [T in keyof Database]: {
    table: T;
    key: readonly (keyof Database[T] & string)[];
    time: keyof Database[T] & string;
    only?: { column: keyof Database[T] & string; value: string };
  };
}[keyof Database];

/** Deletes up to `limit` rows with a time up to and including `before`, oldest first. @returns how many */
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
