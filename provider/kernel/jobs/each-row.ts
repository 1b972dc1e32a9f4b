/** How many rows are held at once. */
const batch = 200;

/** Rows behind one id, in the order of their ids, and at most so many. */
type List<R> = (page: { after: number; limit: number }) => Promise<R[]>;

/** Does `work` to one row after the other, until there is none left or the job is to end. */
export async function eachRow<R extends { id: number }>(
  signal: AbortSignal,
  list: List<R>,
  work: (row: R) => Promise<void>,
): Promise<void> {
  for (let after = 0; ; ) {
    const rows = await list({ after, limit: batch });
    for (const row of rows) {
      if (signal.aborted) return;
      await work(row);
    }
    if (rows.length < batch) return;
    after = rows.at(-1)?.id ?? after;
  }
}
