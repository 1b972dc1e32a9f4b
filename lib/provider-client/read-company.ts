import { z } from "zod";
import { colorSchema } from "../contract/color";
import { type Company, companySchema } from "../contract/company";
import { linkSchema } from "../contract/fields";
import { templateChoiceSchema } from "../contract/profile";
import { type SocialLinks, socialLinkSchema, socialLinksSchema, socialNetworkNames } from "../contract/social";
import { shownPictures, shownUrl } from "./shown-media";

const textSchema = z.string().catch("");

const mediaSchema = z.string().nullable().catch(null).transform(shownUrl);

/** It ends in a style attribute, so only a plain colour passes. */
const colorOrNullSchema = colorSchema.catch("").transform((color) => color || null);

/** A provider written elsewhere may leave profile fields out or hold links that are none: those come out empty. */
const looseCompanySchema = z.object({
  client: companySchema.shape.client.extend({ email: textSchema, phone: textSchema }),
  user: companySchema.shape.user.catch(undefined),
  profile: z.preprocess(
    (profile) => profile ?? {},
    z.object({
      address: textSchema,
      location: linkSchema.catch(""),
      about_us: textSchema,
      template_choice: templateChoiceSchema.catch("1"),
      social_media_links: z.unknown().optional().transform(readSocialLinks),
      logo: mediaSchema,
      logo_photo: mediaSchema,
      brand_color: colorOrNullSchema,
      logo_color: colorOrNullSchema,
      logo_set: companySchema.shape.profile.shape.logo_set.catch(undefined).transform(shownPictures),
    }),
  ),
});

/** @throws a ZodError when not even the company's name can be read. */
export function readCompany(data: unknown): Company {
  return looseCompanySchema.parse(data);
}

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
