export type CacheKind = "page" | "file";

/** The address of a page without what differs from visit to visit: a query, and the slash that a card has as an app. */
export function pageKey(url: string): string {
  return url.replace(/[?#].*$/, "").replace(/\/$/, "");
}

/** Files, and pages of products and categories, that a card keeps beside its page. */
export const maxKept = 100;

/**
 * What a saved card keeps of an address: its own page and those of its products and categories, and the stylesheet, script and pictures that it shows. Null for
 * everything else there is on this site and on others, above all what belongs to somebody signed in.
 */
export function belongsToCard(url: URL, { origin, card }: { origin: string; card: string }): CacheKind | null {
  if (url.origin !== origin) return null;
  const { pathname } = url;
  const below = pathname.startsWith(card) ? pathname.slice(card.length) : null;
  if (below === "" || below === "/" || /^\/[cp]\/[^.]+$/.test(below ?? "")) return "page";
  if (/^\/card\.(css|js)$/.test(pathname) || /^\/media\/.+\.(webp|jpe?g|png|gif|avif)$/i.test(pathname)) return "file";
  return /^\/assets\/.+\.svg$/.test(pathname) ? "file" : null;
}
