import { z } from "zod";
import { daySchema, jsonList } from "../fields";
import { linkFields } from "../links";
import * as fieldMessages from "../messages";
import * as profileMessages from "./messages";
import { profileLimits } from "./values";

/** A company's own links on its card: which there are, and when each is shown. */

/** The first or the last day of a link by the company's own clock; null and empty text are none. */
const edgeSchema = z
  .union([z.literal("").transform(() => null), daySchema.nullable()], { error: fieldMessages.dayInvalid })
  .default(null);

const linkSchema = z
  .object(
    {
      ...linkFields,
      shown: z.boolean({ error: fieldMessages.booleanInvalid }),
      from: edgeSchema,
      until: edgeSchema,
    },
    { error: fieldMessages.linksInvalid },
  )
  .refine(({ from, until }) => !from || !until || from <= until, {
    path: ["until"],
    error: profileMessages.linkEndsFirst,
  });
export type OwnLink = z.output<typeof linkSchema>;

/** As the profile's form has them, in order. */
export const linksFormSchema = z.array(linkSchema).max(profileLimits.links.max, profileMessages.linksLimit);

/** What a profile write carries: JSON text of `[{title, texts, url, icon, shown, from, until}, …]`. Null and empty text are none. */
export const linksSchema = jsonList(fieldMessages.linksInvalid)
  .transform((links) => links ?? [])
  .pipe(linksFormSchema);
