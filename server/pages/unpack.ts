import { gunzipSync } from "node:zlib";
import { LRUCache } from "lru-cache";
import { listenerLimits } from "../load/limits";
import { buildWire, type Page, type Wire } from "./page";

const unpacked = new LRUCache<Page, Wire>({
  maxSize: listenerLimits.unpackedPages,
  sizeCalculation: ({ body }) => body.length,
});

/**
 * A page for a client without encodings. Pages are cached compressed, which fits three times as many; unpacked ones are
 * cached briefly, since such machines repeat their requests.
 */
export function unpack(page: Page): Wire {
  const { variants } = page;
  return variants.identity ?? unpacked.get(page) ?? unpackAnew(page, variants.gzip);
}

function unpackAnew(page: Page, zipped: Wire): Wire {
  const ofPacked = ["content-encoding", "content-length"];
  const headers = zipped.headers.filter((_, index, all) => !ofPacked.includes(all[index - (index % 2)] ?? ""));
  const wire = buildWire(headers, gunzipSync(zipped.body));
  unpacked.set(page, wire);
  return wire;
}
