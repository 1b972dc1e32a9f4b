import type { T } from "../i18n/translator";
import { type InLanguage, perLanguage } from "./locale";

const languages = perLanguage((_, plain) => new Intl.DisplayNames(plain, { type: "language" }));
const regions = perLanguage((_, plain) => new Intl.DisplayNames(plain, { type: "region", fallback: "none" }));

/** "India" of `IN`; empty for letters that name no country. */
export function nameCountry(t: InLanguage, code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (regions(t).of(code) ?? "") : "";
}

/** "Pune, India"; the town alone where nobody knows its country. */
export function nameTown(t: T, town: string, code: string): string {
  const country = nameCountry(t, code);
  return town && country ? t("format.town", { town, country }) : town || country;
}

/** "Hindi" of `hi`; letters that name no language stay as they are. */
export function nameLanguage(t: InLanguage, code: string): string {
  return languages(t).of(code) ?? code;
}
