import type { SelectQueryBuilder } from "kysely";
import type { List } from "@/lib/contract/pagination";
import { countRows } from "../ports/database/queries/count-rows";
import type { Call } from "./call";

/** A page of rows and how many there are in all. */
export type Page<T> = { rows: T[]; count: number };

/** What an ordering sorts by. Nulls count as less than any value; a column that may hold one says so. */
type OrderColumn = string | { nullable: string };
export type OrderColumns = Record<string, OrderColumn>;

/**
 * Runs one page of `query`, which has its filters but neither order nor limit; both statements use the same filters.
 * `columns` says what each ordering sorts by; `inOrder` is the same query where something else comes before that.
 */
export async function fetchPage<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  { page, page_size, ordering }: { page: number; page_size: number; ordering: string },
  columns: OrderColumns,
  inOrder = query,
): Promise<Page<O>> {
  const count = await countRows(query);
  // A page beyond the last has no rows, which without this would be found out by passing over every one.
  if ((page - 1) * page_size >= count) return { rows: [], count };
  const column = columns[ordering.replace(/^-/, "")] ?? "id";
  const rows = await inOrder
    .$call((rows) => orderBy(rows, column, ordering.startsWith("-")))
    .$call((rows) => orderBy(rows, columns.id ?? "id", ordering.startsWith("-")))
    .limit(page_size)
    .offset((page - 1) * page_size)
    .execute();
  return { rows, count };
}

/**
 * The same for rows that take a look-up each: `matching` selects ids, from as few tables as its filters and order need,
 * and only the page's own rows are then read by `findRows`. The rows of earlier pages cost no more than their entries in
 * an index.
 */
export async function fetchPageById<DB, TB extends keyof DB, R extends { id: number }>(
  matching: SelectQueryBuilder<DB, TB, { id: number }>,
  query: Parameters<typeof fetchPage>[1],
  columns: OrderColumns,
  findRows: (ids: readonly number[]) => Promise<R[]>,
): Promise<Page<R>> {
  const { rows: matches, count } = await fetchPage(matching, query, columns);
  const ids = matches.map(({ id }) => id);
  const rows = new Map((ids.length > 0 ? await findRows(ids) : []).map((row) => [row.id, row]));
  // One that was deleted in between is left out.
  return { rows: ids.flatMap((id) => rows.get(id) ?? []), count };
}

/** Databases differ in where they put nulls unless they are told; told without need, they would pass over an index. */
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

/** The list answer; `next` and `previous` keep the caller's other parameters. */
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
