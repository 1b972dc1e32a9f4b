import { defaultLanguage } from "../i18n/languages";
import { guessLanguage } from "./guess-language";

/** `dir` and `lang` of typed text. Latin text keeps the page's language: anything else would be a guess. */
export function written(text: string): { dir: "auto"; lang?: string } {
  if (isLatin(text)) return { dir: "auto" };
  const lang = guessLanguage([text]);
  return lang === defaultLanguage ? { dir: "auto" } : { dir: "auto", lang };
}

/** Letter-spacing breaks scripts whose letters join. */
export function isLatin(text: string): boolean {
  return /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u.test(text);
}
