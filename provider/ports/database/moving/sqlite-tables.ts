import type { SQLite } from "@/lib/runtime/sqlite.mjs";
import { derived, type Found, type Kind, type Table, toTables } from "./tables";

/** The tables of rows in an SQLite database, as `readTables` finds them in PostgreSQL. */
export function readSqliteTables(sqlite: SQLite.Database): Table[] {
  return toTables(listTables(sqlite).map(({ name, is_counted }) => describeTable(sqlite, name, is_counted === 1)));
}

/** Without those that SQLite, the migrations and searches keep for themselves, and without what is derived. */
export function listTables(sqlite: SQLite.Database) {
  return sqlite
    .prepare(`select name, sql like '%autoincrement%' as is_counted from sqlite_master
      where type = 'table' and name in (select name from pragma_table_list where type = 'table')
        and name not like 'sqlite\\_%' escape '\\' and name not like 'kysely\\_%' escape '\\'
        and name not in (select value from json_each(?)) order by name`)
    .safeIntegers(false)
    .all(JSON.stringify(derived)) as { name: string; is_counted: number }[];
}

type ColumnInfo = { name: string; type: string; pk: number };

function describeTable(sqlite: SQLite.Database, name: string, isCounted: boolean): Found {
  const columns = listAbout<ColumnInfo>(sqlite, "select name, type, pk from pragma_table_info(?) order by cid", name);
  const keyColumns = columns.filter(({ pk }) => pk > 0).sort((a, b) => a.pk - b.pk);
  const key = keyColumns.map((column) => column.name);
  const parents = listAbout<{ table: string }>(sqlite, 'select distinct "table" from pragma_foreign_key_list(?)', name);
  return {
    name,
    columns: columns.map((column) => ({ name: column.name, kind: kindOf(column) })),
    key,
    counter: isCounted ? (key[0] ?? null) : null,
    parents: parents.map(({ table }) => table),
  };
}

/** As `columns.ts` declares them. */
function kindOf({ name, type }: ColumnInfo): Kind {
  if (type.toLowerCase() !== "integer") return type.toLowerCase() as Kind;
  return name.startsWith("is_") ? "boolean" : "bigint";
}

function listAbout<T>(sqlite: SQLite.Database, query: string, table: string): T[] {
  return sqlite.prepare(query).safeIntegers(false).all(table) as T[];
}
