import type { Env } from "../../env";

type MediaSettings = Pick<Env, "MEDIA_BASE_URL" | "PROVIDER_URL">;

/** Stands for this site, whatever its address, where a path is read. */
const site = "http://site.invalid";

/**
 * Where pages may show files from besides this site: what both content policies allow and `isMediaUrl` lets pass. Null
 * where all files are under this site's own address.
 */
export function mediaOrigin(settings: MediaSettings): string | null {
  const base = mediaBase(settings);
  return base && new URL(base).origin;
}

/** Whether a file's address may stand on a page: a path on this site, or anything at the media origin. */
export function isMediaUrl(url: string, origin: string | null): boolean {
  if (!URL.canParse(url, site)) return false;
  const { protocol, origin: found } = new URL(url, site);
  return found === site ? url.startsWith("/") : /^https?:$/.test(protocol) && found === origin;
}

/** The part of a file's address that the provider knows it by, whoever else offers it; null for any other address. */
export function mediaKey(url: string, settings: MediaSettings): string | null {
  if (!isMediaUrl(url, mediaOrigin(settings))) return null;
  const { origin, pathname } = new URL(url, site);
  const base = new URL(origin === site ? site : (mediaBase(settings) ?? site));
  const start = `${base.pathname.replace(/\/$/, "")}/media/`;
  return pathname.startsWith(start) ? pathname.slice(start.length) : null;
}

function mediaBase({ MEDIA_BASE_URL, PROVIDER_URL }: MediaSettings): string | null {
  return MEDIA_BASE_URL || PROVIDER_URL || null;
}
