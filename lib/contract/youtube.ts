import { z } from "zod";
import { limits } from "./limits";
import { messages } from "./messages";
import { parseWebAddress } from "./web-address";

const hosts = ["youtube.com", "www.youtube.com", "m.youtube.com", "music.youtube.com", "youtu.be", "www.youtu.be"];

/** Whether the parsed host is YouTube's; a link that only mentions it elsewhere is not one. */
export function isYoutubeUrl(text: string): boolean {
  return URL.canParse(text) && parseYoutubeUrl(text) !== null;
}

/** The 11-character video id of a watch, short, embed, live or shorts link; null where there is none. */
export function youtubeVideoId(text: string): string | null {
  if (!isYoutubeUrl(text)) return null;
  const { hostname, pathname, searchParams } = new URL(text);
  const [first = "", second = ""] = pathname.split("/").filter(Boolean);
  let id = searchParams.get("v") ?? "";
  if (hostname.endsWith("youtu.be")) id = first;
  else if (["embed", "live", "shorts", "v"].includes(first)) id = second;
  return /^[\w-]{11}$/.test(id) ? id : null;
}

export function youtubeThumbnailUrl(videoId: string): string {
  return `https://i.ytimg.com/vi/${videoId}/hqdefault.jpg`;
}

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

/** A typed link to YouTube in its normal form; null for any other. */
function parseYoutubeUrl(text: string): string | null {
  const address = parseWebAddress(text, ["https:", "http:"]);
  return address && hosts.includes(new URL(address).host) ? address.replace(/^http:/, "https:") : null;
}
