import { z } from "zod";
import { booleanSchema, optionalText, pictureSchema, requiredLine, timeSchema } from "../fields";
import * as fileMessages from "../file-messages";
import { optionalFileSchema } from "../files";
import { listQuerySchema, listSchema } from "../pagination";
import { textsField } from "../texts";
import { imageExtensions, imageTypes, type PictureRule } from "../values";
import { focusSchema, sentFocusSchema } from "./focus";
import * as bannerMessages from "./messages/banner";
import * as videoMessages from "./messages/video";
import { restingShape } from "./resting-shape";
import { bannerLimits } from "./values";
import { youtubeUrlSchema } from "./video";

export const bannerTypes = ["image", "video"] as const;
export type BannerType = (typeof bannerTypes)[number];

const title = requiredLine(bannerLimits.title, bannerMessages.titleRequired);
const description = optionalText(bannerLimits.description);
export const bannerTexts = textsField({ title, description });

export const bannerSchema = z.object({
  ...restingShape,
  id: z.number().int(),
  banner_type: z.enum(bannerTypes),
  title: z.string(),
  description: z.string(),
  texts: bannerTexts.answer,
  image: z.string().nullable(),
  image_set: z.array(pictureSchema).optional(),
  /** Absent where a provider keeps none. */
  focus: focusSchema.optional().catch(undefined),
  youtube_url: z.string().nullable(),
  is_active: z.boolean(),
  created_at: timeSchema.optional(),
  updated_at: timeSchema,
});
export type Banner = z.infer<typeof bannerSchema>;

export const bannerListSchema = listSchema(bannerSchema);
export const bannerListQuerySchema = listQuerySchema(["created_at", "updated_at", "title"], "created_at");

export const bannerStatsSchema = z.object({
  total_banners: z.number().int(),
  active_banners: z.number().int(),
  image_banners: z.number().int(),
  video_banners: z.number().int(),
});
export type BannerStats = z.infer<typeof bannerStatsSchema>;

export const bannerImageRule: PictureRule = {
  bytes: bannerLimits.bytes,
  side: bannerLimits.side,
  extensions: imageExtensions,
  types: imageTypes,
  messages: {
    required: bannerMessages.imageRequired,
    invalid: fileMessages.imageInvalid,
    tooLarge: bannerMessages.imageTooLarge,
  },
};

const bannerFields = {
  title,
  banner_type: z.enum(bannerTypes, { error: bannerMessages.typeInvalid }),
  image: optionalFileSchema(bannerImageRule),
  focus: sentFocusSchema.optional(),
  youtube_url: z
    .string({ error: videoMessages.youtubeUrlInvalid })
    .trim()
    .pipe(z.union([z.literal(""), youtubeUrlSchema()]))
    .optional(),
  description,
  texts: bannerTexts.sent,
  is_active: booleanSchema,
};

/** `POST /client/banners/`, multipart: an image for an image banner, a YouTube link for a video banner. */
export const createBannerSchema = z
  .object({
    ...bannerFields,
    description: description.default(""),
    texts: bannerTexts.sent.default(null),
    is_active: booleanSchema.default(true),
  })
  .superRefine((input, context) => requireBannerMedia(input, context));
export type CreateBannerInput = z.infer<typeof createBannerSchema>;

/** `PATCH /client/banners/{id}/`, multipart. What is absent stays; the provider checks that the result has its medium. */
export const updateBannerSchema = z.object(bannerFields).partial();
export type UpdateBannerInput = z.infer<typeof updateBannerSchema>;

/** The rule that an image banner has an image and a video banner a link. */
export function requireBannerMedia(
  banner: { banner_type: BannerType; image?: unknown; youtube_url?: string | null },
  context: z.RefinementCtx,
) {
  if (banner.banner_type === "image" && !banner.image)
    context.addIssue({ code: "custom", path: ["image"], message: bannerMessages.imageRequired });
  if (banner.banner_type === "video" && !banner.youtube_url)
    context.addIssue({ code: "custom", path: ["youtube_url"], message: bannerMessages.videoRequired });
}
