import { byteOrderMark, toCsvLines } from "@/lib/contract/csv";

/** Yields a CSV file batch by batch, so that only one batch is in memory. The header row comes with the first. */
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
 * Yields rows newest first, up to `limit` at a time; `list` returns those before an id. Paging by id means that no row
 * comes twice while new ones arrive.
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
