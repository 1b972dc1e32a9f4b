import { SQLite } from "@/lib/runtime/sqlite.mjs";
import type { Schemas } from "./schemas";

type Tables = Record<string, Record<string, unknown>[]>;

/** Every row and column of a file; numbers as text, booleans as booleans. */
export function readFileRows(file: string): Tables {
  const sqlite = new SQLite(file).defaultSafeIntegers();
  const names = sqlite
    .prepare("select name from pragma_table_list where type = 'table' and name not like 'sqlite_%'")
    .pluck()
    .all() as string[];
  const tables = names
    .filter((name) => !name.startsWith("kysely_"))
    .map((name) => [name, sqlite.prepare(selectAll(name, name)).all().map(withPlainValues)] as const);
  sqlite.close();
  return sorted(tables);
}

/** The same for a schema. */
export async function readSchemaRows({ query }: Schemas, schema: string): Promise<Tables> {
  const { rows: names } = await query(
    `select relname as tablename from pg_class
     where relkind in ('r', 'p') and not relispartition and relnamespace = $1::regnamespace`,
    [schema],
  );
  const tables: [string, Record<string, unknown>[]][] = [];
  for (const { tablename } of names) {
    if (tablename.startsWith("kysely_")) continue;
    // The driver returns 64-bit numbers as text.
    const { rows } = await query(selectAll(tablename, `${schema}.${tablename}`));
    tables.push([tablename, rows]);
  }
  return sorted(tables);
}

/** Tallies are summed, since each database spreads counts over rows differently. */
function selectAll(name: string, table: string): string {
  if (name !== "tallies") return `select * from ${table}`;
  return `select name, day, cast(sum(count) as bigint) as count from ${table} group by name, day having sum(count) <> 0`;
}

function withPlainValues(row: unknown): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row as Record<string, unknown>).map(([name, value]) => [
      name,
      typeof value !== "bigint" ? value : name.startsWith("is_") ? value === 1n : String(value),
    ]),
  );
}

/** Sorted here, so that neither database's order matters. */
function sorted(tables: (readonly [string, Record<string, unknown>[]])[]): Tables {
  const inOrder = (row: Record<string, unknown>) => Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(
    tables.map(([name, rows]) => [
      name,
      rows
        .map((row) => JSON.stringify(inOrder(row)))
        .sort()
        .map((text) => Object.fromEntries(JSON.parse(text))),
    ]),
  );
}
