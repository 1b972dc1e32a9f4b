import { LRUCache } from "lru-cache";

const maxSize = 16 * 1024 * 1024;

const cache = new LRUCache<string, Buffer>({ maxSize, sizeCalculation: ({ length }) => length || 1 });

/** The listener asks again every few minutes, even for an unchanged `version`. */
export async function cachedDrawing(version: string, draw: () => Promise<Buffer>): Promise<Buffer> {
  const found = cache.get(version);
  if (found) return found;
  const drawn = await inTurn(draw);
  cache.set(version, drawn);
  return drawn;
}

let last: Promise<unknown> = Promise.resolve();

/** One drawing at a time leaves processors to the pages. The listener limits the queue. */
export function inTurn<T>(draw: () => Promise<T>): Promise<T> {
  const turn = last.then(draw, draw);
  last = turn.catch(() => {});
  return turn;
}
