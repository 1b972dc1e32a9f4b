import { type InLanguage, perLanguage } from "./locale";

const all = perLanguage((locale) => new Intl.ListFormat(locale, { type: "conjunction" }));
const any = perLanguage((locale) => new Intl.ListFormat(locale, { type: "disjunction" }));

/** "JPG, PNG and GIF". */
export function formatList(t: InLanguage, parts: readonly string[]): string {
  return all(t).format(parts);
}

/** "JPG, PNG or GIF". */
export function formatChoice(t: InLanguage, parts: readonly string[]): string {
  return any(t).format(parts);
}
