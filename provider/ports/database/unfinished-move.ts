import { sql } from "kysely";
import { StartError } from "@/lib/runtime/start-error";
import type { Admission } from "./postgres-start";
import type { Db } from "./schema";

/**
 * The table that stands in a PostgreSQL database from before its first row is moved there until the last one is verified,
 * so that no site is served from half of its rows. It names the database that the rows come from; how far the move has
 * come is told by the rows themselves.
 */
export const mark = "unfinished_move";

/** Whatever is stored in our schema, whoever made it, but for what an extension brings with it. */
export const isStoredHere = sql<boolean>`relkind in ('r', 'p')
  and not relispartition and relnamespace = (select oid from pg_namespace where nspname = current_schema())
  and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')`;

/** Any number that no other program on this database is likely to lock. */
const beginLock = 7_305_219_464;

/** Refuses a database whose rows have not all arrived. */
export const refuseUnfinishedMove: Admission = async (db, place) => {
  if (!(await listAllTables(db)).includes(mark)) return;
  throw new StartError(
    `DATABASE_URL: ${place} holds only part of the rows that are being moved there. ` +
      "Run the same command again (npm run migrate:to-postgres or npm run restore), or use another database.",
  );
};

/**
 * Refuses all but an empty database, which then bears the mark, and the unfinished target of the same `source`. `begin`
 * is asked before a move is begun rather than gone on with, and may refuse that.
 */
export function admitMoveOf(source: string, begin: () => void): Admission {
  return (db, place) =>
    db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(${beginLock})`.execute(trx);
      const [stranger, ...others] = await listAllTables(trx);
      if ([stranger, ...others].includes(mark)) return requireSource(trx, place, source);
      begin();
      if (stranger !== undefined)
        throw new StartError(
          `DATABASE_URL: ${place} is not empty, it has a table ${stranger}; rows are put into an empty database only`,
        );
      await sql`create table ${sql.id(mark)} (source text not null)`.execute(trx);
      await sql`insert into ${sql.id(mark)} values (${source})`.execute(trx);
    });
}

/** Removes what an attempt that was cut off has left beside its mark. */
export async function clearUnfinished(db: Db): Promise<void> {
  for (const name of await listAllTables(db))
    if (name !== mark) await sql`drop table ${sql.id(name)} cascade`.execute(db);
}

/** From now on the database is one to serve a site from. */
export async function endMove(db: Db): Promise<void> {
  await sql`drop table ${sql.id(mark)}`.execute(db);
}

async function requireSource(db: Db, place: string, source: string): Promise<void> {
  const { rows } = await sql<{ source: string }>`select source from ${sql.id(mark)}`.execute(db);
  if (rows[0]?.source !== source)
    throw new StartError(
      `DATABASE_URL: ${place} holds the unfinished move of another database or backup than this one; name an empty one`,
    );
}

async function listAllTables(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname::text as name from pg_class where ${isStoredHere} order by relname`.execute(db);
  return rows.map(({ name }) => name);
}
