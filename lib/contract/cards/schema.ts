import { z } from "zod";
import { clientSchema } from "../clients/schema";
import {
  booleanSchema,
  companyNameSchema,
  emailSchema,
  jsonObject,
  ofEach,
  phoneSchema,
  pictureSchema,
} from "../fields";
import { optionalFileSchema } from "../files";
import { ownerProofShape, passkeyProofSchema } from "../identity/schema";
import * as signInMessages from "../identity/sign-in-messages";
import * as fieldMessages from "../messages";
import { profileFields, publicProfileFields } from "./fields";
import { logoRule } from "./logo-rule";
import { slugSchema } from "./slug";

/** What a client tells about its company beyond the account, as anybody may see it. */
export const publicProfileSchema = z.object({
  ...ofEach(publicProfileFields, "answer"),
  /** URL of the logo, square; null without one. */
  logo: z.string().nullable(),
  logo_set: z.array(pictureSchema).optional(),
  /** URL of the logo as a square JPEG of 400 pixels and at most 60 KB, for contact files and link previews. */
  logo_photo: z.string().nullish(),
  /** The logo's colour; null for a grey logo or none. Read-only. */
  logo_color: z.string().nullish(),
});

/** As the client itself sees it. */
export const profileSchema = publicProfileSchema.extend(ofEach(profileFields, "answer"));
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
  ...z.object(ofEach(profileFields, "sent")).partial().shape,
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
  ...ofEach(profileFields, "form"),
  /** Empty text removes the logo, an absent one stays. */
  logo: writeProfileSchema.shape.logo,
});
export type ProfileForm = z.input<typeof profileFormSchema>;
