import { gunzipSync } from "node:zlib";
import { LRUCache } from "lru-cache";
import { listenerLimits } from "../load/limits";
import { buildWire, type Page, type Wire } from "./page";

const unpacked = new LRUCache<Page, Wire>({
  maxSize: listenerLimits.unpackedPages,
  sizeCalculation: ({ body }) => body.length,
});

/**
 * A page for whoever takes no encoding. Nearly everybody does, so it is kept packed, which leaves room for three times as
 * many; what is unpacked stays for a while, since machines that ask so ask for the same page again and again.
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
