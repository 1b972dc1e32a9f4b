import { sql } from "kysely";
import { StartError } from "@/lib/runtime/start-error";
import type { Db } from "./schema";

/**
 * Marks a PostgreSQL database while a backup is being restored, so that no service starts with half of the rows. The
 * table holds the backup's name. (Its own name is from an older release that moved rows from SQLite here; an unfinished
 * move is refused too.)
 */
export const mark = "unfinished_move";

/** All tables in our schema, by anybody, without those of extensions. */
export const isStoredHere = sql<boolean>`relkind in ('r', 'p')
  and not relispartition and relnamespace = (select oid from pg_namespace where nspname = current_schema())
  and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')`;

/** An arbitrary key that other programs are unlikely to use. */
const beginLock = 7_305_219_464;

/** @throws StartError for an unfinished restore; `place` names the database */
export async function refuseUnfinished(db: Db, place: string): Promise<void> {
  if (!(await listAllTables(db)).includes(mark)) return;
  throw new StartError(
    `DATABASE_URL: ${place} holds only a part of a backup: run npm run restore again with the same one, or name another database`,
  );
}

/**
 * Marks an empty database, or clears an unfinished restore of the same `source`.
 *
 * @throws StartError if the database holds anything else
 */
export async function beginRestore(db: Db, place: string, source: string): Promise<void> {
  const tables = await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${beginLock})`.execute(trx);
    const tables = await listAllTables(trx);
    if (tables.includes(mark)) {
      await requireSource(trx, place, source);
      return tables;
    }
    if (tables[0] !== undefined)
      throw new StartError(
        `DATABASE_URL: ${place} is not empty, it has a table ${tables[0]}; rows are put into an empty database only`,
      );
    await sql`create table ${sql.id(mark)} (source text not null)`.execute(trx);
    await sql`insert into ${sql.id(mark)} values (${source})`.execute(trx);
    return [];
  });
  for (const name of tables) if (name !== mark) await sql`drop table ${sql.id(name)} cascade`.execute(db);
}

/** Removes the mark, so that a service can start. */
export async function endRestore(db: Db): Promise<void> {
  await sql`drop table ${sql.id(mark)}`.execute(db);
}

async function requireSource(db: Db, place: string, source: string): Promise<void> {
  const { rows } = await sql<{ source: string }>`select source from ${sql.id(mark)}`.execute(db);
  if (rows[0]?.source !== source)
    throw new StartError(`DATABASE_URL: ${place} holds a part of another backup than this one; name an empty database`);
}

async function listAllTables(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname::text as name from pg_class where ${isStoredHere} order by relname`.execute(db);
  return rows.map(({ name }) => name);
}
