const languages = new Intl.DisplayNames("en", { type: "language" });
const regions = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

/** "India" of `IN`; empty for letters that name no country. */
export function nameCountry(code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (regions.of(code) ?? "") : "";
}

/** "Pune, India"; the town alone where nobody knows its country. */
export function nameTown(town: string, country: string): string {
  return [town, nameCountry(country)].filter(Boolean).join(", ");
}

/** "Hindi" of `hi`; letters that name no language stay as they are. */
export function nameLanguage(code: string): string {
  return languages.of(code) ?? code;
}
