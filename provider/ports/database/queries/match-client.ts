import { type RawBuilder, type SqlBool, sql } from "kysely";
import { isPostgres } from "../columns";
import { fold } from "../folding/fold";
import type { Db } from "../schema";
import { countRows } from "./count-rows";
import { matchSearch } from "./match-search";

type SearchedColumn = "folded_name" | "phone" | "email";

/** From this many matches on, SQLite reads clients in order instead of sorting the matches. */
const many = 1_000;

/**
 * `matchSearch` for columns of `clients`, with a trigram index, so that only matching clients are read. Searches of
 * less than three characters scan all clients, in a subquery of its own. PostgreSQL uses its index by itself.
 */
export function matchClient(db: Db, search: string, columns: readonly SearchedColumn[]): RawBuilder<SqlBool> {
  if (isPostgres(db)) return matchSearch(search, columns);
  if (isShort(search)) return sql`clients.id in (select id from clients where ${matchSearch(search, columns)})`;
  return sql`clients.id in (${findByParts(search, columns)})`;
}

export type Matches = {
  condition: RawBuilder<SqlBool>;
  /** The condition for a query of one page, in any order. */
  onPage: RawBuilder<SqlBool>;
  count: () => Promise<number>;
};

/** Clients that match, for paging. */
export async function findMatches(db: Db, search: string, columns: readonly SearchedColumn[]): Promise<Matches> {
  const condition = matchClient(db, search, columns);
  if (isPostgres(db) || isShort(search)) {
    const all = db.selectFrom("clients").where(matchSearch(search, columns));
    return { condition, onPage: condition, count: () => countRows(all) };
  }
  const found = findByParts(search, columns);
  const all = db.selectFrom(sql<object>`(${found})`.as("found"));
  const { rows } = await sql<{ rowid: number }>`${found} limit ${many}`.execute(db);
  // The unary plus keeps SQLite from starting with the index: it reads clients in the wanted order until the page is
  // full.
  if (rows.length === many) return { condition, onPage: sql`+${condition}`, count: () => countRows(all) };
  const ids = JSON.stringify(rows.map(({ rowid }) => rowid));
  const known = sql<SqlBool>`clients.id in (select value from json_each(${ids}))`;
  return { condition: known, onPage: known, count: async () => rows.length };
}

function isShort(search: string): boolean {
  return [...fold(search)].length < 3;
}

function findByParts(search: string, columns: readonly SearchedColumn[]): RawBuilder<unknown> {
  const query = `{${columns.join(" ")}} : "${fold(search).replaceAll('"', '""')}"`;
  return sql`select rowid from client_search where client_search match ${query}`;
}
