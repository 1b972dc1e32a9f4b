import type BetterSqlite3 from "better-sqlite3";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type SqliteStatement,
} from "kysely";
import { LRUCache } from "lru-cache";
import { DatabaseError, type Failure } from "./failure";
import { toParameter } from "./parameters";

/** Kysely's dialect over one connection, with BEGIN IMMEDIATE and this port's types of values. */
export function createSqliteDialect(sqlite: BetterSqlite3.Database): Dialect {
  return {
    createDriver: () => new ImmediateDriver(sqlite),
    createAdapter: () => new TransactionalAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}

/** SQLite can roll back schema changes, so an interrupted migration leaves nothing behind. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

class ImmediateDriver extends SqliteDriver {
  readonly #sqlite: BetterSqlite3.Database;

  constructor(sqlite: BetterSqlite3.Database) {
    super({ database: adaptDatabase(sqlite) });
    this.#sqlite = sqlite;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  /** On a full disk SQLite has already rolled back; a second rollback would fail and hide the cause. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#sqlite.inTransaction) await super.rollbackTransaction(connection);
  }
}

/** More than the service uses: preparing a statement takes longer than running it. */
const mostPrepared = 500;

function adaptDatabase(sqlite: BetterSqlite3.Database): SqliteDatabase {
  const prepared = new LRUCache<string, SqliteStatement>({ max: mostPrepared });
  const prepare = (text: string) => translateErrors(() => adaptStatement(sqlite.prepare(text)));
  return {
    close: () => sqlite.close(),
    prepare(text) {
      // After a schema change, cached statements may have other columns.
      if (/^\s*(create|alter|drop)\b/i.test(text)) {
        prepared.clear();
        return prepare(text);
      }
      const statement = prepared.get(text) ?? prepare(text);
      prepared.set(text, statement);
      return statement;
    },
  };
}

function adaptStatement(statement: BetterSqlite3.Statement): SqliteStatement {
  const { reader } = statement;
  const toRow = reader ? createToRow(statement.raw()) : () => ({});
  return {
    reader,
    all: (parameters) => translateErrors(() => (statement.all(...parameters.map(toSqlite)) as unknown[][]).map(toRow)),
    run: (parameters) => translateErrors(() => statement.run(...parameters.map(toSqlite))),
    iterate: () => {
      throw new Error("Rows come all at once; page through a large table instead");
    },
  };
}

type Row = Record<string, unknown>;

/**
 * Builds row objects from arrays, which better-sqlite3 returns in two thirds of the time. A column is boolean if its
 * name in the table starts with `is_`, whatever its alias; for a computed column its alias counts. Null (from a left
 * join) stays null.
 */
function createToRow(statement: BetterSqlite3.Statement): (values: readonly unknown[]) => Row {
  const columns = statement
    .columns()
    .map(({ name, column }) => ({ name, isBoolean: (column ?? name).startsWith("is_") }));
  return (values) => {
    const row: Row = {};
    for (let index = 0; index < columns.length; index++) {
      const { name, isBoolean } = columns[index] as (typeof columns)[number];
      const value = values[index];
      row[name] = isBoolean && value !== null ? value === 1 : value;
    }
    return row;
  };
}

function toSqlite(value: unknown): unknown {
  return typeof value === "boolean" ? Number(value) : toParameter(value);
}

function translateErrors<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    const failure = failureOf((error as { code?: string }).code ?? "");
    // Transactions are serial, so only a lock by another program is worth a retry.
    throw failure ? new DatabaseError(failure, failure === "busy", error as Error) : error;
  }
}

function failureOf(code: string): Failure | null {
  if (/^SQLITE_CONSTRAINT_(UNIQUE|PRIMARYKEY|FOREIGNKEY)$/.test(code)) return "conflict";
  if (/^SQLITE_(BUSY|LOCKED)/.test(code)) return "busy";
  if (code === "SQLITE_FULL") return "full";
  if (/^SQLITE_(CANTOPEN|IOERR|READONLY)/.test(code)) return "unavailable";
  return null;
}
