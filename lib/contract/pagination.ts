import { z } from "zod";
import { callLimits } from "./values";

/**
 * Every list answer: `next` and `previous` are paths with query, relative to the API root, or null. A plain array or a
 * missing count, as some providers answer, is read as one page that holds everything. `more` are fields beside the rows.
 */
export function listSchema<T extends z.ZodType, M extends z.ZodRawShape = Record<never, never>>(
  item: T,
  more: M = {} as M,
) {
  return z.preprocess(
    toList,
    z.object({
      count: z.number().int(),
      next: z.string().nullable(),
      previous: z.string().nullable(),
      results: z.array(item),
      ...more,
    }),
  );
}

export type List<T> = { count: number; next: string | null; previous: string | null; results: T[] };

/** The number of rows, at most `max`. */
function pageSizeSchema(max: number) {
  const { default: fallback } = callLimits.pageSize;
  return z.coerce
    .number()
    .int()
    .min(1)
    .transform((size) => Math.min(size, max))
    .catch(fallback)
    .default(fallback);
}

/** The same for lists that machines read. */
export const readerPageSchema = pageSizeSchema(callLimits.companyPage);

/**
 * Query of a list call. Malformed numbers fall back to the default instead of failing: a list link is typed and shared
 * by people. `ordering` is a field of `fields`, with a leading '-' for descending; anything else is the default order.
 */
export function listQuerySchema<const F extends readonly [string, ...string[]]>(
  fields: F,
  fallback: `${"" | "-"}${F[number]}`,
) {
  const orderings = fields.flatMap((field) => [field, `-${field}`]);
  return z.object({
    // An absent field gets its default directly: catching an error for it would take longer than reading the rows.
    page: z.coerce.number().int().min(1).max(1_000_000).catch(1).default(1),
    page_size: pageSizeSchema(callLimits.pageSize.max),
    search: z
      .string()
      .trim()
      .transform((text) => text.slice(0, callLimits.search))
      .catch("")
      .default(""),
    ordering: z
      .string()
      .refine((value) => orderings.includes(value))
      .catch(fallback)
      .default(fallback) as z.ZodType<`${"" | "-"}${F[number]}`>,
  });
}

export type ListQuery<F extends string = string> = {
  page: number;
  page_size: number;
  search: string;
  ordering: `${"" | "-"}${F}`;
};

function toList(value: unknown): unknown {
  const list = Array.isArray(value) ? { results: value } : value;
  if (typeof list !== "object" || list === null || !("results" in list) || !Array.isArray(list.results)) return value;
  return { count: list.results.length, next: null, previous: null, ...list };
}

/** A client's own order of rows: every id once; at most `max`. */
export const orderSchema = (max: number) => z.object({ ids: z.array(z.number().int().positive()).max(max) });

/** A page of all rows of a kind, after one id, for machines. */
export const afterIdQuerySchema = z.object({
  after: z.coerce.number().int().min(0).catch(0),
  page_size: readerPageSchema,
});
