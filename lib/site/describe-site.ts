import { parsePhone } from "../card/phone";
import { defaultSiteName, type SavedSite } from "../contract/site";
import { defaultCurrency } from "../format/price";
import { isMediaUrl } from "./media-url";

/** How the product is called and looks, and how its keeper is reached. */
export type Site = {
  name: string;
  /** '#rrggbb'; null for the product's own. */
  color: string | null;
  /** Address of the logo, square and for small places; null without one. */
  logo: string | null;
  /** The same in its largest width, for drawings. */
  largeLogo: string | null;
  /** What the chat link to its keeper names, digits alone; empty where none is. */
  whatsapp: string;
  email: string;
  /** ISO 4217 code of prices of companies that choose none. */
  currency: string;
};

/** By what people know it again. */
export type SiteBrand = Pick<Site, "name" | "logo">;

/** What a deployment's settings say of it, which nobody can change on screen, and from where pages may show files. */
export type SiteBase = {
  fixed: { name?: string; whatsapp?: string; email?: string; currency?: string };
  mediaOrigin: string | null;
};

/** The logo stands in marks of at most half as many pixels, on screens of twice the density. */
const logoWidth = 96;

/** What is fixed stands above what was saved, and what nobody says has a default. */
export function describeSite(saved: SavedSite, { fixed, mediaOrigin }: SiteBase): Site {
  const shown = (url: string | null) => (url && isMediaUrl(url, mediaOrigin) ? url : null);
  return {
    name: fixed.name ?? (saved.name || defaultSiteName),
    color: saved.color,
    logo: shown(saved.logo_set.find(({ width }) => width >= logoWidth)?.url ?? saved.logo),
    largeLogo: shown(saved.logo),
    whatsapp: parsePhone(fixed.whatsapp ?? saved.whatsapp)?.digits ?? "",
    email: fixed.email ?? saved.email,
    currency: fixed.currency ?? saved.currency ?? defaultCurrency,
  };
}
