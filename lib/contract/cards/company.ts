import { z } from "zod";
import { bannerSchema } from "../content/banner";
import { documentSchema } from "../content/document";
import { personSchema } from "../content/person";
import { productSchema } from "../content/product";
import { videoSchema } from "../content/video";
import { publicFeedbackSchema } from "../feedback/schema";
import { timeSchema } from "../fields";
import { languageSchema, writtenLanguagesSchema } from "../language";
import { listQuerySchema, listSchema, readerPageSchema } from "../pagination";
import { publicProfileSchema } from "./schema";

/**
 * `GET /public/company/{companyName}/`: what anybody may know of an active client. The name in the path may be the
 * slug, a former slug, the company's name or a former name in any letter case; `client.slug` is the one to link to.
 */
export const companySchema = z.object({
  client: z.object({
    id: z.number().int().optional(),
    company_name: z.string(),
    email: z.string(),
    phone: z.string(),
    /** False where `phone` is a landline, unless its owner says that it is on WhatsApp. */
    whatsapp: z.boolean().optional(),
    slug: z.string().optional(),
    updated_at: z.string().optional(),
  }),
  user: z.object({ id: z.number().int() }).partial().nullish(),
  /** `brand_color` is the colour to use: the client's choice or else the logo's, unless the mood has its own; else null. */
  profile: publicProfileSchema,
  /** An IANA name: by whose clock opening hours are, its people's too. Told where there may be some alone. */
  time_zone: z.string().optional(),
  /** When what is told here will be otherwise though nothing is written, such as a link whose day has come; absent: never. */
  changes_at: timeSchema.optional(),
  /** Whether visitors may write to it by form; absent where a provider takes none. */
  takes_leads: z.boolean().optional(),
  /** Whether they may order; absent where a provider knows no plans: as they may write. */
  takes_orders: z.boolean().optional(),
  /** Whether visitors may ask it for an appointment. */
  takes_appointments: z.boolean().optional(),
  /** Whether search engines are to leave it out: its owner's e-mail is not confirmed. */
  is_unlisted: z.boolean().optional(),
  /** Whether the card shows only how to reach the company: its plan is not paid, or paused. */
  is_resting: z.boolean().optional(),
  /** Whether its people's cards do not say in which branch they are, so that nobody is found by one. */
  hides_branches: z.boolean().optional(),
});
export type Company = z.infer<typeof companySchema>;

/** One entry of `GET /public/companies/`: the address of an active client's card, and when the card last changed. */
const companyAddressSchema = z.object({
  slug: z.string(),
  updated_at: timeSchema,
  languages: writtenLanguagesSchema,
  /** As the company's own. */
  is_unlisted: z.boolean().optional(),
});
export type CompanyAddress = z.infer<typeof companyAddressSchema>;

export const companyAddressListSchema = listSchema(companyAddressSchema);

/** In the order of creation, so that a new company moves nobody to another page. */
export const companyListQuerySchema = listQuerySchema(["id"], "id").extend({
  page_size: readerPageSchema,
});

/**
 * `GET /public/company/{companyName}/contents/`: what its card lists, each as the first page of its own call has it, with
 * the newest reviews, how many there are, and what all of them rate. One answer in place of six. Where people have cards of their
 * own, it has only the first of them.
 */
export const companyContentsSchema = z.object({
  /** The main language of its texts, as in the profile; null counts as English. */
  language: languageSchema.nullish().catch(null),
  documents: z.array(documentSchema),
  products: z.array(productSchema),
  videos: z.array(videoSchema),
  banners: z.array(bannerSchema),
  people: z.array(personSchema),
  /** How many there are in all. */
  people_count: z.number().int().optional(),
  reviews: z.object({
    count: z.number().int(),
    /** The rating of all of them, to one decimal; null without any. */
    average: z.number().nullable(),
    results: z.array(publicFeedbackSchema),
  }),
});
export type CompanyContents = z.infer<typeof companyContentsSchema>;
export type CardReviews = CompanyContents["reviews"];
