import SQLite from "better-sqlite3";
import { type DatabaseConnection, Kysely, Migrator, SqliteDialect, SqliteDriver } from "kysely";
import { fold } from "./fold";
import { migrations } from "./migrations";
import type { Database, Db } from "./schema";

/**
 * Opens (or creates) the SQLite file, checks it and brings it to the newest schema.
 *
 * WAL with synchronous=FULL: an acknowledged write survives kill -9 and power loss. One connection serves all, so
 * transactions run one after the other; they begin IMMEDIATE, so that none fails half-way for want of the write lock.
 *
 * @throws when the file is damaged or a migration fails.
 */
export async function openDatabase(file: string): Promise<Db> {
  const sqlite = new SQLite(file);
  for (const pragma of [
    "journal_mode=WAL",
    "synchronous=FULL",
    "busy_timeout=5000",
    "foreign_keys=ON",
    "trusted_schema=OFF",
  ])
    sqlite.pragma(pragma);
  const check = sqlite.pragma("quick_check", { simple: true });
  if (check !== "ok") throw new Error(`The database ${file} is damaged: ${check}`);
  sqlite.function("fold", { deterministic: true }, (text) => (typeof text === "string" ? fold(text) : text));

  const db = new Kysely<Database>({ dialect: new ImmediateDialect({ database: sqlite }) });
  await migrate(db);
  return db;
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
