import { type LinkOrigin, withOrigin } from "@/lib/contract/link-origin";

/** The card's URL without tracking parameters; `origin` marks the share. */
export function cardLink(origin?: LinkOrigin): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  const link = canonical?.href ?? location.origin + location.pathname;
  return origin ? withOrigin(link, origin) : link;
}
