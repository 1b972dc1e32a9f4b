import type { CountryCode } from "libphonenumber-js/min";

export const defaultPhoneRegion: CountryCode = "IN";

const key = Symbol.for("namaskard.phoneRegion");
const holder = globalThis as { [key]?: CountryCode };

/** The country (ISO 3166) of numbers typed without a country code. */
export function phoneRegion(): CountryCode {
  return holder[key] ?? defaultPhoneRegion;
}

/** Sets it for the whole process, even if a bundler has copied this module, or for a browser's page. */
export function setPhoneRegion(region: CountryCode): void {
  holder[key] = region;
}
