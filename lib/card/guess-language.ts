import { defaultLanguage, type Language, languageCodes } from "../i18n/languages";

/** The letters of each language. Of those that share a script the first stands for it: Marathi has to be chosen. */
const letters = languageCodes.flatMap((language): { language: Language; letter: RegExp }[] => {
  const { script } = new Intl.Locale(language).maximize();
  return script ? [{ language, letter: new RegExp(`\\p{Script=${script}}`, "gu") }] : [];
});

/** The language that the texts are likely to be in, by the script that most of their letters have; English for none. */
export function guessLanguage(texts: readonly (string | null | undefined)[]): Language {
  const text = texts.join(" ");
  const counts = letters.map(({ language, letter }) => ({ language, count: text.match(letter)?.length ?? 0 }));
  return counts.reduce((most, next) => (next.count > most.count ? next : most), {
    language: defaultLanguage,
    count: 0,
  }).language;
}
