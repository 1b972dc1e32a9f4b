import { z } from "zod";
import { limits } from "./limits";
import * as messages from "./messages";
import { isYoutubeUrl, parseYoutubeUrl, youtubeVideoId } from "./youtube-basics";

/** A YouTube link in its normal form, with https even when typed without: required with `required`. */
export function youtubeUrlSchema(required: string = messages.youtubeUrlRequired) {
  return z
    .string({ error: required })
    .trim()
    .min(1, required)
    .max(limits.link, messages.tooLong(limits.link))
    .transform((text) => parseYoutubeUrl(text) ?? text)
    .refine(isYoutubeUrl, messages.youtubeUrlInvalid)
    .refine((text) => !isYoutubeUrl(text) || youtubeVideoId(text) !== null, messages.youtubeVideoMissing);
}
