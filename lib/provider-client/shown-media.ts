import type { Picture } from "../contract/fields";
import { env } from "../env";
import { isMediaUrl, mediaOrigin } from "../media-url";

/** Of what a provider names, only what a page may show. */
export function isShown(url: string): boolean {
  return isMediaUrl(url, mediaOrigin(env()));
}

export function shownUrl(url: string | null): string | null {
  return url !== null && isShown(url) ? url : null;
}

export function shownPictures(set: Picture[] | undefined): Picture[] | undefined {
  return set?.filter(({ url }) => isShown(url));
}
