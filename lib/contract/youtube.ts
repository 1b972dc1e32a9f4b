import { z } from "zod";
import { limits } from "./limits";
import { messages } from "./messages";

const hosts = ["youtube.com", "www.youtube.com", "m.youtube.com", "music.youtube.com", "youtu.be", "www.youtu.be"];

/** Whether the parsed host is YouTube's; a link that only mentions it elsewhere is not one. */
export function isYoutubeUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username } = new URL(text);
  return (protocol === "https:" || protocol === "http:") && hosts.includes(hostname) && username === "";
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

/** A YouTube link: required with `required`; stored with https and a scheme even when typed without. */
export function youtubeUrlSchema(required: string = messages.youtubeUrlRequired) {
  return z
    .string({ error: required })
    .trim()
    .min(1, required)
    .max(limits.link, messages.tooLong(limits.link))
    .transform((text) => (/^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`))
    .refine(isYoutubeUrl, messages.youtubeUrlInvalid)
    .refine((text) => !isYoutubeUrl(text) || youtubeVideoId(text) !== null, messages.youtubeVideoMissing)
    .transform((text) => text.replace(/^http:/i, "https:"));
}
