import type { Expression, SelectQueryBuilder } from "kysely";
import type { List } from "@/lib/contract/pagination";
import type { Database } from "../db/schema";
import type { Call } from "./call";

/** A page of rows and how many there are in all. */
export type Page<T> = { rows: T[]; count: number };

/**
 * Runs one page of `query`, which has its filters but neither order nor limit; both statements use the same filters.
 * `columns` says what each ordering sorts by.
 */
export async function fetchPage<TB extends keyof Database, O>(
  query: SelectQueryBuilder<Database, TB, O>,
  { page, page_size, ordering }: { page: number; page_size: number; ordering: string },
  columns: Record<string, string | Expression<unknown>>,
): Promise<Page<O>> {
  const { count } = await query
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  const descending = ordering.startsWith("-");
  const column = columns[ordering.replace(/^-/, "")] ?? "id";
  const direction = descending ? "desc" : "asc";
  const rows = await query
    .orderBy(column as never, direction)
    .orderBy((columns.id ?? "id") as never, direction)
    .limit(page_size)
    .offset((page - 1) * page_size)
    .execute();
  return { rows, count };
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

/** A LIKE pattern that finds `search` anywhere, its own wildcards taken literally; for use with ESCAPE '\'. */
export function containsPattern(search: string): string {
  return `%${search
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\\%_]/g, "\\$&")}%`;
}

function pageLink({ url }: Request, page: number): string {
  const { pathname, searchParams } = new URL(url);
  searchParams.set("page", String(page));
  return `${pathname}?${searchParams}`;
}
