import type { SelectQueryBuilder } from "kysely";
import type { List } from "@/lib/contract/pagination";
import { countRows } from "../../ports/database/queries/count-rows";
import type { Call } from "./call";

/** One page of rows, and the number of all rows. */
export type Page<T> = { rows: T[]; count: number };

/** The column of an ordering. Nulls sort before any value; a column that can hold nulls must be marked. */
type OrderColumn = string | { nullable: string };
export type OrderColumns = Record<string, OrderColumn>;

type PageQuery = { page: number; page_size: number; ordering: string };

type Ways<Q> = {
  /** The same query with another order first. */
  inOrder?: Q;
  /** The number of matching rows, if it is cheaper than counting them. */
  count?: () => Promise<number>;
};

/** Fetches one page of `query`, which has filters but no order or limit. `columns` maps orderings to columns. */
export async function fetchPage<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  { page, page_size, ordering }: PageQuery,
  columns: OrderColumns,
  { inOrder, count = () => countRows(query) }: Ways<SelectQueryBuilder<DB, TB, O>> = {},
): Promise<Page<O>> {
  const column = columns[ordering.replace(/^-/, "")] ?? "id";
  const read = (isDescending: boolean, offset: number, limit: number) =>
    (inOrder ?? query)
      .$call((rows) => orderBy(rows, column, isDescending))
      .$call((rows) => orderBy(rows, columns.id ?? "id", isDescending))
      .limit(limit)
      .offset(offset)
      .execute();
  const isDescending = ordering.startsWith("-");
  if (page === 1) {
    const rows = await read(isDescending, 0, page_size);
    // A first page that is not full is the whole list.
    return { rows, count: rows.length < page_size ? rows.length : await count() };
  }
  const all = await count();
  const before = (page - 1) * page_size;
  const size = Math.min(page_size, all - before);
  // Skips the query: a large offset would scan all rows to find none.
  if (size <= 0) return { rows: [], count: all };
  const behind = all - before - size;
  // Offsets cost time, so a page is read from the nearer end of the list.
  const isBackwards = behind < before && !inOrder;
  const rows = isBackwards
    ? (await read(!isDescending, behind, size)).reverse()
    : await read(isDescending, before, size);
  return { rows, count: all };
}

/**
 * As `fetchPage`, for rows that need joins or look-ups: `matching` selects ids from as few tables as possible, then
 * `findRows` loads the rows of that page only. Earlier pages cost only their index entries.
 */
export async function fetchPageById<DB, TB extends keyof DB, R extends { id: number }>(
  matching: SelectQueryBuilder<DB, TB, { id: number }>,
  query: PageQuery,
  columns: OrderColumns,
  findRows: (ids: readonly number[]) => Promise<R[]>,
  count?: () => Promise<number>,
): Promise<Page<R>> {
  const { rows: matches, count: all } = await fetchPage(matching, query, columns, { count });
  const ids = matches.map(({ id }) => id);
  const rows = new Map((ids.length > 0 ? await findRows(ids) : []).map((row) => [row.id, row]));
  // Rows deleted in between are left out.
  return { rows: ids.flatMap((id) => rows.get(id) ?? []), count: all };
}

/**
 * Databases differ in where they sort nulls, so nullable columns say it. Saying it for others would bypass their index.
 */
function orderBy<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  column: OrderColumn,
  isDescending: boolean,
): SelectQueryBuilder<DB, TB, O> {
  if (typeof column === "string") return query.orderBy(column as never, isDescending ? "desc" : "asc");
  return query.orderBy(column.nullable as never, (order) =>
    isDescending ? order.desc().nullsLast() : order.asc().nullsFirst(),
  );
}

/** The list answer; `next` and `previous` keep the other query parameters. */
export function presentPage<R, T>(
  { query, request }: { query: { page: number; page_size: number } } & Pick<Call, "request">,
  page: Page<R>,
  present: (row: R) => T,
): List<T> {
  const last = Math.max(1, Math.ceil(page.count / query.page_size));
  return {
    count: page.count,
    next: query.page < last ? pageLink(request, query.page + 1) : null,
    previous: query.page > 1 ? pageLink(request, Math.min(query.page - 1, last)) : null,
    results: page.rows.map(present),
  };
}

function pageLink({ url }: Request, page: number): string {
  const { pathname, searchParams } = new URL(url);
  searchParams.set("page", String(page));
  return `${pathname}?${searchParams}`;
}
