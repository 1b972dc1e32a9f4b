/**
 * Runs `work` for each item, `atOnce` of them side by side, reading no item before there is a place for it. The first
 * failure ends it, once those under way are through.
 */
export async function eachAtOnce<T>(
  items: AsyncIterable<T>,
  atOnce: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const iterator = items[Symbol.asyncIterator]();
  const failures: unknown[] = [];
  const worker = async () => {
    try {
      for (;;) {
        const next = await iterator.next();
        if (next.done || failures.length > 0) return;
        await work(next.value);
      }
    } catch (error) {
      failures.push(error);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  if (failures.length > 0) throw failures[0];
}
