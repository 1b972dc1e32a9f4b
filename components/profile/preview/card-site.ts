import type { EmptySections } from "@/lib/contract/cards/sections";
import type { Env } from "@/lib/env";
import type { Site } from "@/lib/web/site/describe-site";
import { mediaOrigin } from "@/lib/web/site/media-url";

/** What a card needs beyond its content. */
export type CardSite = {
  /** Of the build whose stylesheet fits. */
  buildId: string;
  brandName: string;
  /** ISO 4217 code of all prices. */
  currency: string;
  /** Where files are if not on this site. */
  mediaOrigin: string | null;
  /** What holds for empty sections on cards that do not say it themselves. */
  emptySections: EmptySections;
};

/** Of the site and a deployment's settings, which only the server knows. */
export function toCardSite(settings: Env, { name, currency }: Site): CardSite {
  const { BUILD_ID, EMPTY_SECTIONS } = settings;
  return {
    buildId: BUILD_ID,
    brandName: name,
    currency,
    mediaOrigin: mediaOrigin(settings),
    emptySections: EMPTY_SECTIONS,
  };
}
