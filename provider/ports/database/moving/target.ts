import { type RawBuilder, sql } from "kysely";
import type { Db } from "../schema";
import { type Cell, keyOf, type Row } from "./cells";
import type { Column, Table } from "./tables";

/** Adds rows, all or none. They go as one list for each column: a value each would soon be more than a call may have. */
export async function insertRows(db: Db, { name, columns }: Table, rows: readonly Row[]): Promise<void> {
  const lists = columns.map(({ kind }, index) => {
    const values = rows.map((row) => row[index]);
    return sql`cast(${values} as ${sql.raw(kind)}[])`;
  });
  await sql`insert into ${sql.id(name)} (${listNames(columns)}) select * from unnest(${sql.join(lists)})`.execute(db);
}

/** The key of the table's last row, null in an empty table. */
export async function readLastKey(db: Db, table: Table): Promise<Row | null> {
  const backwards = table.key.map(({ name }) => sql`${sql.id(name)} desc`);
  const [last] = await select(db, table, sql`order by ${sql.join(backwards)} limit 1`);
  return last ? keyOf(table, last) : null;
}

/** The rows behind the key `after`, from the first on without one, up to and including the one with the key `last`. */
export function readRows(db: Db, table: Table, after: Row | null, last: Row): Promise<Row[]> {
  const key = listNames(table.key);
  const behind = after ? sql`and (${key}) > (${sql.join(after)})` : sql``;
  return select(db, table, sql`where (${key}) <= (${sql.join(last)}) ${behind} order by ${key}`);
}

/** Up to `limit` rows behind the key `after`, from the first on without one. */
export function readPage(db: Db, table: Table, after: Row | null, limit: number): Promise<Row[]> {
  const key = listNames(table.key);
  const behind = after ? sql`where (${key}) > (${sql.join(after)})` : sql``;
  return select(db, table, sql`${behind} order by ${key} limit ${limit}`);
}

export async function countRows(db: Db, { name }: Table): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.id(name)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Lets the table's counter go on after `lastGiven`, and after the largest number that is there. */
export async function setCounter(db: Db, { name, counter }: Table, lastGiven: bigint): Promise<void> {
  if (counter === null) return;
  await sql`select setval(pg_get_serial_sequence(quote_ident(${name}), ${counter}), last)
    from (select greatest(cast(${String(lastGiven)} as bigint), max(${sql.id(counter)})) as last from ${sql.id(name)}) as largest
    where last > 0`.execute(db);
}

async function select(db: Db, { name, columns }: Table, rest: RawBuilder<unknown>): Promise<Row[]> {
  // Numbers as text: the driver's own are too small for some. Under names of their own, or `rest` would order by the text.
  const values = columns.map((column, index) => {
    const value = column.kind === "bigint" ? sql`${sql.id(column.name)}::text` : sql.id(column.name);
    return sql`${value} as ${sql.id(`cell_${index}`)}`;
  });
  const query = sql<Record<string, Cell>>`select ${sql.join(values)} from ${sql.id(name)} ${rest}`;
  const { rows } = await query.execute(db);
  return rows.map((row) => columns.map((_, index) => row[`cell_${index}`] ?? null));
}

function listNames(columns: readonly Column[]): RawBuilder<unknown> {
  return sql.join(columns.map(({ name }) => sql.id(name)));
}
