import sharp from "sharp";
import { callLimits } from "../../contract/values";
import { metaOf, readTags, type Tags } from "./read-tags";

/** Who fetches a link that is pasted into a chat or a post, by the user agent that each sends. */
export const crawlers = [
  { name: "WhatsApp", userAgent: "WhatsApp/2.23.20.0 A" },
  {
    name: "Facebook",
    userAgent: "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)",
  },
  {
    name: "Meta",
    userAgent: "meta-externalagent/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)",
  },
  { name: "X", userAgent: "Twitterbot/1.0" },
  {
    name: "LinkedIn",
    userAgent: "LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)",
  },
  { name: "Telegram", userAgent: "TelegramBot (like TwitterBot)" },
] as const;

type Crawler = (typeof crawlers)[number];

/** One crawler's visit; `status` 0 where no answer came. */
type Visit = { crawler: Crawler["name"]; status: number; milliseconds: number; html: string };

/** `width` and `height` are null where it is no picture. */
type SeenPicture = {
  status: number;
  type: string;
  bytes: number;
  width: number | null;
  height: number | null;
};

/** A card as crawlers see it. */
export type SeenCard = {
  url: string;
  /** False if the public address did not answer and the card was read through localhost. */
  isReachable: boolean;
  visits: Visit[];
  tags: Tags;
  /** Null where the card names none. */
  picture: SeenPicture | null;
};

type Site = { siteUrl: string; localUrl: string };

/** The most bytes read of a page and of a picture. */
const longestBody = 2_000_000;

/** Fetches a card once as each crawler does, by its public address where that answers, and the picture it names. */
export async function fetchCard(path: string, { siteUrl, localUrl }: Site): Promise<SeenCard> {
  const [first] = crawlers;
  const probe = await visit(siteUrl + path, first);
  const isReachable = probe.status !== 0;
  const origin = isReachable ? siteUrl : localUrl;
  const visits = await Promise.all(
    crawlers.map((crawler) => (isReachable && crawler === first ? probe : visit(origin + path, crawler))),
  );
  const tags = readTags(visits[0]?.html ?? "");
  const image = metaOf(tags, "og:image");
  const picture = image ? await fetchPicture(isReachable ? image : image.replace(siteUrl, localUrl)) : null;
  return { url: siteUrl + path, isReachable, visits, tags, picture };
}

async function visit(url: string, { name, userAgent }: Crawler): Promise<Visit> {
  const begun = performance.now();
  const { status, body } = await read(url, userAgent);
  return { crawler: name, status, milliseconds: performance.now() - begun, html: body.toString("utf8") };
}

async function fetchPicture(url: string): Promise<SeenPicture> {
  const { status, type, body } = await read(url, crawlers[0].userAgent);
  const { width = null, height = null } = await sharp(body)
    .metadata()
    .catch(() => ({}) as { width?: number; height?: number });
  return { status, type, bytes: body.length, width, height };
}

async function read(url: string, userAgent: string): Promise<{ status: number; type: string; body: Buffer }> {
  const nothing = { status: 0, type: "", body: Buffer.alloc(0) };
  if (!/^https?:/.test(url) || !URL.canParse(url)) return nothing;
  try {
    const response = await fetch(url, {
      headers: { "user-agent": userAgent },
      redirect: "manual",
      cache: "no-store",
      signal: AbortSignal.timeout(callLimits.requestTimeout / 2),
    });
    const chunks: Uint8Array[] = [];
    let bytes = 0;
    for await (const chunk of response.body ?? []) {
      bytes += chunk.byteLength;
      if (bytes > longestBody) break;
      chunks.push(chunk);
    }
    const type = response.headers.get("content-type")?.split(";")[0]?.trim() ?? "";
    return { status: response.status, type, body: Buffer.concat(chunks) };
  } catch {
    return nothing;
  }
}
