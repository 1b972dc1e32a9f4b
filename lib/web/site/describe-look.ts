import type { SavedSite } from "../../contract/site/schema";
import { defaultSiteName } from "../../contract/site/values";
import { defaultCurrency } from "../../format/currency";
import type { Site, SiteBase } from "./describe-site";
import { isMediaUrl } from "./media-url";

/** The logo stands in marks of at most half as many pixels, on screens of twice the density. */
const logoWidth = 96;

/** Of a site all that takes no reading of numbers: what is fixed stands above what was saved, and what nobody says has a default. */
export function describeLook(
  saved: SavedSite,
  { url, fixed, mediaOrigin }: SiteBase,
): Omit<Site, "whatsapp" | "terms" | "signUp"> {
  const shown = (file: string | null) => (file && isMediaUrl(file, mediaOrigin) ? file : null);
  return {
    url,
    name: fixed.name ?? (saved.name || defaultSiteName),
    color: saved.color,
    logo: shown(saved.logo_set.find(({ width }) => width >= logoWidth)?.url ?? saved.logo),
    largeLogo: shown(saved.logo),
    email: fixed.email ?? saved.email,
    currency: fixed.currency ?? saved.currency ?? defaultCurrency,
    timeZone: saved.time_zone,
  };
}
