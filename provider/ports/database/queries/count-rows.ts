import type { SelectQueryBuilder } from "kysely";

/** How many rows `query` finds, whatever it selects of them. */
export async function countRows<DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>): Promise<number> {
  const counting = query.clearSelect().select((eb) => eb.fn.countAll<number>().as("count"));
  const { count } = (await counting.executeTakeFirstOrThrow()) as { count: number };
  return count;
}
