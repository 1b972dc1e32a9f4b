import { type ColumnDefinitionBuilder, type Kysely, PostgresAdapter, sql } from "kysely";

type BuildColumn = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;

/**
 * Column types for migrations that mean the same on both databases.
 *
 * - `text` compares by bytes, as SQLite does; PostgreSQL would use the server's locale otherwise.
 * - `integer` has 64 bits; JavaScript's numbers keep 53 of them.
 * - `boolean` is 0 or 1 in SQLite. Its name starts with `is_`, so that the dialect can tell it from a number.
 * - Times are `text`, ISO 8601 in UTC with milliseconds, so text order is time order.
 */
export function columnTypes(db: Kysely<unknown>) {
  return isPostgres(db)
    ? ({ text: sql`text collate "C"`, integer: "bigint", boolean: "boolean" } as const)
    : ({ text: "text", integer: "integer", boolean: "integer" } as const);
}

/** An auto-increment `integer` that is never reused, not even after a row is deleted. */
export function identity(db: Kysely<unknown>): BuildColumn {
  return isPostgres(db)
    ? (column) => column.primaryKey().generatedByDefaultAsIdentity()
    : (column) => column.primaryKey().autoIncrement();
}

export const required: BuildColumn = (column) => column.notNull();

/** Deleted with its client. */
export const ofClient: BuildColumn = (column) => column.notNull().references("clients.id").onDelete("cascade");

/** For features that only one of the databases has. */
export function isPostgres(db: Pick<Kysely<unknown>, "getExecutor">): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}
