import { z } from "zod";
import { daySchema } from "./analytics";
import { jsonList, oneLineText, websiteSchema } from "./fields";
import { limits } from "./limits";
import * as messages from "./messages";

/** A company's own links on its card: which there are, and when each is shown. */

/** What may stand beside a link, by what an owner calls it. */
export const linkIcons = {
  globe: "Website",
  store: "Shop",
  file: "Form or menu",
  image: "Pictures",
  play: "Film or music",
  star: "Reviews",
  pin: "Place",
  whatsapp: "WhatsApp",
  instagram: "Instagram",
  facebook: "Facebook",
} as const;
export type LinkIcon = keyof typeof linkIcons;
export const linkIconNames = Object.keys(linkIcons) as LinkIcon[];

/** The first or the last day of a link by the company's own clock; null and empty text are none. */
const edgeSchema = z
  .union([z.literal("").transform(() => null), daySchema.nullable()], { error: messages.dayInvalid })
  .default(null);

const linkSchema = z
  .object(
    {
      title: z
        .string({ error: messages.linkTitleRequired })
        .pipe(oneLineText(limits.links.title))
        .pipe(z.string().min(1, messages.linkTitleRequired)),
      url: z
        .string({ error: messages.linkUrlRequired })
        .pipe(websiteSchema)
        .pipe(z.string().min(1, messages.linkUrlRequired)),
      icon: z.enum(linkIconNames, { error: messages.linkIconInvalid }),
      shown: z.boolean({ error: messages.booleanInvalid }),
      from: edgeSchema,
      until: edgeSchema,
    },
    { error: messages.linksInvalid },
  )
  .refine(({ from, until }) => !from || !until || from <= until, { path: ["until"], error: messages.linkEndsFirst });
export type OwnLink = z.output<typeof linkSchema>;

/** As the profile's form has them, in order. */
export const linksFormSchema = z.array(linkSchema).max(limits.links.max, messages.linksLimit);

/** What a profile write carries: JSON text of `[{title, url, icon, shown, from, until}, …]`. Null and empty text are none. */
export const linksSchema = jsonList(messages.linksInvalid)
  .transform((links) => links ?? [])
  .pipe(linksFormSchema);
