import { z } from "zod";
import { requiredLine, websiteSchema } from "./fields";
import * as fieldMessages from "./messages";
import { entryTextsSchema } from "./texts";
import { textLimits } from "./values";

/** Links that a company or one of its people has on a card. */

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

const titleSchema = requiredLine(textLimits.linkTitle, fieldMessages.linkTitleRequired);

/** What every link has. */
export const linkFields = {
  title: titleSchema,
  texts: entryTextsSchema({ title: titleSchema }),
  url: z
    .string({ error: fieldMessages.linkUrlRequired })
    .pipe(websiteSchema)
    .pipe(z.string().min(1, fieldMessages.linkUrlRequired)),
  icon: z.enum(linkIconNames, { error: fieldMessages.linkIconInvalid }),
};

/** A link that is always shown, as a person has them. */
export const plainLinkSchema = z.object(linkFields, { error: fieldMessages.linksInvalid });
export type PlainLink = z.output<typeof plainLinkSchema>;
