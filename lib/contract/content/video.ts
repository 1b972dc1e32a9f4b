import { z } from "zod";
import { optionalText, requiredLine, timeSchema } from "../fields";
import * as fieldMessages from "../messages";
import { listQuerySchema, listSchema } from "../pagination";
import { textsField } from "../texts";
import { textLimits } from "../values";
import * as videoMessages from "./messages/video";
import { restingShape } from "./resting-shape";
import { isYoutubeUrl, parseYoutubeUrl, videoLimits, youtubeVideoId } from "./values";

/** A YouTube link in its normal form, with https even when typed without: required with `required`. */
export function youtubeUrlSchema(required: string = videoMessages.youtubeUrlRequired) {
  return z
    .string({ error: required })
    .trim()
    .min(1, required)
    .max(textLimits.link, fieldMessages.tooLong(textLimits.link))
    .transform((text) => parseYoutubeUrl(text) ?? text)
    .refine(isYoutubeUrl, videoMessages.youtubeUrlInvalid)
    .refine((text) => !isYoutubeUrl(text) || youtubeVideoId(text) !== null, videoMessages.youtubeVideoMissing);
}

const title = requiredLine(videoLimits.title, videoMessages.titleRequired);
const description = optionalText(videoLimits.description);
export const videoTexts = textsField({ title, description });

export const videoSchema = z.object({
  ...restingShape,
  id: z.number().int(),
  title: z.string(),
  description: z.string(),
  texts: videoTexts.answer,
  youtube_url: z.string(),
  created_at: timeSchema,
  updated_at: timeSchema.optional(),
});
export type Video = z.infer<typeof videoSchema>;

export const videoListSchema = listSchema(videoSchema);
export const videoListQuerySchema = listQuerySchema(["created_at", "title"], "created_at");

export const videoStatsSchema = z.object({
  total_videos: z.number().int(),
  remaining_slots: z.number().int(),
  max_videos: z.number().int(),
});
export type VideoStats = z.infer<typeof videoStatsSchema>;

/** `POST /client/videos/`. */
export const createVideoSchema = z.object({
  title,
  youtube_url: youtubeUrlSchema(),
  description: description.default(""),
  texts: videoTexts.sent.default(null),
});
export type CreateVideoInput = z.infer<typeof createVideoSchema>;

/** `PATCH /client/videos/{id}/`. What is absent stays. */
export const updateVideoSchema = z.object({
  title: createVideoSchema.shape.title.optional(),
  youtube_url: createVideoSchema.shape.youtube_url.optional(),
  description: description.optional(),
  texts: videoTexts.sent.optional(),
});
export type UpdateVideoInput = z.infer<typeof updateVideoSchema>;
