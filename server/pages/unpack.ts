import { gunzipSync } from "node:zlib";
import { LRUCache } from "lru-cache";
import { listenerLimits } from "../load/limits";
import { bodyOf, buildWire, headersOf, type Wire } from "../wire";
import type { Page } from "./page";

const unpacked = new LRUCache<Page, Wire>({
  maxSize: listenerLimits.unpackedPages,
  sizeCalculation: ({ bytes }) => bytes.length,
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
  const headers = headersOf(zipped).filter((_, index, all) => !ofPacked.includes(all[index - (index % 2)] ?? ""));
  const wire = buildWire(200, headers, gunzipSync(bodyOf(zipped)));
  unpacked.set(page, wire);
  return wire;
}
