import { chmodSync, closeSync, existsSync, openSync } from "node:fs";
import type BetterSqlite3 from "better-sqlite3";
import { Kysely } from "kysely";
import { SQLite } from "@/lib/runtime/sqlite.mjs";
import { StartError } from "@/lib/runtime/start-error";
import { traceStatements } from "@/lib/runtime/traces/span";
import type { DatabasePort, ServedDatabase } from "./database";
import { DatabaseError } from "./failure";
import { lostDatabase } from "./lost-database";
import { migrate, noBackup } from "./migrate";
import type { Database } from "./schema";
import { createSqliteDialect } from "./sqlite-dialect";

/**
 * Opens or creates the SQLite file and migrates it.
 *
 * WAL with synchronous=FULL: a confirmed write survives kill -9 and power loss. There is one connection, so
 * transactions run one after another; BEGIN IMMEDIATE takes the write lock at the start, so that none fails half-way
 * for lack of it.
 *
 * Without `mayCreate` a missing or empty file is refused, because a new database would know none of the existing files.
 * `check` reads the whole file, which takes seconds for a large one; use it when writes may have been lost.
 * `beforeMigration` runs before existing rows are migrated.
 *
 * @throws StartError if the file is damaged, not writable, from a newer version, or missing without `mayCreate`.
 */
export async function openSqlite(
  file: string,
  { mayCreate = true, check = true, beforeMigration = noBackup } = {},
): Promise<ServedDatabase> {
  if (!mayCreate && !existsSync(file)) throw lostDatabase(file, "missing");
  let sqlite: BetterSqlite3.Database | undefined;
  try {
    makePrivate(file);
    sqlite = new SQLite(file);
    for (const pragma of pragmas) sqlite.pragma(pragma);
    if (!mayCreate && isEmpty(sqlite)) throw lostDatabase(file, "empty");
    if (check) requireIntact(sqlite, file);
    let ended = 0;
    const log = traceStatements("sqlite", () => ended++);
    const db = new Kysely<Database>({ dialect: createSqliteDialect(sqlite), log });
    await migrate(db, { beforeMigration });
    // Calls of the previous process ended with it: no other process uses this file.
    await db.deleteFrom("idempotency_keys").where("status", "is", null).execute();
    // From now on a wait inside the driver blocks all requests; `transact` retries without blocking.
    sqlite.pragma("busy_timeout=50");
    return {
      db,
      alone: (work) => work(),
      close: () => db.destroy(),
      countEnded: () => ended,
      // There is no server that could be away.
      answersOthers: async () => true,
    };
  } catch (error) {
    sqlite?.close();
    throw explain(error, file);
  }
}

/** Opens the file next to the service that uses it, for short writes. @throws StartError if it is missing */
export function connectSqlite(file: string): DatabasePort {
  if (!existsSync(file)) throw new StartError(`There is no database ${file}`);
  const sqlite = new SQLite(file);
  for (const pragma of pragmas) sqlite.pragma(pragma);
  const db = new Kysely<Database>({ dialect: createSqliteDialect(sqlite) });
  return { db, alone: (work) => work(), close: () => db.destroy() };
}

const pragmas = ["journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON", "trusted_schema=OFF"];

/** Private to the owner, wherever the folder is moved. SQLite copies the file's mode to -wal and -shm. */
function makePrivate(file: string): void {
  if (file === ":memory:") return;
  closeSync(openSync(file, "a", 0o600));
  for (const each of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(each)) chmodSync(each, 0o600);
}

function isEmpty(sqlite: BetterSqlite3.Database): boolean {
  return sqlite.prepare("SELECT count(*) FROM sqlite_master").pluck().get() === 0;
}

function requireIntact(sqlite: BetterSqlite3.Database, file: string): void {
  const verdict = sqlite.pragma("quick_check", { simple: true });
  if (verdict !== "ok") throw damagedDatabase(file, verdict);
}

function damagedDatabase(file: string, cause: unknown): StartError {
  return new StartError(`The database ${file} is damaged; restore DATA_DIR from a backup`, { cause });
}

/** Turns known errors into one line for the operator; passes others through. */
function explain(error: unknown, file: string): unknown {
  const cause = error instanceof DatabaseError ? error.cause : error;
  const { code = "" } = cause as { code?: string };
  if (/^SQLITE_(CORRUPT|NOTADB)/.test(code)) return damagedDatabase(file, cause);
  if (/^(SQLITE_(CANTOPEN|READONLY|IOERR|FULL)|EACCES|EPERM|EROFS|EISDIR|ENOSPC)/.test(code))
    return new StartError(`The database ${file} cannot be written to (${code})`, { cause });
  if (/^SQLITE_(BUSY|LOCKED)/.test(code))
    return new StartError(`The database ${file} is locked by another program`, { cause });
  return error;
}
