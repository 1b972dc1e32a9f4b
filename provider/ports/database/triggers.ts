import { type Kysely, type RawBuilder, sql } from "kysely";
import { isPostgres } from "./columns";

type Trigger = {
  name: string;
  /** `after insert on clients`. */
  when: RawBuilder<unknown>;
  /** One statement, in which `new` and `old` are the row. */
  run: RawBuilder<unknown>;
};

/** Has the database itself do something with every row, however it came to be written. */
export async function createTrigger(db: Kysely<unknown>, { name, when, run }: Trigger): Promise<void> {
  if (!isPostgres(db)) return void (await sql`create trigger ${sql.id(name)} ${when} begin ${run}; end`.execute(db));
  // What is answered before a deletion says that it may happen; afterwards nobody asks.
  await createFunction(db, name, sql`begin ${run}; return coalesce(new, old); end`);
  await sql`create trigger ${sql.id(name)} ${when} for each row execute function ${sql.id(name)}()`.execute(db);
}

type RowsTrigger = {
  name: string;
  event: "insert" | "delete";
  table: string;
  /** Those that `run` reads. */
  columns: readonly string[];
  /** One statement; the rows stand in `changed`, to be put behind its `from`. */
  run: (changed: RawBuilder<unknown>) => RawBuilder<unknown>;
};

/** The same for all rows of a statement at once, where the database can; SQLite goes row by row. */
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

/** Whoever writes to the tables, the names in it are of this schema; one may be left of a move that was begun anew. */
async function createFunction(db: Kysely<unknown>, name: string, body: RawBuilder<unknown>): Promise<void> {
  await sql`create or replace function ${sql.id(name)}() returns trigger language plpgsql
    set search_path from current as $$ ${body}; $$`.execute(db);
}
