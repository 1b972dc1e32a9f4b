import { mayBeHandle } from "@/lib/contract/content/handle";

export type CacheKind = "page" | "file";

/** Cache key: no query, no trailing slash. */
export function pageKey(url: string): string {
  return url.replace(/[?#].*$/, "").replace(/\/$/, "");
}

/** Cached entries per card, besides its page. */
export const maxCached = 100;

/**
 * Whether and how the worker caches a URL: pages of the card, its products, categories and people in any language, and their assets. Null
 * for everything else, above all signed-in content.
 */
export function belongsToCard(url: URL, { origin, card }: { origin: string; card: string }): CacheKind | null {
  if (url.origin !== origin) return null;
  const { pathname } = url;
  const below = pathname.startsWith(card) ? pathname.slice(card.length) : null;
  if (below !== null && isPage(below.replace(/^\/[a-z]{2}(?=\/|$)/, ""))) return "page";
  if (/^\/card\.(css|js)$/.test(pathname) || /^\/media\/.+\.(webp|jpe?g|png|gif|avif)$/i.test(pathname)) return "file";
  return /^\/assets\/.+\.svg$/.test(pathname) ? "file" : null;
}

/** `below`: what follows the card's address, without a language. */
function isPage(below: string): boolean {
  return /^(\/|\/(c|p|people)\/[^.]+)?$/.test(below) || (below[0] === "/" && mayBeHandle(below.slice(1)));
}
