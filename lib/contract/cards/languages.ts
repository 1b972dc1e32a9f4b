import { defaultLanguage, type Language, languageCodes } from "../../i18n/languages";
import type { Texts } from "../texts";

export type CardLanguages = { language?: Language | null | undefined; languages_off?: readonly string[] | undefined };

/** The language of a card's bare address, which its owner's texts are in. */
export function mainLanguage({ language }: CardLanguages): Language {
  return language ?? defaultLanguage;
}

/** The languages that a card answers in, its main one among them. */
export function languagesOf(card: CardLanguages): Language[] {
  return languageCodes.filter((code) => code === mainLanguage(card) || !card.languages_off?.includes(code));
}

/** Those beside the main one. */
export function furtherLanguages(card: CardLanguages): Language[] {
  return languagesOf(card).filter((code) => code !== mainLanguage(card));
}

/** The further languages that a card, or a thing on it, has its owner's own texts in. */
export function writtenLanguages(card: CardLanguages, texts: Texts | null | undefined): Language[] {
  return furtherLanguages(card).filter((code) => texts?.[code]);
}

/** The language in addresses of a card's pages for a reader; undefined for its main one, and for one that is off. */
export function furtherLanguage(read: Language | null, card: CardLanguages): Language | undefined {
  return furtherLanguages(card).find((code) => code === read);
}
