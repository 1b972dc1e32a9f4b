import { parsePhone } from "../../card/phone";
import type { SignUpMode } from "../../contract/clients/values";
import type { SavedSite } from "../../contract/site/schema";
import { describeLook } from "./describe-look";
import { describeTerms, type SiteTerms, type UsualTerms } from "./describe-terms";

/** How the product is called and looks, and how its keeper is reached. */
export type Site = {
  /** Where it is: `https://host`, without a slash at its end. */
  url: string;
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
  terms: SiteTerms;
  /** What the sign-up page does. */
  signUp: SignUpMode;
  /** IANA name of that by whose days plans and payments are reckoned. */
  timeZone: string;
};

/** By what people know it again. */
export type SiteBrand = Pick<Site, "name" | "logo">;

/** What a deployment's settings say of it, which nobody can change on screen, and from where pages may show files. */
export type SiteBase = {
  url: string;
  fixed: { name?: string; whatsapp?: string; email?: string; currency?: string };
  /** What they say of its terms until somebody saves something else. */
  usual?: UsualTerms;
  mediaOrigin: string | null;
};

/** What is fixed stands above what was saved, and what nobody says has a default. */
export function describeSite(saved: SavedSite, base: SiteBase): Site {
  const whatsapp = parsePhone(base.fixed.whatsapp ?? saved.whatsapp)?.chat ?? "";
  return { ...describeLook(saved, base), whatsapp, terms: describeTerms(saved, base.usual), signUp: saved.sign_up };
}
