import { z } from "zod";
import { clientSchema } from "../clients/schema";
import { colorSchema } from "../color";
import { currencySchema } from "../currency";
import {
  booleanSchema,
  companyNameSchema,
  emailSchema,
  jsonList,
  jsonObject,
  linkSchema,
  oneLineText,
  optionalText,
  phoneSchema,
  pictureSchema,
  requiredLine,
} from "../fields";
import { optionalFileSchema } from "../files";
import { ownerProofShape, passkeyProofSchema } from "../identity/schema";
import * as signInMessages from "../identity/sign-in-messages";
import * as fieldMessages from "../messages";
import { timeZoneSchema } from "../time-zone";
import { linksFormSchema, linksSchema } from "./links";
import { logoRule } from "./logo-rule";
import * as profileMessages from "./messages";
import { openingHoursFormSchema, openingHoursSchema } from "./opening-hours";
import { bankFormSchema, bankSchema, upiIdSchema, upiNameSchema } from "./payment";
import { emptySectionsSchema, sectionsFormSchema, sectionsSchema } from "./sections";
import { slugSchema } from "./slug";
import { socialLinksFormSchema, socialLinksSchema } from "./social";
import { moods, profileLimits, templateChoices } from "./values";

/** What kind of business a company is, in one line; empty for none. */
export const categorySchema = oneLineText(profileLimits.category);

/** The year in which it began, as text or number; null and empty text are none. */
export const foundedSchema = z
  .union([z.string(), z.number(), z.null()], { error: profileMessages.foundedInvalid })
  .transform((year) => String(year ?? "").trim())
  .refine((year) => year === "" || isPastYear(year), profileMessages.foundedInvalid)
  .transform((year) => (year === "" ? null : Number(year)));

function isPastYear(year: string): boolean {
  return /^\d{4}$/.test(year) && Number(year) >= profileLimits.founded && Number(year) <= new Date().getFullYear();
}

/** What a GSTIN is written in, each standing for its place here. */
const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/**
 * A company's number for India's tax on goods and services, or empty: state, PAN, which of its registrations, kind and a
 * check character. It may be typed in small letters and with spaces.
 */
export const gstinSchema = z
  .string()
  .transform((text) => text.replace(/\s/g, "").toUpperCase())
  .superRefine((gstin, context) => {
    if (gstin === "") return;
    const isFormed = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z][1-9A-JZ][\dA-Z]$/.test(gstin);
    if (isFormed && checkCharacter(gstin.slice(0, -1)) === gstin.at(-1)) return;
    context.addIssue({
      code: "custom",
      message: isFormed ? profileMessages.gstinMistyped : profileMessages.gstinInvalid,
    });
  });

/** By Luhn's way to the base of 36: every second character counts twice, and the digits of what it comes to are added. */
function checkCharacter(text: string): string {
  const base = digits.length;
  const sum = [...text].reduce((sum, character, index) => {
    const product = digits.indexOf(character) * (index % 2 === 0 ? 1 : 2);
    return sum + Math.floor(product / base) + (product % base);
  }, 0);
  return digits.charAt((base - (sum % base)) % base);
}

/** Further numbers of a company, each with what it is for. */

const numberSchema = z.object(
  {
    /** "Orders", "After 6 pm". */
    label: z
      .string({ error: profileMessages.phoneLabelRequired })
      .pipe(oneLineText(profileLimits.phones.label))
      .pipe(z.string().min(1, profileMessages.phoneLabelRequired)),
    number: z
      .string({ error: fieldMessages.phoneRequired })
      .pipe(phoneSchema)
      .pipe(z.string().min(1, fieldMessages.phoneRequired)),
    /** Whether it can be written to on WhatsApp. */
    whatsapp: z.boolean({ error: fieldMessages.booleanInvalid }),
  },
  { error: profileMessages.phonesInvalid },
);
export type LabelledPhone = z.output<typeof numberSchema>;

/** As the profile's form has them, in order. */
const phonesFormSchema = z.array(numberSchema).max(profileLimits.phones.max, profileMessages.phonesLimit);

/** What a profile write carries: JSON text of `[{label, number, whatsapp}, …]`. Null and empty text are none. */
export const phonesSchema = jsonList(profileMessages.phonesInvalid)
  .transform((phones) => phones ?? [])
  .pipe(phonesFormSchema);

/** Google's own hosts, those for its countries and for short links among them. */
const googleHosts = /^([\w-]+\.)*(google\.(com|[a-z]{2}|com?\.[a-z]{2})|goo\.gl|g\.page)$/;

/** Where visitors review the company on Google, or empty. */
export const reviewLinkSchema = linkSchema.refine(
  (link) => link === "" || (URL.canParse(link) && googleHosts.test(new URL(link).hostname)),
  profileMessages.reviewLinkInvalid,
);

/** Null or empty text for the design's first. */
export const moodSchema = z
  .union([z.enum(Object.values(moods).flat()), z.literal(""), z.null()], { error: profileMessages.moodInvalid })
  .transform((mood) => mood || null);

