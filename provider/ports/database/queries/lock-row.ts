import { sql } from "kysely";
import type { Database, Db, Row } from "../schema";

type DatedTable = {
  [T in keyof Database]: Database[T] extends { created_at: string } ? T : never;
}[keyof Database];

/**
 * Locks the row with this value until the transaction ends and returns it. It uses an update that changes nothing,
 * which works in both databases.
 */
export async function lockRow<T extends DatedTable>(
  trx: Db,
  table: T,
  column: keyof Row<T> & string,
  value: string | number,
): Promise<Row<T> | undefined> {
  const { rows } = await sql<Row<T>>`
    update ${sql.table(table)} set created_at = created_at where ${sql.ref(column)} = ${value} returning *`.execute(
    trx,
  );
  return rows[0];
}
