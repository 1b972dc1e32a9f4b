import type { Banner } from "../contract/content/banner";

/** The banner that the card shows: the first active one, else the first. */
export function pickBanner(banners: Banner[]): Banner | null {
  return banners.find((banner) => banner.is_active) ?? banners[0] ?? null;
}
