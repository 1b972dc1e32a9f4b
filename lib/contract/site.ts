import { z } from "zod";
import { colorSchema } from "./color";
import { currencySchema } from "./currency";
import { oneLineText, optionalEmailSchema, phoneSchema, pictureSchema } from "./fields";
import { optionalFileSchema } from "./files";
import { profileLimits } from "./limits/profile";
import { logoRule } from "./profile-basics";

/** What an administrator says of the site itself: how the product is called and looks, and how its keeper is reached. */

/** As it was saved. What is empty or null was never said, and the web app has something else for it. */
export const savedSiteSchema = z.object({
  name: z.string().default(""),
  /** '#rrggbb'; null for the product's own. */
  color: z.string().nullable().default(null),
  /** URL of the logo, square; null without one. */
  logo: z.string().nullable().default(null),
  logo_set: z.array(pictureSchema).default([]),
  /** '#rrggbb', as the logo shows it most; null without a logo and for a grey one. */
  logo_color: z.string().nullable().default(null),
  /** As it was typed. */
  whatsapp: z.string().default(""),
  email: z.string().default(""),
  /** ISO 4217 code of prices of companies that choose none. */
  currency: z.string().nullable().default(null),
});
export type SavedSite = z.infer<typeof savedSiteSchema>;

/** Of a provider that keeps nothing of the kind. */
export const emptySite: SavedSite = savedSiteSchema.parse({});

export const siteFieldSchemas = {
  name: oneLineText(profileLimits.siteName),
  color: colorSchema,
  logo: z.union([z.literal(""), optionalFileSchema(logoRule)]),
  whatsapp: phoneSchema,
  email: optionalEmailSchema,
  currency: currencySchema,
};

/** `PATCH /admin/site/`, JSON or multipart. What is absent stays; an empty text takes back what was said. */
export const updateSiteSchema = z.object(siteFieldSchemas).partial();

export type UpdateSiteInput = z.infer<typeof updateSiteSchema>;
