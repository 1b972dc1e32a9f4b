import { sql } from "kysely";
import { isPostgres } from "../columns";
import type { Database, Db } from "../schema";

/** Raises a table's sequence to its largest id, never back. SQLite does so by itself. */
export async function raiseCounter(db: Db, table: keyof Database): Promise<void> {
  if (!isPostgres(db)) return;
  await sql`select setval(counter, greatest(nextval(counter), largest))
    from (select pg_get_serial_sequence(quote_ident(${table}), 'id') as counter, max(id) as largest from ${sql.table(table)})
      as numbers
    where counter is not null and largest is not null`.execute(db);
}
