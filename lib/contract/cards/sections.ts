import { z } from "zod";
import { jsonList, oneLineText } from "../fields";
import * as fieldMessages from "../messages";
import { entryTextsSchema } from "../texts";
import * as profileMessages from "./messages";
import { completeSections, profileLimits, sectionIds } from "./values";

/** The sections that cards have: which there are, what they are called, and how an owner arranges them. */

const titleSchema = oneLineText(profileLimits.sectionTitle);
const sectionFields = {
  shown: z.boolean({ error: fieldMessages.booleanInvalid }),
  title: titleSchema.nullish(),
  texts: entryTextsSchema({ title: titleSchema }),
};

/** As the profile's form has them: every section once, in order. */
export const sectionsFormSchema = z
  .array(z.object({ id: z.enum(sectionIds), ...sectionFields }))
  .transform((sections) => completeSections(sections));

/**
 * What a profile write carries: JSON text of `[{id, shown, title, texts}, …]` in order. Unknown ids are dropped, of one that
 * comes twice the first counts, and those that are missing follow, shown; so new sections appear by themselves. Null,
 * empty text, and a list without any known id are none: the design's own order.
 */
export const sectionsSchema = jsonList(profileMessages.sectionsInvalid)
  .pipe(
    z
      .array(
        z.object(
          { id: z.string({ error: profileMessages.sectionsInvalid }), ...sectionFields },
          { error: profileMessages.sectionsInvalid },
        ),
      )
      .nullable(),
  )
  .transform((sections) => sections && completeSections(sections));

/** What becomes of a section with nothing in it: it says so, or is left out. */
export const emptySectionsRules = ["show", "hide"] as const;

export type EmptySections = (typeof emptySectionsRules)[number];

/** A card's own rule; null or empty text leaves it to the site. */
export const emptySectionsSchema = z
  .union([z.enum(emptySectionsRules), z.literal(""), z.null()], { error: profileMessages.emptySectionsInvalid })
  .transform((rule) => rule || null);
