import { type RawBuilder, sql } from "kysely";
import { StartError } from "@/lib/runtime/start-error";
import { DatabaseError } from "../../ports/database/failure";
import { listApplied, migrate } from "../../ports/database/migrate";
import { connectPostgres, noLimits } from "../../ports/database/postgres-connection";
import { requirePostgres } from "../../ports/database/postgres-start";
import type { Db } from "../../ports/database/schema";
import * as unfinished from "../../ports/database/unfinished-restore";
import {
  type Cell,
  type Column,
  derived,
  type Found,
  type Row,
  type RowTarget,
  type Snapshot,
  type Table,
  toTables,
} from "./tables";

/** Large tables are read in pages, and the reader may be slow, so timeouts are long. */
const limits = { max: 1, statement_timeout: 120_000, query_timeout: 130_000, connectionTimeoutMillis: 10_000 };

/** @throws StartError if the database does not answer, or a restore into it was never finished. */
export async function openPostgresSnapshot(url: string): Promise<Snapshot> {
  const { place } = await requirePostgres(url, { mayCreate: false, patience: 5_000 });
  const db = connectPostgres(url, limits);
  try {
    await unfinished.refuseUnfinished(db, place);
    const trx = await db.startTransaction().setIsolationLevel("repeatable read").setAccessMode("read only").execute();
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
    return {
      migrations: await listApplied(trx),
      tables: await readTables(trx),
      read: (table, after, limit) => readPage(trx, table, after, limit),
      lastGiven: (table) => readLastGiven(trx, table),
      async close() {
        await trx.rollback().execute();
        await db.destroy();
      },
    };
  } catch (error) {
    await db.destroy();
    throw error instanceof DatabaseError ? new StartError(`DATABASE_URL: ${place} does not answer`) : error;
  }
}

/**
 * Opens an empty PostgreSQL database, or one with an interrupted restore of the same `source`, which starts again from
 * nothing. No service starts from it until `admit`.
 *
 * @throws StartError if it holds anything else.
 */
export async function openPostgresTarget(url: string, source: string, upTo: string): Promise<RowTarget> {
  const { place, schema } = await requirePostgres(url, { mayCreate: true, patience: 5_000 });
  const db = connectPostgres(url, { ...noLimits, max: 1 });
  try {
    await unfinished.beginRestore(db, place, source);
    await migrate(db, { schema, upTo });
    return {
      tables: await readTables(db),
      insert: (table, rows) => insertRows(db, table, rows),
      setCounter: (table, lastGiven) => setCounter(db, table, lastGiven),
      async finish() {
        await migrate(db, { schema });
        await sql`analyze`.execute(db);
      },
      db,
      admit: () => unfinished.endRestore(db),
      close: () => db.destroy(),
    };
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/**
 * All tables with rows, parents first. Read from the catalogue, so that tables of later migrations are included.
 * Without `kysely_…` tables, which belong to the migrations.
 */
async function readTables(db: Db): Promise<Table[]> {
  const { rows } = await sql<Found>`
    select relname::text as name,
      (select json_agg(json_build_object('name', attname, 'kind', format_type(atttypid, null)) order by attnum)
        from pg_attribute where attrelid = pg_class.oid and attnum > 0 and not attisdropped) as columns,
      (select attname::text from pg_attribute where attrelid = pg_class.oid and attidentity <> '') as counter,
      (select json_agg(attname order by part.place)
        from pg_index, unnest(indkey) with ordinality as part (number, place), pg_attribute
        where indrelid = pg_class.oid and indisprimary and part.place <= indnkeyatts and attrelid = pg_class.oid
          and attnum = part.number) as key,
      (select coalesce(json_agg(distinct parent.relname), '[]') from pg_constraint, pg_class as parent
        where conrelid = pg_class.oid and contype = 'f' and parent.oid = confrelid) as parents
    from pg_class where ${unfinished.isStoredHere} and relname not like 'kysely\\_%'
      and relname not in (${sql.join([unfinished.mark, ...derived])})
    order by relname`.execute(db);
  return toTables(rows);
}

/** Up to `limit` rows after the key `after`, or from the start. */
async function readPage(db: Db, { name, columns, key }: Table, after: Row | null, limit: number): Promise<Row[]> {
  const order = listNames(key);
  const behind = after ? sql`where (${order}) > (${sql.join(after)})` : sql``;
  // Numbers as text, because the driver's numbers lose large ones. Aliased, because `order by` would sort the text
  // otherwise.
  const values = columns.map((column, index) => {
    const value = column.kind === "bigint" ? sql`${sql.id(column.name)}::text` : sql.id(column.name);
    return sql`${value} as ${sql.id(`cell_${index}`)}`;
  });
  const { rows } = await sql<Record<string, Cell>>`
    select ${sql.join(values)} from ${sql.id(name)} ${behind} order by ${order} limit ${limit}`.execute(db);
  return rows.map((row) => columns.map((_, index) => row[`cell_${index}`] ?? null));
}

async function readLastGiven(db: Db, { name, counter }: Table): Promise<bigint> {
  if (counter === null) return 0n;
  const { rows } = await sql<{ last: string | null }>`
    select pg_sequence_last_value(pg_get_serial_sequence(quote_ident(${name}), ${counter}))::text as last`.execute(db);
  return BigInt(rows[0]?.last ?? 0);
}

/** One array per column: one parameter per value would exceed the protocol's limit. */
async function insertRows(db: Db, { name, columns }: Table, rows: readonly Row[]): Promise<void> {
  const lists = columns.map(({ kind }, index) => {
    const values = rows.map((row) => row[index]);
    return sql`cast(${values} as ${sql.raw(kind)}[])`;
  });
  await sql`insert into ${sql.id(name)} (${listNames(columns)}) select * from unnest(${sql.join(lists)})`.execute(db);
}

/** Sets the counter to `lastGiven` or the highest number in the table, whichever is larger. */
async function setCounter(db: Db, { name, counter }: Table, lastGiven: bigint): Promise<void> {
  if (counter === null) return;
  await sql`select setval(pg_get_serial_sequence(quote_ident(${name}), ${counter}), last)
    from (select greatest(cast(${String(lastGiven)} as bigint), max(${sql.id(counter)})) as last from ${sql.id(name)}) as largest
    where last > 0`.execute(db);
}

function listNames(columns: readonly Column[]): RawBuilder<unknown> {
  return sql.join(columns.map(({ name }) => sql.id(name)));
}
