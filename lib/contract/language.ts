import { z } from "zod";
import { languageCodes } from "../i18n/languages";

/** A language that there is, by its code. */
export const languageSchema = z.enum(languageCodes);
