import { LRUCache } from "lru-cache";
import { inTurn } from "./in-turn";

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
