import { z } from "zod";
import { bannerSchema } from "./banner";
import { documentSchema } from "./document";
import { publicFeedbackSchema } from "./feedback";
import { personSchema } from "./person";
import { productSchema } from "./product";
import { videoSchema } from "./video";

/**
 * `GET /public/company/{companyName}/contents/`: what its card lists, each as the first page of its own call has it, with
 * the newest reviews, how many there are, and what all of them rate. One answer in place of six.
 */
export const companyContentsSchema = z.object({
  documents: z.array(documentSchema),
  products: z.array(productSchema),
  videos: z.array(videoSchema),
  banners: z.array(bannerSchema),
  people: z.array(personSchema),
  reviews: z.object({
    count: z.number().int(),
    /** The rating of all of them, to one decimal; null without any. */
    average: z.number().nullable(),
    results: z.array(publicFeedbackSchema),
  }),
});
export type CompanyContents = z.infer<typeof companyContentsSchema>;
export type CardReviews = CompanyContents["reviews"];
