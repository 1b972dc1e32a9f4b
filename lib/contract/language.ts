import { z } from "zod";
import { defaultLanguage, type Language, languageCodes } from "../i18n/languages";

/** A language that there is, by its code. */
export const languageSchema = z.enum(languageCodes);

/** What a visitor wrote in, in an answer; null where that is not known. */
export const visitorLanguageSchema = languageSchema.nullish().catch(null);

type CardLanguages = { language?: string | null; languages_off?: readonly string[] };

/** The language in addresses of a card's pages for a visitor; undefined for its main one, and for one that is off. */
export function furtherLanguage(visitor: Language | null, card: CardLanguages): Language | undefined {
  const isFurther = visitor !== (card.language ?? defaultLanguage) && !card.languages_off?.includes(visitor ?? "");
  return isFurther ? (visitor ?? undefined) : undefined;
}
