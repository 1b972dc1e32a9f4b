import { z } from "zod";
import { companySchema } from "../../contract/cards/company";
import { linksSchema } from "../../contract/cards/links";
import { type SocialLinks, socialNetworkNames } from "../../contract/cards/networks";
import { openingHoursSchema } from "../../contract/cards/opening-hours";
import { profileOperations } from "../../contract/cards/operations";
import { bankSchema, upiIdSchema, upiNameSchema } from "../../contract/cards/payment";
import {
  branchesSchema,
  categorySchema,
  completeProfileSchema,
  foundedSchema,
  gstinSchema,
  moodSchema,
  phonesSchema,
  profileSchema,
  reviewLinkSchema,
  taglineSchema,
  templateChoiceSchema,
} from "../../contract/cards/schema";
import { emptySectionsSchema, sectionsSchema } from "../../contract/cards/sections";
import { socialLinkSchema, socialLinksSchema } from "../../contract/cards/social";
import { clientOperations } from "../../contract/clients/operations";
import { clientSchema } from "../../contract/clients/schema";
import { colorSchema } from "../../contract/color";
import { currencySchema } from "../../contract/currency";
import { linkSchema } from "../../contract/fields";
import { accountOperations } from "../../contract/identity/operations";
import { currentUserSchema, userSchema } from "../../contract/identity/schema";
import type { Operation } from "../../contract/operation";
import { listSchema } from "../../contract/pagination";
import { timeZoneSchema } from "../../contract/time-zone";

/*
 * Answers as a core provider may send them: texts that are null or left out read as empty, and screens say what is
 * missing. A full one keeps to the schemas of the contract.
 */

const textSchema = z.string().catch("");

const userFields = {
  email: textSchema,
  username: textSchema,
  is_admin: userSchema.shape.is_admin.catch(false),
  is_client: userSchema.shape.is_client.catch(false),
};

export const currentUserAnswerSchema = currentUserSchema.extend({
  ...userFields,
  created_at: currentUserSchema.shape.created_at.catch(null),
  pending_email: currentUserSchema.shape.pending_email.catch(null),
  two_factor_missing: currentUserSchema.shape.two_factor_missing.catch(null),
});

/** Some providers send 0 for "no id". */
const clientUserSchema = userSchema.extend({ ...userFields, id: userSchema.shape.id.catch(0) });

export const clientAnswerSchema = z.preprocess(
  nameCompany,
  clientSchema.extend({
    user: z.preprocess((user) => user ?? {}, clientUserSchema),
    company_name: textSchema,
    phone: textSchema,
    slug: clientSchema.shape.slug.catch(undefined),
    last_sign_in: clientSchema.shape.last_sign_in.catch(undefined),
    created_at: clientSchema.shape.created_at.catch(""),
    updated_at: clientSchema.shape.updated_at.catch(""),
  }),
);

/** Some providers call the company's name `name`. */
function nameCompany(client: unknown): unknown {
  if (typeof client !== "object" || client === null) return client;
  const { company_name, name } = client as Record<string, unknown>;
  return { ...client, company_name: company_name || name };
}

const mediaSchema = z.string().nullable().catch(null);

/** Written into a style attribute, so only a plain colour passes. */
const colorOrNullSchema = colorSchema.catch("").transform((color) => color || null);

/** Another maker's provider may leave out profile fields or store broken links; both come out empty. */
const profileAnswerSchema = z.preprocess(
  (profile) => profile ?? {},
  z.object({
    // Absent fields, here and below, are ones this provider does not have; no form asks for them.
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

/** The caller decides which of its addresses a page may show. */
export const companyAnswerSchema = z.object({
  client: z.preprocess(nameCompany, companySchema.shape.client.extend({ email: textSchema, phone: textSchema })),
  user: companySchema.shape.user.catch(undefined),
  profile: profileAnswerSchema,
  time_zone: timeZoneSchema.optional().catch(undefined),
  changes_at: companySchema.shape.changes_at.catch(undefined),
  takes_leads: companySchema.shape.takes_leads.catch(undefined),
  takes_appointments: companySchema.shape.takes_appointments.catch(undefined),
});

/** Answers read leniently: a gap in another provider's answer costs one text, not the screen. */
const lenientSchemas = new Map<string, z.ZodType>([
  [accountOperations.getCurrentUser.path, currentUserAnswerSchema],
  [clientOperations.listClients.path, listSchema(clientAnswerSchema)],
  [clientOperations.getClient.path, clientAnswerSchema],
  [profileOperations.getCompleteProfile.path, completeProfileAnswerSchema],
]);

/** The schema for a success of a core provider; null where the answer is not JSON. */
export function schemaOf({ method, path, answer }: Operation): z.ZodType | null {
  if (answer === null || typeof answer === "string") return null;
  return (method === "GET" && lenientSchemas.get(path)) || answer;
}
