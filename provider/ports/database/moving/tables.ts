import { sql } from "kysely";
import type { Db } from "../schema";
import { isStoredHere, mark } from "../unfinished-move";

export const kinds = ["text", "bigint", "boolean"] as const;
export type Kind = (typeof kinds)[number];

export type Column = { name: string; kind: Kind };

export type Table = {
  name: string;
  columns: Column[];
  /** The columns of the primary key, in its order; rows are read and compared in that order on both sides. */
  key: Column[];
  /** The column that is counted up by the database. */
  counter: string | null;
};

/** A table as a database describes it; `parents` are those that it refers to. */
export type Found = Pick<Table, "name" | "columns" | "counter"> & { key: string[] | null; parents: string[] };

/** What the database itself makes of other rows. */
export const derived = ["tallies"];

/**
 * The tables of rows in a PostgreSQL database, those first that others refer to. They come from the database itself, so
 * that a table which a later migration adds is moved without being named here. `kysely_…` tables are the migrations'.
 */
export async function readTables(db: Db): Promise<Table[]> {
  const { rows } = await sql<Found>`
    select relname::text as name,
      (select json_agg(json_build_object('name', attname, 'kind', format_type(atttypid, null)) order by attnum)
        from pg_attribute where attrelid = pg_class.oid and attnum > 0 and not attisdropped) as columns,
      (select attname::text from pg_attribute where attrelid = pg_class.oid and attidentity <> '') as counter,
      (select json_agg(attname order by part.place)
        from pg_index, unnest(indkey) with ordinality as part (number, place), pg_attribute
        where indrelid = pg_class.oid and indisprimary and part.place <= indnkeyatts and attrelid = pg_class.oid
          and attnum = part.number) as key,
      (select coalesce(json_agg(distinct parent.relname), '[]') from pg_constraint, pg_class as parent
        where conrelid = pg_class.oid and contype = 'f' and parent.oid = confrelid) as parents
    from pg_class where ${isStoredHere} and relname not like 'kysely\\_%' and relname not in (${sql.join([mark, ...derived])})
    order by relname`.execute(db);
  return toTables(rows);
}

/** Those first that others refer to. @throws Error for a table that is none of this service's */
export function toTables(found: Found[]): Table[] {
  return parentsFirst(found).map(toTable);
}

function parentsFirst(found: Found[]): Found[] {
  const placed = new Map<string, Found>();
  while (placed.size < found.length) {
    const next = found.find(
      ({ name, parents }) => !placed.has(name) && parents.every((parent) => parent === name || placed.has(parent)),
    );
    if (!next) throw new Error("Tables refer to one another in a circle, so none can be filled first");
    placed.set(next.name, next);
  }
  return [...placed.values()];
}

function toTable({ parents: _, ...found }: Found): Table {
  const columnOf = (name: string) => found.columns.find((column) => column.name === name);
  const key = (found.key ?? []).map(columnOf).filter((column) => column !== undefined);
  if (key.length === 0) throw new Error(`The table ${found.name} has no primary key to go through it by`);
  for (const { name, kind } of found.columns)
    if (!kinds.includes(kind))
      throw new Error(`The column ${name} of ${found.name} is of a kind that is not moved: ${kind}`);
  return { ...found, key };
}
