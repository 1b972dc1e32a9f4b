import { defaultLanguage, type Language } from "../i18n/languages";
import { guessLanguage } from "./guess-language";

export type Written = { dir: "auto"; lang?: string };

/**
 * `dir` and `lang` of typed text, so screen readers pick a voice that can read it; `said` is the language that it is
 * said to be in. Latin text keeps the page's language: anything else would be a guess.
 */
export function written(text: string, said?: Language): Written {
  if (isLatin(text)) return { dir: "auto" };
  const language = guessLanguage([text], said);
  return language === defaultLanguage ? { dir: "auto" } : { dir: "auto", lang: language };
}

/** Letter-spacing breaks scripts whose letters join. */
export function isLatin(text: string): boolean {
  return /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u.test(text);
}
