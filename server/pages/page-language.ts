import { isReservedSlug } from "@/lib/contract/cards/slug";
import { isLanguage, type Language } from "@/lib/i18n/languages";
import { translatedPages } from "@/lib/paths";

/** An address without its language, as Next's routes have it. */
export type PlainAddress = { language: Language | null; segments: readonly string[] };

/**
 * Takes the language out of an address: `/acme/hi/p/lamp-7` is `/acme/p/lamp-7` in Hindi, and `/hi/signup` is `/signup`.
 * `/hi` alone is left to its route, since a company may have that name from before.
 */
export function readPageLanguage(segments: readonly string[]): PlainAddress {
  const [first = "", second = "", ...rest] = segments;
  if (isLanguage(first) && translatedPages.includes(second)) return { language: first, segments: [second, ...rest] };
  if (isLanguage(second) && !isReservedSlug(first)) return { language: second, segments: [first, ...rest] };
  return { language: null, segments };
}
