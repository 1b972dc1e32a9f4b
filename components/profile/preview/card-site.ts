import type { Env } from "@/lib/env";
import { mediaOrigin } from "@/lib/site/media-url";

/**
 * What a card needs beyond its content: the build whose stylesheet fits, the name of the site, what prices are in, and
 * where files are if not on this site.
 */
export type CardSite = { buildId: string; brandName: string; currency: string; mediaOrigin: string | null };

/** Of a deployment's settings, which only the server knows. */
export function toCardSite(settings: Env): CardSite {
  const { BUILD_ID, BRAND_NAME, CURRENCY } = settings;
  return { buildId: BUILD_ID, brandName: BRAND_NAME, currency: CURRENCY, mediaOrigin: mediaOrigin(settings) };
}
