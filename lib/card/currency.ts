import type { Profile } from "../contract/cards/schema";

/** The ISO 4217 code of a company's prices: its own, or else the site's. */
export function currencyOf({ currency }: Pick<Profile, "currency">, ofSite: string): string {
  return currency ?? ofSite;
}
