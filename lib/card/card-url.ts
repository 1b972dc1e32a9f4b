import { type LinkOrigin, withOrigin } from "@/lib/contract/link-origin";
import * as paths from "@/lib/paths";

/** The card's full public link, for a slug as it was typed; with an origin it says where it will stand. */
export function cardUrl(siteUrl: string, slug: string, origin?: LinkOrigin): string {
  const url = siteUrl + paths.card({ slug: slug.trim().toLowerCase() });
  return origin ? withOrigin(url, origin) : url;
}
