import type { CountryCode } from "libphonenumber-js/min";

export const defaultPhoneRegion: CountryCode = "IN";

const key = Symbol.for("namaskard.phoneRegion");
const holder = globalThis as { [key]?: CountryCode };

/** The country, by its ISO 3166 code, to which a number typed without a country code belongs. */
export function phoneRegion(): CountryCode {
  return holder[key] ?? defaultPhoneRegion;
}

/** Sets it for the process, however often a bundler has put this module into it, or for a browser's page. */
export function setPhoneRegion(region: CountryCode): void {
  holder[key] = region;
}
