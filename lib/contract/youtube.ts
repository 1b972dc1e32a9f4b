import { z } from "zod";
import { profileLimits } from "./limits/profile";
import * as fieldMessages from "./messages/field";
import * as videoMessages from "./messages/video";
import { isYoutubeUrl, parseYoutubeUrl, youtubeVideoId } from "./youtube-basics";

/** A YouTube link in its normal form, with https even when typed without: required with `required`. */
export function youtubeUrlSchema(required: string = videoMessages.youtubeUrlRequired) {
  return z
    .string({ error: required })
    .trim()
    .min(1, required)
    .max(profileLimits.link, fieldMessages.tooLong(profileLimits.link))
    .transform((text) => parseYoutubeUrl(text) ?? text)
    .refine(isYoutubeUrl, videoMessages.youtubeUrlInvalid)
    .refine((text) => !isYoutubeUrl(text) || youtubeVideoId(text) !== null, videoMessages.youtubeVideoMissing);
}
