import type { Language } from "../i18n/languages";

/** Scripts by which a language can be told. Marathi, which shares Devanagari, has to be chosen. */
const scripts: readonly [Language, RegExp][] = [
  ["hi", /\p{Script=Devanagari}/gu],
  ["gu", /\p{Script=Gujarati}/gu],
  ["ta", /\p{Script=Tamil}/gu],
  ["te", /\p{Script=Telugu}/gu],
  ["bn", /\p{Script=Bengali}/gu],
  ["ml", /\p{Script=Malayalam}/gu],
  ["en", /\p{Script=Latin}/gu],
];

/** The language that the texts are likely to be in, by the script that most of their letters have; English for none. */
export function guessLanguage(texts: readonly (string | null | undefined)[]): Language {
  const text = texts.join(" ");
  const counts = scripts.map(([language, script]) => ({ language, count: text.match(script)?.length ?? 0 }));
  return counts.reduce((most, next) => (next.count > most.count ? next : most), {
    language: "en" as Language,
    count: 0,
  }).language;
}
