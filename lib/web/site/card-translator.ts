import { translatorOf } from "../../i18n/catalog";
import { defaultLanguage } from "../../i18n/languages";
import type { T } from "../../i18n/translator";

/** Of a card's pages and files. */
export function cardTranslator(): T {
  return translatorOf(defaultLanguage);
}
