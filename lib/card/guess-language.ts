import { type Language, languageCodes, languages } from "../i18n/languages";

const scriptOf = (language: Language) => new Intl.Locale(language).maximize().script as string;

/** The letters of each script, and its languages: the first stands for it where nothing tells the others. */
const scripts = [...new Set(languageCodes.map(scriptOf))].map((script) => ({
  letter: new RegExp(`\\p{Script=${script}}`, "gu"),
  spoken: languageCodes.filter((language) => scriptOf(language) === script) as [Language, ...Language[]],
}));

/**
 * The language that the texts are likely to be in, by the script that most of their letters have; English for none.
 * `said` is what their owner says, which is taken where it is written in that script; without it nothing tells Marathi
 * from Hindi.
 */
export function guessLanguage(texts: readonly (string | null | undefined)[], said?: Language): Language {
  const text = texts.join(" ");
  const counts = scripts.map(({ letter, spoken }) => ({ spoken, count: text.match(letter)?.length ?? 0 }));
  const { spoken } = counts.reduce((most, next) => (next.count > most.count ? next : most));
  if (said && spoken.includes(said)) return said;
  return spoken.find((language) => ownLetters(language)?.test(text)) ?? spoken[0];
}

function ownLetters(language: Language): RegExp | undefined {
  const named = languages[language];
  return "letters" in named ? named.letters : undefined;
}
