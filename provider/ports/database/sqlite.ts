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
 * Opens (or creates) the SQLite file and brings it to the newest schema.
 *
 * WAL with synchronous=FULL: an acknowledged write survives kill -9 and power loss. One connection serves all, so
 * transactions run one after the other; they begin IMMEDIATE, so that none fails half-way for want of the write lock.
 *
 * A new database beside the files of an old one would know none of them, so without `mayCreate` a missing or empty file
 * is refused. `check` reads the whole file, seconds for a large one, and is meant for where writes may be lost.
 * `beforeMigration` runs before rows are brought to a newer schema.
 *
 * @throws StartError when the file is damaged, cannot be written, is of a newer version, or is not there and may not be.
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
    // What was under way ended with the process that did it, for no other has this file.
    await db.deleteFrom("idempotency_keys").where("status", "is", null).execute();
    // From here on every wait of the driver is one of all visitors; `transact` waits for a lock without them.
    sqlite.pragma("busy_timeout=50");
    return {
      db,
      alone: (work) => work(),
      close: () => db.destroy(),
      countEnded: () => ended,
      // A file always does.
      answersOthers: async () => true,
    };
  } catch (error) {
    sqlite?.close();
    throw explain(error, file);
  }
}

/** The file beside the service that holds it, for short writes. @throws StartError where there is none */
export function connectSqlite(file: string): DatabasePort {
  if (!existsSync(file)) throw new StartError(`There is no database ${file}`);
  const sqlite = new SQLite(file);
  for (const pragma of pragmas) sqlite.pragma(pragma);
  const db = new Kysely<Database>({ dialect: createSqliteDialect(sqlite) });
  return { db, alone: (work) => work(), close: () => db.destroy() };
}

const pragmas = ["journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON", "trusted_schema=OFF"];

/** For its owner alone, wherever the folder is moved; what SQLite keeps beside the file has the same rights as the file. */
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

/** What the operator can act on, in one line; other errors as they are. */
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
