import { sql } from "kysely";
import { isPostgres } from "../columns";
import type { Database, Db } from "../schema";

export async function listColumns(db: Db, table: keyof Database): Promise<Set<string>> {
  const query = isPostgres(db)
    ? sql<{ name: string }>`select column_name::text as name from information_schema.columns
        where table_schema = current_schema() and table_name = ${table}`
    : sql<{ name: string }>`select name from pragma_table_info(${table})`;
  const { rows } = await query.execute(db);
  return new Set(rows.map(({ name }) => name));
}
