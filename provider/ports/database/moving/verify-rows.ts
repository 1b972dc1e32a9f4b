import { amount } from "@/lib/contract/notification-texts";
import { StartError } from "@/lib/runtime/start-error";
import type { Db } from "../schema";
import { describeRow, keyOf, type Row } from "./cells";
import { batchSize } from "./copy-rows";
import type { Source } from "./source";
import type { Table } from "./tables";
import { countRows, readLastKey, readRows } from "./target";

/**
 * Compares every column of every row, and how many there are.
 *
 * @throws StartError naming the first row that is not the same on both sides.
 */
export async function verifyRows(source: Source, db: Db, table: Table, onBatch: (rows: number) => void): Promise<void> {
  let after: Row | null = null;
  for (;;) {
    const expected = source.read(table, after, batchSize);
    const last = expected.at(-1);
    if (!last) break;
    const lastKey = keyOf(table, last);
    compare(table, expected, await readRows(db, table, after, lastKey));
    after = lastKey;
    onBatch(expected.length);
  }
  const lastThere = await readLastKey(db, table);
  const [wanted, count] = [source.count(table), await countRows(db, table)];
  if (wanted === count && JSON.stringify(lastThere) === JSON.stringify(after)) return;
  throw differing(`${table.name} has ${amount(count, "row")} in PostgreSQL instead of ${wanted}`);
}

function compare(table: Table, expected: Row[], found: Row[]): void {
  const identify = (row: Row) => JSON.stringify(keyOf(table, row));
  const foundByKey = new Map(found.map((row) => [identify(row), row]));
  for (const row of expected) {
    const other = foundByKey.get(identify(row));
    if (!other) throw differing(`${describeRow(table, row)} is missing in PostgreSQL`);
    const column = table.columns.find((_, index) => row[index] !== other[index]);
    if (column) throw differing(`${describeRow(table, row)} differs in PostgreSQL in ${column.name}`);
    foundByKey.delete(identify(row));
  }
  for (const row of foundByKey.values()) throw differing(`${describeRow(table, row)} is in PostgreSQL alone`);
}

/** Only a write between two runs, on either side, makes them differ. */
function differing(what: string): StartError {
  return new StartError(`${what}: it was changed after it was copied. Begin anew with an empty database`);
}