/** Further places of a company, each with an address, a number and hours of its own. */

const fields = {
  /** "Andheri West". */
  name: requiredLine(profileLimits.branches.name, profileMessages.branchNameRequired),
  address: optionalText(profileLimits.address).default(""),
  phone: phoneSchema.default(""),
  /** A link to its place on a map; empty where the address has to do. */
  location: linkSchema.default(""),
};

/** As the profile's form has them, in order; hours are null where it does not say. */
export const branchesFormSchema = z
  .array(z.object({ ...fields, opening_hours: openingHoursFormSchema.nullable() }))
  .max(profileLimits.branches.max, profileMessages.branchesLimit);
export type Branch = z.output<typeof branchesFormSchema>[number];

/**
 * What a profile write carries: JSON text of `[{name, address, phone, location, opening_hours}, …]`. Null and empty text
 * are none.
 */
export const branchesSchema = jsonList(profileMessages.branchesInvalid)
  .transform((branches) => branches ?? [])
  .pipe(
    z
      .array(
        z.object(
          { ...fields, opening_hours: openingHoursSchema.default(null) },
          { error: profileMessages.branchesInvalid },
        ),
      )
      .max(profileLimits.branches.max, profileMessages.branchesLimit),
  );

/** What a client tells about its company beyond the account. */

/** Any value outside 1 to 5 is 1. */
export const templateChoiceSchema = z.preprocess(
  (value) => (value === undefined ? value : String(value)),
  z.enum(templateChoices).catch("1"),
);

export const taglineSchema = oneLineText(profileLimits.tagline);

export const profileSchema = z.object({
  /** What the company sells, in one line; empty where it says nothing. */
  tagline: z.string().nullish(),
  address: z.string(),
  location: z.string(),
  about_us: z.string(),
  template_choice: templateChoiceSchema,
  social_media_links: socialLinksSchema,
  /** URL of the logo, square; null without one. */
  logo: z.string().nullable(),
  logo_set: z.array(pictureSchema).optional(),
  /** URL of the logo as a square JPEG of 400 pixels and at most 60 KB, for contact files and link previews. */
  logo_photo: z.string().nullish(),
  /** Null for the design's first; one that belongs to another design counts as that too. */
  mood: moodSchema.optional(),
  /** The client's own choice of colour as '#rrggbb'; null leaves it to the mood, whose first ones leave it to the logo. */
  brand_color: z.string().nullish(),
  /** The logo's colour; null for a grey logo or none. Read-only. */
  logo_color: z.string().nullish(),
  /** Where visitors review the company on Google; empty where it names no such place. */
  review_link: z.string().nullish(),
  /** When it is open; null where it does not say. */
  opening_hours: openingHoursSchema.optional(),
  /** The card's sections in order, every one of them; null for the design's own order and headings. */
  sections: sectionsSchema.optional(),
  /** Null where the site decides. */
  empty_sections: emptySectionsSchema.optional(),
  /** Where it is paid by UPI, such as `name@bank`, and the payee's name there; empty names are the company's. */
  upi_id: z.string().nullish(),
  upi_name: z.string().nullish(),
  /** Whether a link opens a payment app with it, which its owner has to have tried: many apps take codes alone. */
  upi_link: z.boolean().nullish(),
  /** Its account for transfers; null where it names none. */
  bank: bankSchema.optional(),
  /** Its number for India's tax on goods and services; empty where it names none. */
  gstin: z.string().nullish(),
  /** What kind of business it is: "Bakery". */
  category: z.string().nullish(),
  /** The year it began; null where it does not say. */
  founded: z.number().int().nullish(),
  /** The ISO 4217 code of its prices; null for the site's own. */
  currency: currencySchema.optional(),
  /** Further numbers, in order. */
  phones: phonesSchema.optional(),
  /** Its own links, in order. Anybody is told those that are shown on that day alone. */
  links: linksSchema.optional(),
  /** Further places, in order. */
  branches: branchesSchema.optional(),
  /** An IANA name, by whose days visits are counted; null for the provider's own. Only the client itself is told. */
  time_zone: z.string().nullish(),
});
export type Profile = z.infer<typeof profileSchema>;

/** `GET /client/profile/complete/`. Without a profile the fields are empty and `has_profile` is false. */
export const completeProfileSchema = z.object({
  client: z.object({
    ...clientSchema.pick({ id: true, slug: true }).partial().shape,
    email: z.string(),
    company_name: z.string(),
    phone: z.string(),
    /** Null where `phone` is no landline: whether the card offers WhatsApp on it, and whether its owner has said so. */
    landline: z.object({ whatsapp: z.boolean(), is_said: z.boolean() }).nullish(),
  }),
  profile: profileSchema,
  has_profile: z.boolean(),
});
export type CompleteProfile = z.infer<typeof completeProfileSchema>;

