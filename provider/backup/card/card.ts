import { z } from "zod";
import { writeAppointmentSettingsSchema } from "@/lib/contract/appointments/schema";
import * as cardFileMessages from "@/lib/contract/backup/messages";
import { cardFileLimits } from "@/lib/contract/backup/values";
import { profileFields } from "@/lib/contract/cards/fields";
import { slugSchema } from "@/lib/contract/cards/slug";
import { profileLimits } from "@/lib/contract/cards/values";
import { bannerTypes, createBannerSchema } from "@/lib/contract/content/banner";
import { documentNameSchema, documentTexts } from "@/lib/contract/content/document";
import { focusSchema } from "@/lib/contract/content/focus";
import { mayBeHandle } from "@/lib/contract/content/handle";
import { createPersonSchema } from "@/lib/contract/content/person";
import { productStatuses, writtenProductSchema } from "@/lib/contract/content/product";
import { center, personLimits } from "@/lib/contract/content/values";
import { createVideoSchema } from "@/lib/contract/content/video";
import { companyNameSchema, ofEach, oneLineText, optionalEmailSchema, phoneSchema } from "@/lib/contract/fields";
import { highestLimits } from "@/lib/contract/limits";
import { memberRoles } from "@/lib/contract/policies";
import { pastSchema } from "./moments";

/**
 * A card's contents as `card.json` in an archive. The schemas are those of the calls that would write the contents,
 * because anybody can make an archive. Files are named by their paths in the archive.
 */

const pictureSchema = z.string().regex(/^files\/[\w-]{1,40}\.webp$/);
const pdfSchema = z.string().regex(/^files\/[\w-]{1,40}\.pdf$/);

/** The id in the exporting service; figures and orders refer to products by it. */
const formerId = z.number().int().positive();

/** Former addresses; ones that are invalid here are dropped. */
const formerSlugsSchema = z
  .array(z.string().max(profileLimits.slug.max))
  .max(1_000)
  .transform((slugs) => slugs.filter((slug) => slugSchema.safeParse(slug).success));

/** Short addresses that people have, or had, each with its person's place among them; null of one who left. Invalid ones are dropped. */
const handlesSchema = z
  .array(z.object({ handle: z.string().max(100).toLowerCase(), person: z.number().int().min(0).nullable() }))
  .max(10_000)
  .default([])
  .transform((handles) => handles.filter(({ handle }) => mayBeHandle(handle)));

/**
 * Who works for the company, and nothing that signs in; in archives of former releases nobody. An account is known by its
 * e-mail, else by its number; `person` is the place of its own card among the people, `branches` are those it manages.
 */
const membershipsSchema = z
  .array(
    z.object({
      role: z.enum(memberRoles),
      name: oneLineText(personLimits.name).default(""),
      email: optionalEmailSchema.default(""),
      phone: phoneSchema.default(""),
      branches: z.array(z.number().int().positive()).max(profileLimits.branches.max).default([]),
      person: z.number().int().min(0).nullable(),
    }),
  )
  .max(cardFileLimits.memberships)
  .default([]);
export type ArchivedMembership = z.output<typeof membershipsSchema>[number];

const companySchema = z.object({
  company_name: companyNameSchema,
  phone: phoneSchema,
  /** Whether a landline is on WhatsApp; null if nobody has said so. Absent in older archives. */
  whatsapp: z.boolean().nullish(),
  slug: z.string().max(profileLimits.slug.max),
  former_slugs: formerSlugsSchema,
  /** Folded for comparison; see `fold`. */
  former_names: z.array(z.string().trim().min(1).max(200)).max(1_000),
});

const profileSchema = z.object(ofEach(profileFields, "sent")).partial().extend({ logo: pictureSchema.nullable() });

const productSchema = writtenProductSchema(z.undefined().optional()).and(
  z.object({
    id: formerId,
    status: z.enum(productStatuses),
    pictures: z.array(z.object({ file: pictureSchema, focus: focusSchema })).max(highestLimits.pictures),
    created_at: pastSchema,
  }),
);

const { title, description, texts, youtube_url, is_active } = createBannerSchema.shape;

const contentsSchema = z.object({
  company: companySchema,
  /** Null if the company has no profile. */
  profile: profileSchema.nullable(),
  documents: z
    .array(
      z.object({
        id: formerId,
        file_name: documentNameSchema,
        texts: documentTexts.sent.default(null),
        file: pdfSchema,
        uploaded_at: pastSchema,
      }),
    )
    .max(highestLimits.documents),
  products: z.array(productSchema).max(highestLimits.products),
  videos: z.array(createVideoSchema.extend({ id: formerId, created_at: pastSchema })).max(highestLimits.videos),
  banners: z
    .array(
      z.object({
        banner_type: z.enum(bannerTypes),
        title,
        description,
        texts,
        youtube_url,
        is_active,
        image: pictureSchema.nullable(),
        focus: focusSchema.default(center),
        created_at: pastSchema,
      }),
    )
    .max(highestLimits.banners),
  people: z
    .array(createPersonSchema.omit({ image: true }).extend({ image: pictureSchema.nullable(), created_at: pastSchema }))
    .max(highestLimits.people),
  handles: handlesSchema,
  memberships: membershipsSchema,
  /** Null where none were ever chosen. */
  appointments: writeAppointmentSettingsSchema.nullable(),
});

export const cardSchema = contentsSchema.superRefine(({ people, memberships }, { addIssue }) => {
  const index = memberships.findIndex(({ person }) => person !== null && person >= people.length);
  if (index < 0) return;
  addIssue({ code: "custom", path: ["memberships", index, "person"], message: cardFileMessages.personUnknown });
});
export type ArchivedCard = z.output<typeof cardSchema>;
/** The schema's input, as an export writes it. */
export type WrittenCard = z.input<typeof cardSchema>;

export type FileUse = "logo" | "product" | "banner" | "person" | "document";

/** Maps each file that the card names to its use. */
export function listFileUses({ profile, documents, products, banners, people }: ArchivedCard): Map<string, FileUse> {
  const uses = new Map<string, FileUse>();
  const use = (file: string | null | undefined, as: FileUse) => {
    if (file) uses.set(file, as);
  };
  use(profile?.logo, "logo");
  for (const { file } of documents) use(file, "document");
  for (const { pictures } of products) for (const { file } of pictures) use(file, "product");
  for (const { image } of banners) use(image, "banner");
  for (const { image } of people) use(image, "person");
  return uses;
}
