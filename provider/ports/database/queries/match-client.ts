import { type RawBuilder, type SqlBool, sql } from "kysely";
import { isPostgres } from "../columns";
import { fold } from "../folding/fold";
import type { Db } from "../schema";
import { matchSearch } from "./match-search";

type SearchedColumn = "folded_name" | "phone" | "email";

/**
 * `matchSearch` for columns of `clients`, by an index of three letters in a row, so that only clients that match are read.
 * Shorter texts are looked for in every client, apart from the order in which these are wanted. PostgreSQL finds its own way.
 */
export function matchClient(db: Db, search: string, columns: readonly SearchedColumn[]): RawBuilder<SqlBool> {
  const matches = matchSearch(search, columns);
  if (isPostgres(db)) return matches;
  const text = fold(search);
  if ([...text].length < 3) return sql`clients.id in (select id from clients where ${matches})`;
  const query = `{${columns.join(" ")}} : "${text.replaceAll('"', '""')}"`;
  return sql`clients.id in (select rowid from client_search where client_search match ${query})`;
}
