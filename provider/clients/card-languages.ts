import { profileFields } from "@/lib/contract/cards/fields";
import { writtenLanguages } from "@/lib/contract/cards/languages";
import { readTexts } from "@/lib/contract/texts";
import type { Language } from "@/lib/i18n/languages";
import { readLanguage } from "../kernel/language";

/** The columns of a profile that say a card's languages; all of them null without a profile. */
export type LanguageColumns = { card_language: string | null; languages_off: string | null };

export function cardLanguages(row: LanguageColumns) {
  return {
    language: readLanguage(row.card_language),
    languages_off: profileFields.languages_off.column.read(row.languages_off) ?? [],
  };
}

/** The further languages that texts of the card with these columns are in. */
export function listWrittenLanguages(row: LanguageColumns & { texts: string | null }): Language[] {
  return writtenLanguages(cardLanguages(row), readTexts(row.texts));
}
