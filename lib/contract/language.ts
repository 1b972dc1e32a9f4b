import { z } from "zod";
import { languageCodes } from "../i18n/languages";

/** A language that there is, by its code. */
export const languageSchema = z.enum(languageCodes);

/** The further languages that a card's texts are in, beside the main one; absent where a provider tells none. */
export const writtenLanguagesSchema = z.array(languageSchema).optional().catch(undefined);

/** What a visitor wrote in, in an answer; null where that is not known. */
export const visitorLanguageSchema = languageSchema.nullish().catch(null);
