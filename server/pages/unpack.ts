import { gunzipSync } from "node:zlib";
import { LRUCache } from "lru-cache";
import { listenerLimits } from "../load/limits";
import { buildVariant, type Page, type Variant } from "./page";

const unpacked = new LRUCache<Page, Variant>({
  maxSize: listenerLimits.unpackedPages,
  sizeCalculation: ({ wire }) => wire.bytes.length,
});

/**
 * A page for whoever takes no encoding. Nearly everybody does, so it is kept packed, which leaves room for three times as
 * many; what is unpacked stays for a while, since machines that ask so ask for the same page again and again.
 */
export function unpack(page: Page): Variant {
  return page.variants.identity ?? unpacked.get(page) ?? unpackAnew(page);
}

function unpackAnew(page: Page): Variant {
  const variant = buildVariant(200, page.headers, gunzipSync(page.variants.gzip?.body ?? Buffer.alloc(0)));
  unpacked.set(page, variant);
  return variant;
}
