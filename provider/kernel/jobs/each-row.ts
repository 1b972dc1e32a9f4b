/** Rows held at once. */
const batch = 200;

/** Returns up to `limit` rows after an id, ordered by id. */
type List<R> = (page: { after: number; limit: number }) => Promise<R[]>;

/** Runs `work` for each row in turn. @throws the reason of `signal`, so that an aborted job is not taken for a done one */
export async function eachRow<R extends { id: number }>(
  signal: AbortSignal,
  list: List<R>,
  work: (row: R) => Promise<void>,
): Promise<void> {
  for (let after = 0; ; ) {
    const rows = await list({ after, limit: batch });
    for (const row of rows) {
      signal.throwIfAborted();
      await work(row);
    }
    if (rows.length < batch) return;
    after = rows.at(-1)?.id ?? after;
  }
}
