import { z } from "zod";
import { logoRule } from "../cards/logo-rule";
import { profileLimits } from "../cards/values";
import { signUpModes } from "../clients/values";
import { colorSchema } from "../color";
import { currencySchema } from "../currency";
import { oneLineText, optionalEmailSchema, optionalText, phoneSchema, pictureSchema, wholeSchema } from "../fields";
import { optionalFileSchema } from "../files";
import * as siteMessages from "./messages";
import { siteLimits } from "./values";

/**
 * The site's settings: the product's name and look, the operator's contact, prices, and what the policies promise.
 */

/** As saved. Empty or null is not set, and the web app has a default. */
export const savedSiteSchema = z.object({
  /** What the sign-up page does; no administrator changes it. */
  sign_up: z.enum(signUpModes).default("request"),
  /** IANA name of that by whose days plans and payments are reckoned; no administrator changes it. */
  time_zone: z.string().default("Asia/Kolkata"),
  name: z.string().default(""),
  /** '#rrggbb'; null for the product's own. */
  color: z.string().nullable().default(null),
  /** URL of the logo, square; null without one. */
  logo: z.string().nullable().default(null),
  logo_set: z.array(pictureSchema).default([]),
  /** The logo's main colour as '#rrggbb'; null without a logo or for a grey one. */
  logo_color: z.string().nullable().default(null),
  /** As it was typed. */
  whatsapp: z.string().default(""),
  email: z.string().default(""),
  /** ISO 4217 code for companies that choose none. */
  currency: z.string().nullable().default(null),
  /** A card's price and its earlier price, in whole rupees. */
  price: z.number().int().nullable().default(null),
  old_price: z.number().int().nullable().default(null),
  /** What the price is for: "per year". */
  price_period: z.string().default(""),
  /** The legal entity that the policies name. */
  operator_name: z.string().default(""),
  operator_address: z.string().default(""),
  /** What the policies promise: days after paying, and whose law applies. */
  refund_days: z.number().int().nullable().default(null),
  delivery_days: z.number().int().nullable().default(null),
  governing_law: z.string().default(""),
});
export type SavedSite = z.infer<typeof savedSiteSchema>;

/** For a provider without settings. */
export const emptySite: SavedSite = savedSiteSchema.parse({});

const priceSchema = wholeSchema(1, siteLimits.price, siteMessages.priceInvalid);
const daysSchema = wholeSchema(1, siteLimits.days, siteMessages.daysInvalid);

export const siteFieldSchemas = {
  name: oneLineText(profileLimits.siteName),
  color: colorSchema,
  logo: z.union([z.literal(""), optionalFileSchema(logoRule)]),
  whatsapp: phoneSchema,
  email: optionalEmailSchema,
  currency: currencySchema,
  price: priceSchema,
  old_price: priceSchema,
  price_period: oneLineText(siteLimits.period),
  operator_name: oneLineText(siteLimits.operatorName),
  operator_address: optionalText(siteLimits.operatorAddress),
  refund_days: daysSchema,
  delivery_days: daysSchema,
  governing_law: oneLineText(siteLimits.law),
};

/** `PATCH /admin/site/`, JSON or multipart. What is absent stays; an empty text unsets. */
export const updateSiteSchema = z.object(siteFieldSchemas).partial();

export type UpdateSiteInput = z.infer<typeof updateSiteSchema>;
