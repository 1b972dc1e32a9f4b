import { type Kysely, type RawBuilder, sql } from "kysely";
import { isPostgres } from "./columns";

type Trigger = {
  name: string;
  /** Such as `after insert on clients`. */
  when: RawBuilder<unknown>;
  /** One statement, with the row as `new` and `old`. */
  run: RawBuilder<unknown>;
};

/** Creates a trigger for each row, on both databases. */
export async function createTrigger(db: Kysely<unknown>, { name, when, run }: Trigger): Promise<void> {
  if (!isPostgres(db)) return void (await sql`create trigger ${sql.id(name)} ${when} begin ${run}; end`.execute(db));
  // A `before delete` trigger must return a row, or the deletion is skipped; other triggers ignore it.
  await createFunction(db, name, sql`begin ${run}; return coalesce(new, old); end`);
  await sql`create trigger ${sql.id(name)} ${when} for each row execute function ${sql.id(name)}()`.execute(db);
}

/** Its function in PostgreSQL stays for a trigger of the same name. */
export async function dropTrigger(db: Kysely<unknown>, name: string, table: string): Promise<void> {
  await sql`drop trigger ${sql.id(name)} ${isPostgres(db) ? sql`on ${sql.table(table)}` : sql``}`.execute(db);
}

type RowsTrigger = {
  name: string;
  event: "insert" | "delete";
  table: string;
  /** Columns that `run` reads. */
  columns: readonly string[];
  /** One statement; `changed` is the rows, for its `from`. */
  run: (changed: RawBuilder<unknown>) => RawBuilder<unknown>;
};

/** Creates a trigger for all rows of a statement at once; SQLite can only run it for each row. */
export async function createRowsTrigger(
  db: Kysely<unknown>,
  { name, event, table, columns, run }: RowsTrigger,
): Promise<void> {
  const row = sql.raw(event === "insert" ? "new" : "old");
  const when = sql`after ${sql.raw(event)} on ${sql.table(table)}`;
  if (isPostgres(db)) {
    await createFunction(db, name, sql`begin ${run(sql`changed`)}; return null; end`);
    await sql`create trigger ${sql.id(name)} ${when} referencing ${row} table as changed
      for each statement execute function ${sql.id(name)}()`.execute(db);
    return;
  }
  const values = sql.join(columns.map((column) => sql`${row}.${sql.ref(column)} as ${sql.ref(column)}`));
  await createTrigger(db, { name, when, run: run(sql`(select ${values}) as changed`) });
}

/**
 * The search_path is fixed, so that names resolve to this schema for any writer. `or replace`, because an interrupted
 * attempt may have left the function.
 */
async function createFunction(db: Kysely<unknown>, name: string, body: RawBuilder<unknown>): Promise<void> {
  await sql`create or replace function ${sql.id(name)}() returns trigger language plpgsql
    set search_path from current as $$ ${body}; $$`.execute(db);
}
