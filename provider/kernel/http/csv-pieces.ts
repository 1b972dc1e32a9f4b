import { byteOrderMark, toCsvLines } from "@/lib/contract/csv";

/** A CSV file in pieces: its head with the first rows, then a batch at a time, so that no more are in memory at once. */
export async function* csvPieces<R>(
  columns: readonly string[],
  batches: AsyncIterable<readonly R[]>,
  cellsOf: (row: R) => string[],
): AsyncGenerator<string> {
  let head = byteOrderMark + toCsvLines([[...columns]]);
  for await (const rows of batches) {
    yield head + toCsvLines(rows.map(cellsOf));
    head = "";
  }
  if (head) yield head;
}

/**
 * Rows from the newest back, at most `limit` at a time: `list` gives those before an id. So none comes twice while others
 * arrive.
 */
export async function* readBack<R extends { id: number }>(
  limit: number,
  list: (before: number) => Promise<R[]>,
): AsyncGenerator<R[]> {
  for (let before = Number.MAX_SAFE_INTEGER; ; ) {
    const rows = await list(before);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < limit) return;
    before = last.id;
  }
}
