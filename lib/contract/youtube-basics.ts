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

/** A typed link to YouTube in its normal form; null for any other. */
export function parseYoutubeUrl(text: string): string | null {
  const address = parseWebAddress(text, ["https:", "http:"]);
  return address && hosts.includes(new URL(address).host) ? address.replace(/^http:/, "https:") : null;
}
