import type { Company } from "../contract/cards/company";
import { defaultLanguage, type Language, languageCodes } from "../i18n/languages";

type Shown = Pick<Company["profile"], "language" | "languages_off">;

/** The language of a card's bare address, which its owner's texts are in. */
export function mainLanguage({ language }: Shown): Language {
  return language ?? defaultLanguage;
}

/** The languages that a card answers in, its main one among them. */
export function languagesOf(profile: Shown): Language[] {
  const main = mainLanguage(profile);
  return languageCodes.filter((code) => code === main || !profile.languages_off?.includes(code));
}
