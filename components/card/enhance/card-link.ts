import { type LinkOrigin, withOrigin } from "@/lib/contract/link-origin";

/** The card's own address, without what a sender's app has added to it; with an origin it says where it will stand. */
export function cardLink(origin?: LinkOrigin): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  const link = canonical?.href ?? location.origin + location.pathname;
  return origin ? withOrigin(link, origin) : link;
}
