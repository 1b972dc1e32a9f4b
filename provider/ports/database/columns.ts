import { type ColumnDefinitionBuilder, type Kysely, PostgresAdapter, sql } from "kysely";

type BuildColumn = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;

/**
 * Column types that mean the same on both databases, for migrations.
 *
 * - `text` compares and orders by its bytes, as SQLite's always does; on PostgreSQL it would follow the language that
 *   the server was set up in.
 * - `integer` has 64 bits, of which JavaScript's numbers use 53.
 * - `boolean` is 0 or 1 in SQLite. Its name begins with `is_`, by which the port tells it from a number.
 * - Times are `text`, ISO 8601 in UTC with milliseconds: such text orders like the times it stands for.
 */
export function columnTypes(db: Kysely<unknown>) {
  return isPostgres(db)
    ? ({ text: sql`text collate "C"`, integer: "bigint", boolean: "boolean" } as const)
    : ({ text: "text", integer: "integer", boolean: "integer" } as const);
}

/** An `integer` that the database counts up and never gives twice, not even after a row has gone. */
export function identity(db: Kysely<unknown>): BuildColumn {
  return isPostgres(db)
    ? (column) => column.primaryKey().generatedByDefaultAsIdentity()
    : (column) => column.primaryKey().autoIncrement();
}

export const required: BuildColumn = (column) => column.notNull();

/** Goes with its client. */
export const ofClient: BuildColumn = (column) => column.notNull().references("clients.id").onDelete("cascade");

/** For what only one of them can do. */
export function isPostgres(db: Pick<Kysely<unknown>, "getExecutor">): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}
