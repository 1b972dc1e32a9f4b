import { LRUCache } from "lru-cache";

const keptBytes = 16 * 1024 * 1024;

const kept = new LRUCache<string, Buffer>({ maxSize: keptBytes, sizeCalculation: ({ length }) => length || 1 });

/** Draws what has no copy under `version` yet: the listener asks again every few minutes, also for what is the same. */
export async function keepDrawing(version: string, draw: () => Promise<Buffer>): Promise<Buffer> {
  const found = kept.get(version);
  if (found) return found;
  const drawn = await inTurn(draw);
  kept.set(version, drawn);
  return drawn;
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Runs one drawing after the other, so that drawings never take all processors from the pages. How many may wait is
 * bounded by the listener, which bounds the requests that draw.
 */
export function inTurn<T>(draw: () => Promise<T>): Promise<T> {
  const turn = last.then(draw, draw);
  last = turn.catch(() => {});
  return turn;
}
