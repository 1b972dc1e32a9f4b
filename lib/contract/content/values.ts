import { MB } from "../values";
import { parseWebAddress } from "../web-address";
import type { Focus } from "./focus";

/** A `side` is the largest, in pixels, that the browser draws a picture anew with. */
export const documentLimits = { bytes: 5 * MB, name: 255, nameWarn: 200, nameDanger: 240 } as const;

/** `searchFrom`: with so many products a card lets visitors look for one. */
export const productLimits = {
  bytes: 2 * MB,
  side: 1_600,
  name: 255,
  description: 2_000,
  price: 9_999_999_999.99,
  category: 60,
  unit: 20,
  searchFrom: 12,
} as const;

/**
 * A file of products: bytes of all that is picked together and, unpacked, of all and of one; how many files there may be
 * in a ZIP file.
 */
export const productFileLimits = {
  bytes: 150 * MB,
  unpacked: 300 * MB,
  entry: 25 * MB,
  entries: 500,
  rows: 200,
} as const;

export const videoLimits = { title: 255, description: 2_000 } as const;
export const bannerLimits = { bytes: 10 * MB, side: 1_920, title: 255, description: 2_000 } as const;

/** How many of each a card shows at first; of people, where each has a card and there is a page of all of them. */
export const cardLimits = { brochures: 2, galleryPlaceholders: 8, videos: 2, people: 12 } as const;

/** `handles`: how many short addresses a person may have had. */
export const personLimits = {
  bytes: 10 * MB,
  side: 1_024,
  name: 80,
  role: 60,
  about: 600,
  links: 6,
  handles: 10,
} as const;

/**
 * In the company's one diary, in one of their own, where their own hours count and their own appointments alone, or not
 * at all.
 */
export const appointmentWays = ["company", "own", "off"] as const;
export type AppointmentWay = (typeof appointmentWays)[number];

/** Of a change that a member asks for: what it is to be, and a word about it. */
export const changeRequestLimits = { value: 20_000, note: 300 } as const;

/** Whether one has an account of their own: `invited` is one that nobody has signed in to yet. */
export const accountStatuses = ["none", "invited", "joined"] as const;

export type Prices = { price?: string | null | undefined; old_price?: string | null | undefined };

/** What a product on offer cost before; null where it is on none. */
export function offeredFrom({ price, old_price }: Prices): string | null {
  return price && old_price ? old_price : null;
}

/** The focus of a picture for which none was chosen. */
export const center: Focus = { x: 50, y: 50 };

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
