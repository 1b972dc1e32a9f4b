import { StartError } from "@/lib/runtime/start-error";
import type { DatabasePort } from "../database";
import { DatabaseError } from "../failure";
import type { BeforeMigration } from "../migrate";
import { openPostgres } from "../postgres";
import { openSqlite } from "../sqlite";
import { admitMoveOf, endMove } from "../unfinished-move";
import { copyRows } from "./copy-rows";
import { openSource, type Source } from "./source";
import { readTables, type Table } from "./tables";
import { countRows, setCounter } from "./target";
import { verifyRows } from "./verify-rows";

/** Told how a move goes; whatever one of them throws ends it at that point. */
export type MoveWatch = {
  /** A table is begun, of so many rows, of which so many were done before. */
  begin(step: "copy" | "verify", table: string, rows: number, done: number): void;
  /** So many more rows are done. */
  advance(rows: number): void;
};

export type MoveOptions = {
  /** The SQLite database, which no other process has open. */
  file: string;
  /** The PostgreSQL database: empty, or the same move's that was cut off. */
  url: string;
  /** Whether text that PostgreSQL cannot keep is replaced, instead of ending the move. */
  replace: boolean;
  watch: MoveWatch;
  /** Runs before the old rows are brought to the newest schema. */
  beforeMigration: BeforeMigration;
  /** Runs before a move is begun rather than gone on with; what it throws refuses that. */
  begin: () => void;
  /** Runs when every row is verified, before the target may be served from. */
  settle: () => void;
};

/** Batches are small, but the disk below the server may be slow; in milliseconds. */
const limits = {
  statement_timeout: 120_000,
  lock_timeout: 60_000,
  query_timeout: 130_000,
  connectionTimeoutMillis: 10_000,
};

/**
 * Moves every row of an SQLite database into a PostgreSQL database, and compares them all. Cut off at any point it goes
 * on when it is called again. The file is brought to the newest schema, as any start does, and is not changed otherwise.
 *
 * @returns how many rows each table has, by the table's name.
 * @throws StartError where either database cannot be used, a row cannot be moved, or one differs afterwards.
 */
export async function moveRows({
  file,
  url,
  replace,
  watch,
  beforeMigration,
  begin,
  settle,
}: MoveOptions): Promise<Map<string, number>> {
  await (await openSqlite(file, { mayCreate: false, beforeMigration })).close();
  const source = openSource(file, { replace });
  let target: DatabasePort | undefined;
  try {
    const admit = admitMoveOf(source.id, begin);
    target = await openPostgres(url, { admit, maxConnections: 1, limits });
    const { db } = target;
    return await target.alone(async () => {
      const tables = await readTables(db);
      requireSameColumns(source, tables);
      for (const table of tables) {
        watch.begin("copy", table.name, source.count(table), await countRows(db, table));
        await copyRows(source, db, table, watch.advance);
        await setCounter(db, table, source.lastGiven(table));
      }
      for (const table of tables) {
        watch.begin("verify", table.name, source.count(table), 0);
        await verifyRows(source, db, table, watch.advance);
      }
      settle();
      await endMove(db);
      return new Map(tables.map((table) => [table.name, source.count(table)]));
    });
  } catch (error) {
    throw explain(error);
  } finally {
    await target?.close();
    source.close();
  }
}

/** Both were brought to the same schema, so they differ only where somebody has added to one by hand. */
function requireSameColumns(source: Source, tables: Table[]): void {
  const columns = tables.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`));
  const stranger = source.columns.find((column) => !columns.includes(column));
  if (stranger !== undefined)
    throw new StartError(`The SQLite database has ${stranger}, which is none of this service's; remove it first`);
  const missing = columns.find((column) => !source.columns.includes(column));
  if (missing !== undefined) throw new StartError(`The SQLite database has no ${missing}; restore it from a backup`);
}

function explain(error: unknown): unknown {
  if (!(error instanceof DatabaseError)) return error;
  const words = error.message.replace(/\s+/g, " ");
  if (error.failure === "conflict")
    return new StartError(`DATABASE_URL: rows changed between two runs (${words}); begin anew with an empty database`);
  return new StartError(`DATABASE_URL: the move was cut off (${words}); run the same command again to go on`);
}
