import type { Expression, SelectQueryBuilder } from "kysely";
import type { z } from "zod";
import type { List } from "@/lib/contract/pagination";
import type { Database } from "../db/schema";
import type { AppContext } from "./context";

/** A page of rows and how many there are in all. */
export type Page<T> = { rows: T[]; count: number };

export function readListQuery<T extends z.ZodType>(c: AppContext, schema: T): z.output<T> {
  return schema.parse(c.req.query());
}

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
export function listResponse<R, T>(
  c: AppContext,
  query: { page: number; page_size: number },
  page: Page<R>,
  present: (row: R) => T,
): Response {
  const last = Math.max(1, Math.ceil(page.count / query.page_size));
  const list: List<T> = {
    count: page.count,
    next: query.page < last ? pageLink(c, query.page + 1) : null,
    previous: query.page > 1 ? pageLink(c, Math.min(query.page - 1, last)) : null,
    results: page.rows.map(present),
  };
  return c.json(list);
}

/** A LIKE pattern that finds `search` anywhere, its own wildcards taken literally; for use with ESCAPE '\'. */
export function containsPattern(search: string): string {
  return `%${search
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\\%_]/g, "\\$&")}%`;
}

function pageLink(c: AppContext, page: number): string {
  const query = new URLSearchParams(c.req.query());
  query.set("page", String(page));
  return `${c.req.path}?${query}`;
}
