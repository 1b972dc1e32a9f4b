import { translatorOf } from "./catalog";
import { defaultLanguage } from "./languages";

/** What is said to operators: in logs, in commands and at the start. */
export function inEnglish(text: string): string {
  return translatorOf(defaultLanguage).say(text);
}
