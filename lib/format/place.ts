import type { T } from "../i18n/translator";
import { type InLanguage, perLanguage } from "./locale";

const languages = perLanguage((_, plain) => new Intl.DisplayNames(plain, { type: "language" }));
const regions = perLanguage((_, plain) => new Intl.DisplayNames(plain, { type: "region", fallback: "none" }));
const order = perLanguage((locale) => new Intl.Collator(locale));

/** "India" of `IN`; empty for letters that name no country. */
export function nameCountry(t: InLanguage, code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (regions(t).of(code) ?? "") : "";
}

/** Letters that name no country: unions, what nobody knows, and what programs are tried with. */
const noCountries = ["EU", "EZ", "UN", "QO", "XA", "XB", "ZZ"];
const letters = Array.from({ length: 26 }, (_, place) => String.fromCharCode(65 + place));

/** Sorted by name; of a country that was renamed only the letters of today. */
export function listCountries(t: InLanguage): { code: string; name: string }[] {
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .map((code) => ({ code, name: nameCountry(t, code) }))
    .filter(({ code, name }) => name && !noCountries.includes(code) && isOfToday(code))
    .sort((one, other) => order(t).compare(one.name, other.name));
}

function isOfToday(code: string): boolean {
  return new Intl.Locale(`und-${code}`).region === code;
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
