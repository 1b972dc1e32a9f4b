import { z } from "zod";
import { daySchema, jsonList, requiredLine, websiteSchema } from "../fields";
import * as fieldMessages from "../messages";
import { entryTextsSchema } from "../texts";
import * as profileMessages from "./messages";
import { profileLimits } from "./values";

/** A company's own links on its card: which there are, and when each is shown. */

/** What may stand beside a link. */
export const linkIconNames = [
  "globe",
  "store",
  "file",
  "image",
  "play",
  "star",
  "pin",
  "whatsapp",
  "instagram",
  "facebook",
] as const;
export type LinkIcon = (typeof linkIconNames)[number];

/** The first or the last day of a link by the company's own clock; null and empty text are none. */
const edgeSchema = z
  .union([z.literal("").transform(() => null), daySchema.nullable()], { error: fieldMessages.dayInvalid })
  .default(null);

const titleSchema = requiredLine(profileLimits.links.title, profileMessages.linkTitleRequired);

const linkSchema = z
  .object(
    {
      title: titleSchema,
      texts: entryTextsSchema({ title: titleSchema }),
      url: z
        .string({ error: profileMessages.linkUrlRequired })
        .pipe(websiteSchema)
        .pipe(z.string().min(1, profileMessages.linkUrlRequired)),
      icon: z.enum(linkIconNames, { error: profileMessages.linkIconInvalid }),
      shown: z.boolean({ error: fieldMessages.booleanInvalid }),
      from: edgeSchema,
      until: edgeSchema,
    },
    { error: profileMessages.linksInvalid },
  )
  .refine(({ from, until }) => !from || !until || from <= until, {
    path: ["until"],
    error: profileMessages.linkEndsFirst,
  });
export type OwnLink = z.output<typeof linkSchema>;

/** As the profile's form has them, in order. */
export const linksFormSchema = z.array(linkSchema).max(profileLimits.links.max, profileMessages.linksLimit);

/** What a profile write carries: JSON text of `[{title, texts, url, icon, shown, from, until}, …]`. Null and empty text are none. */
export const linksSchema = jsonList(profileMessages.linksInvalid)
  .transform((links) => links ?? [])
  .pipe(linksFormSchema);
