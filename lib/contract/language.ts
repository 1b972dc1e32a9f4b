import { z } from "zod";
import { languageCodes } from "../i18n/languages";

/** A language that there is, by its code. */
export const languageSchema = z.enum(languageCodes);

/** What a visitor wrote in, in an answer; null where that is not known. */
export const visitorLanguageSchema = languageSchema.nullish().catch(null);
