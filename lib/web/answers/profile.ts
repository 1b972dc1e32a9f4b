import { z } from "zod";
import { branchesSchema } from "../../contract/branches";
import { colorSchema } from "../../contract/color";
import { categorySchema, foundedSchema } from "../../contract/company-facts";
import { currencySchema } from "../../contract/currency";
import { linkSchema } from "../../contract/fields";
import { gstinSchema } from "../../contract/gstin";
import { linksSchema } from "../../contract/links";
import { moodSchema } from "../../contract/mood";
import { openingHoursSchema } from "../../contract/opening-hours";
import { bankSchema, upiIdSchema, upiNameSchema } from "../../contract/payment";
import { phonesSchema } from "../../contract/phones";
import { completeProfileSchema, profileSchema, taglineSchema, templateChoiceSchema } from "../../contract/profile";
import { reviewLinkSchema } from "../../contract/review-link";
import { emptySectionsSchema, sectionsSchema } from "../../contract/sections";
import { socialLinkSchema, socialLinksSchema } from "../../contract/social";
import { type SocialLinks, socialNetworkNames } from "../../contract/social-basics";
import { timeZoneSchema } from "../../contract/time-zone";
import { nameCompany, textSchema } from "./account";

/** Which addresses a page may show is decided where it is known who shows them. */
const mediaSchema = z.string().nullable().catch(null);

/** It ends in a style attribute, so only a plain colour passes. */
const colorOrNullSchema = colorSchema.catch("").transform((color) => color || null);

/** A provider written elsewhere may leave profile fields out or hold links that are none: those come out empty. */
export const profileAnswerSchema = z.preprocess(
  (profile) => profile ?? {},
  z.object({
    // What is absent, here and below, is known to be so, and not asked for in a form.
    tagline: taglineSchema.optional().catch(""),
    address: textSchema,
    location: linkSchema.catch(""),
    about_us: textSchema,
    template_choice: templateChoiceSchema.catch("1"),
    mood: moodSchema.optional().catch(null),
    social_media_links: z.unknown().optional().transform(readSocialLinks),
    logo: mediaSchema,
    logo_photo: mediaSchema,
    brand_color: colorOrNullSchema,
    logo_color: colorOrNullSchema,
    review_link: reviewLinkSchema.optional().catch(""),
    opening_hours: openingHoursSchema.optional().catch(null),
    sections: sectionsSchema.optional().catch(null),
    empty_sections: emptySectionsSchema.optional().catch(null),
    upi_id: upiIdSchema.optional().catch(""),
    upi_name: upiNameSchema.optional().catch(""),
    upi_link: z.boolean().optional().catch(false),
    bank: bankSchema.optional().catch(null),
    gstin: gstinSchema.optional().catch(""),
    category: categorySchema.optional().catch(""),
    founded: foundedSchema.optional().catch(null),
    currency: currencySchema.optional().catch(null),
    phones: phonesSchema.optional().catch([]),
    links: linksSchema.optional().catch([]),
    branches: branchesSchema.optional().catch([]),
    time_zone: timeZoneSchema.nullish().catch(null),
    logo_set: profileSchema.shape.logo_set.catch(undefined),
  }),
);

const { client, has_profile } = completeProfileSchema.shape;

export const completeProfileAnswerSchema = z.object({
  client: z.preprocess(
    nameCompany,
    z.object({
      id: client.shape.id.catch(undefined),
      slug: client.shape.slug.catch(undefined),
      email: textSchema,
      company_name: textSchema,
      phone: textSchema,
      landline: client.shape.landline.catch(undefined),
    }),
  ),
  profile: profileAnswerSchema,
  has_profile: has_profile.catch(false),
});

/** One bad link drops that link, not the others. */
function readSocialLinks(value: unknown): SocialLinks {
  const whole = socialLinksSchema.safeParse(value);
  if (whole.success) return whole.data;
  if (typeof value !== "object" || value === null) return {};
  const links = value as Record<string, unknown>;
  const kept = socialNetworkNames.flatMap((network) => {
    const link = socialLinkSchema(network).safeParse(links[network]);
    return link.success && link.data ? [[network, link.data]] : [];
  });
  return Object.fromEntries(kept);
}