/**
 * `POST` and `PATCH /client/profile/crud/`, multipart. What is absent stays; an empty text clears; `logo` empty text
 * removes it. A new company name moves the card to the address that it brings, unless `slug` names one: what a caller
 * names is what it gets, so the present address sent along with a new name stays.
 */
export const writeProfileSchema = z.object({
  company_name: companyNameSchema.optional(),
  email: emailSchema.optional(),
  /** Asked for with another e-mail, with which one signs in from then on. */
  ...ownerProofShape,
  passkey: jsonObject(signInMessages.passkeyRefused).pipe(passkeyProofSchema.nullable()).optional(),
  phone: phoneSchema.optional(),
  /** Whether a landline is on WhatsApp; of another landline it is not known unless this is sent along. */
  whatsapp: booleanSchema.optional(),
  slug: slugSchema.optional(),
  tagline: taglineSchema.optional(),
  address: optionalText(profileLimits.address).optional(),
  location: linkSchema.optional(),
  about_us: optionalText(profileLimits.aboutUs).optional(),
  template_choice: templateChoiceSchema.optional(),
  /** Null or empty text goes back to the design's first. */
  mood: moodSchema.optional(),
  social_media_links: socialLinksSchema.optional(),
  /** Empty text goes back to the mood's colour, or the logo's. */
  brand_color: colorSchema.optional(),
  review_link: reviewLinkSchema.optional(),
  /** Null or empty text for none. */
  opening_hours: openingHoursSchema.optional(),
  /** Null or empty text goes back to the design's own. */
  sections: sectionsSchema.optional(),
  empty_sections: emptySectionsSchema.optional(),
  /** Another id than the stored one, or none, takes `upi_link` back unless that is sent along. */
  upi_id: upiIdSchema.optional(),
  upi_name: upiNameSchema.optional(),
  upi_link: booleanSchema.optional(),
  /** Null or empty text for none. */
  bank: bankSchema.optional(),
  gstin: gstinSchema.optional(),
  category: categorySchema.optional(),
  /** Null or empty text for none. */
  founded: foundedSchema.optional(),
  /** Null or empty text goes back to the site's own. What was ordered before keeps the currency that it was ordered in. */
  currency: currencySchema.optional(),
  phones: phonesSchema.optional(),
  links: linksSchema.optional(),
  branches: branchesSchema.optional(),
  /** Empty text goes back to the provider's own. What has been counted stays on the days it was counted for. */
  time_zone: timeZoneSchema.optional(),
  logo: z.union([z.literal(""), optionalFileSchema(logoRule)]),
});
export type WriteProfileInput = z.infer<typeof writeProfileSchema>;

/** `GET /client/profile/phone/?phone=`: what kind of number was typed, which only the provider can tell. */
export const phoneCheckQuerySchema = z.object({ phone: z.string().catch("") });
export const phoneCheckSchema = z.object({ is_landline: z.boolean() });

/** The profile screen's form. */
export const profileFormSchema = z.object({
  company_name: companyNameSchema,
  email: emailSchema,
  ...ownerProofShape,
  phone: phoneSchema,
  /** Absent unless it is a landline. */
  whatsapp: z.boolean({ error: fieldMessages.booleanInvalid }).optional(),
  /** Absent while nobody has typed one: the card stays, or moves with a new company name. */
  slug: slugSchema.optional(),
  /** Absent where the provider knows of no such thing, as are review link and time zone. */
  tagline: taglineSchema.optional(),
  address: optionalText(profileLimits.address),
  location: linkSchema,
  about_us: optionalText(profileLimits.aboutUs),
  template_choice: z.enum(templateChoices),
  /** Absent where the provider knows of no moods. */
  mood: moodSchema.optional(),
  social_media_links: socialLinksFormSchema,
  /** Empty for the mood's colour, or the logo's. */
  brand_color: colorSchema,
  /** From here to the time zone, each is absent where the provider knows of no such thing. */
  review_link: reviewLinkSchema.optional(),
  /** Null for none. */
  opening_hours: openingHoursFormSchema.nullable().optional(),
  /** Null for the design's own. */
  sections: sectionsFormSchema.nullable().optional(),
  /** Null where the site decides. */
  empty_sections: emptySectionsSchema.optional(),
  upi_id: upiIdSchema.optional(),
  upi_name: upiNameSchema.optional(),
  upi_link: z.boolean().optional(),
  /** Null for none. */
  bank: bankFormSchema.nullable().optional(),
  gstin: gstinSchema.optional(),
  category: categorySchema.optional(),
  founded: foundedSchema.optional(),
  /** Null where the site decides. */
  currency: currencySchema.optional(),
  phones: phonesFormSchema.optional(),
  links: linksFormSchema.optional(),
  branches: branchesFormSchema.optional(),
  /** Empty for the provider's own. */
  time_zone: timeZoneSchema.optional(),
  /** Empty text removes the logo, an absent one stays. */
  logo: writeProfileSchema.shape.logo,
});
export type ProfileForm = z.input<typeof profileFormSchema>;
