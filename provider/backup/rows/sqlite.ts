import { closeSync, fsyncSync, openSync, rmSync } from "node:fs";
import type BetterSqlite3 from "better-sqlite3";
import { Kysely } from "kysely";
import { SQLite } from "@/lib/runtime/sqlite.mjs";
import { StartError } from "@/lib/runtime/start-error";
import { migrate } from "../../ports/database/migrate";
import type { Database } from "../../ports/database/schema";
import { createSqliteDialect } from "../../ports/database/sqlite-dialect";
import {
  decodeCell,
  derived,
  encodeRow,
  type Found,
  type Kind,
  type RowTarget,
  type Snapshot,
  type Table,
  toTables,
} from "./tables";

/** Another process may be using the file; nothing is written to it. */
export async function openSqliteSnapshot(file: string): Promise<Snapshot> {
  // Not opened read-only: that would leave the -wal and -shm files behind. Safe integers keep all 64 bits.
  const sqlite = new SQLite(file, { fileMustExist: true }).defaultSafeIntegers();
  try {
    sqlite.pragma("query_only=ON");
    sqlite.exec("begin");
    return {
      migrations: sqlite.prepare("select name from kysely_migration order by name").pluck().all() as string[],
      tables: readTables(sqlite),

      async read(table, after, limit) {
        const { name, columns, key } = table;
        const order = listNames(key);
        const behind = after ? `where (${order}) > (${key.map(() => "?").join()})` : "";
        const rows = sqlite
          .prepare(`select ${listNames(columns)} from "${name}" ${behind} order by ${order} limit ${limit}`)
          .raw()
          .all((after ?? []).map((cell, index) => decodeCell(cell, key[index]?.kind))) as unknown[][];
        return rows.map((row) => encodeRow(table, row));
      },

      async lastGiven({ name }) {
        const last = sqlite.prepare("select seq from sqlite_sequence where name = ?").pluck().get(name);
        return (last as bigint | undefined) ?? 0n;
      },

      close: async () => void sqlite.close(),
    };
  } catch (error) {
    sqlite.close();
    throw error;
  }
}

/** Creates a new file; replaces what an interrupted attempt left. Nobody else opens it before it is finished. */
export async function openSqliteTarget(file: string, upTo: string): Promise<RowTarget> {
  for (const each of [file, `${file}-journal`]) rmSync(each, { force: true });
  closeSync(openSync(file, "wx", 0o600));
  const sqlite = new SQLite(file);
  // No fsync: after a power cut the restore simply starts again.
  for (const pragma of ["synchronous=OFF", "foreign_keys=OFF", "trusted_schema=OFF"]) sqlite.pragma(pragma);
  const db = new Kysely<Database>({ dialect: createSqliteDialect(sqlite) });
  try {
    await migrate(db, { upTo });
    return {
      tables: readTables(sqlite),

      async insert({ name, columns }, rows) {
        const marks = columns.map(() => "?").join();
        const statement = sqlite.prepare(`insert into "${name}" (${listNames(columns)}) values (${marks})`);
        sqlite.transaction(() => {
          for (const row of rows) statement.run(row.map((cell, index) => decodeCell(cell, columns[index]?.kind)));
        })();
      },

      async setCounter({ name, counter }, lastGiven) {
        if (counter === null || lastGiven === 0n) return;
        const { changes } = sqlite
          .prepare("update sqlite_sequence set seq = max(seq, ?) where name = ?")
          .run(lastGiven, name);
        if (changes === 0) sqlite.prepare("insert into sqlite_sequence (name, seq) values (?, ?)").run(name, lastGiven);
      },

      async finish() {
        const [stray] = sqlite.pragma("foreign_key_check") as { table: string; parent: string }[];
        if (stray) throw new StartError(`A row of ${stray.table} belongs to one of ${stray.parent} that is not there`);
        sqlite.pragma("foreign_keys=ON");
        await migrate(db);
        const verdict = sqlite.pragma("integrity_check", { simple: true });
        if (verdict !== "ok") throw new StartError(`The database ${file} came out damaged: ${verdict}`);
      },

      db,

      async admit() {
        // WAL as in service. This is the first flush to disk.
        sqlite.pragma("journal_mode=WAL");
        const handle = openSync(file, "r+");
        fsyncSync(handle);
        closeSync(handle);
      },

      close: () => db.destroy(),
    };
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/** Without tables of SQLite, migrations and full-text search, and without derived ones. */
function readTables(sqlite: BetterSqlite3.Database): Table[] {
  const found = sqlite
    .prepare(`select name, sql like '%autoincrement%' as is_counted from sqlite_master
      where type = 'table' and name in (select name from pragma_table_list where type = 'table')
        and name not like 'sqlite\\_%' escape '\\' and name not like 'kysely\\_%' escape '\\'
        and name not in (select value from json_each(?)) order by name`)
    .safeIntegers(false)
    .all(JSON.stringify(derived)) as { name: string; is_counted: number }[];
  return toTables(found.map(({ name, is_counted }) => describeTable(sqlite, name, is_counted === 1)));
}

type ColumnInfo = { name: string; type: string; pk: number };

function describeTable(sqlite: BetterSqlite3.Database, name: string, isCounted: boolean): Found {
  const listAbout = <T>(query: string) => sqlite.prepare(query).safeIntegers(false).all(name) as T[];
  const columns = listAbout<ColumnInfo>("select name, type, pk from pragma_table_info(?) order by cid");
  const keyColumns = columns.filter(({ pk }) => pk > 0).sort((a, b) => a.pk - b.pk);
  const key = keyColumns.map((column) => column.name);
  const parents = listAbout<{ table: string }>('select distinct "table" from pragma_foreign_key_list(?)');
  return {
    name,
    columns: columns.map((column) => ({ name: column.name, kind: kindOf(column) })),
    key,
    counter: isCounted ? (key[0] ?? null) : null,
    parents: parents.map(({ table }) => table),
  };
}

/** Types as `columns.ts` declares them. */
function kindOf({ name, type }: ColumnInfo): Kind {
  if (type.toLowerCase() !== "integer") return type.toLowerCase() as Kind;
  return name.startsWith("is_") ? "boolean" : "bigint";
}

function listNames(columns: readonly { name: string }[]): string {
  return columns.map(({ name }) => `"${name}"`).join();
}
