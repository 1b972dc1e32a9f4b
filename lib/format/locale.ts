import { type Language, languages } from "../i18n/languages";
import type { T } from "../i18n/translator";

/** Of numbers and prices, which are grouped as in India and written in Latin digits in every language. */
export const numberLocale = "en-IN";

/** What is written in a language, by name: its translator, or whatever knows it. */
export type InLanguage = Pick<T, "language">;

/**
 * Formatters are slow to make: one a language, by its locale. `plain` is the language without a country, for names and
 * labels: India's English has "Sept", and "St Lucia".
 */
export function perLanguage<F>(make: (locale: string, plain: string) => F): (t: InLanguage) => F {
  const made = new Map<Language, F>();
  return ({ language }) => {
    const formatter = made.get(language) ?? make(languages[language].locale, `${language}-u-nu-latn`);
    made.set(language, formatter);
    return formatter;
  };
}
