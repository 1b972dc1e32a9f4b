import { existsSync } from "node:fs";
import SQLite from "better-sqlite3";
import { type DatabaseConnection, Kysely, Migrator, SqliteDialect, SqliteDriver } from "kysely";
import { StartError } from "@/lib/process/start-error";
import { fold } from "./fold";
import { migrations } from "./migrations";
import type { Database, Db } from "./schema";

/**
 * Opens (or creates) the SQLite file and brings it to the newest schema.
 *
 * WAL with synchronous=FULL: an acknowledged write survives kill -9 and power loss. One connection serves all, so
 * transactions run one after the other; they begin IMMEDIATE, so that none fails half-way for want of the write lock.
 *
 * A new database beside the files of an old one would know none of them, so without `mayCreate` a missing or empty file
 * is refused. `check` reads the whole file, seconds for a large one, and is meant for after an unclean end.
 *
 * @throws StartError when there is no database and none may be made; an Error when it is damaged or a migration fails.
 */
export async function openDatabase(file: string, { mayCreate = true, check = true } = {}): Promise<Db> {
  if (!mayCreate && !existsSync(file)) throw lostDatabase(file, "missing");
  const sqlite = new SQLite(file);
  for (const pragma of [
    "journal_mode=WAL",
    "synchronous=FULL",
    "busy_timeout=5000",
    "foreign_keys=ON",
    "trusted_schema=OFF",
  ])
    sqlite.pragma(pragma);
  if (!mayCreate && isEmpty(sqlite)) {
    sqlite.close();
    throw lostDatabase(file, "empty");
  }
  if (check) requireIntact(sqlite, file);
  sqlite.function("fold", { deterministic: true }, (text) => (typeof text === "string" ? fold(text) : text));

  const db = new Kysely<Database>({ dialect: new ImmediateDialect({ database: sqlite }) });
  await migrate(db);
  return db;
}

function lostDatabase(file: string, state: "missing" | "empty"): StartError {
  return new StartError(
    `The database ${file} is ${state}, but files or secrets of an earlier one stand beside it. ` +
      "Restore it from a backup, or begin anew in an empty DATA_DIR.",
  );
}

function isEmpty(sqlite: SQLite.Database): boolean {
  return sqlite.prepare("SELECT count(*) FROM sqlite_master").pluck().get() === 0;
}

function requireIntact(sqlite: SQLite.Database, file: string): void {
  const verdict = sqlite.pragma("quick_check", { simple: true });
  if (verdict !== "ok") throw new Error(`The database ${file} is damaged: ${verdict}`);
}

async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

class ImmediateDialect extends SqliteDialect {
  readonly #config: ConstructorParameters<typeof SqliteDialect>[0];

  constructor(config: ConstructorParameters<typeof SqliteDialect>[0]) {
    super(config);
    this.#config = config;
  }

  override createDriver() {
    return new ImmediateDriver(this.#config);
  }
}

class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(beginImmediate);
  }
}

const beginImmediate = {
  sql: "begin immediate",
  parameters: [],
  query: { kind: "RawNode" },
  queryId: { queryId: "begin" },
} as never;
