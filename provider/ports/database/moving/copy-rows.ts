import type { Db } from "../schema";
import { keyOf, type Row } from "./cells";
import type { Source } from "./source";
import type { Table } from "./tables";
import { insertRows, readLastKey } from "./target";

/** Rows that are in memory at once; the longest are a few hundred kilobytes. */
export const batchSize = 500;

/**
 * Adds the rows that the target does not have yet: they go in the order of their keys, each batch at once or not at all,
 * so the last one that has arrived says where to go on. `onBatch` is told how many have come; what it throws ends this.
 */
export async function copyRows(source: Source, db: Db, table: Table, onBatch: (rows: number) => void): Promise<void> {
  let after: Row | null = await readLastKey(db, table);
  for (;;) {
    const rows = source.read(table, after, batchSize);
    const last = rows.at(-1);
    if (!last) return;
    await insertRows(db, table, rows);
    after = keyOf(table, last);
    onBatch(rows.length);
  }
}
