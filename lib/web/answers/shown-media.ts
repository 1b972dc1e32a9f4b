import { env } from "../../env";
import { isMediaUrl, mediaOrigin } from "../site/media-url";

/** Of what a provider names, only what a page may show. */
export function isShown(url: string): boolean {
  return isMediaUrl(url, mediaOrigin(env()));
}
