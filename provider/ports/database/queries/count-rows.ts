import type { SelectQueryBuilder } from "kysely";

/** Counts the rows of `query`, ignoring its select. */
export async function countRows<DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>): Promise<number> {
  const counting = query.clearSelect().select((eb) => eb.fn.countAll<number>().as("count"));
  const { count } = (await counting.executeTakeFirstOrThrow()) as { count: number };
  return count;
}
