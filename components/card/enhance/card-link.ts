import { type LinkOrigin, withOrigin } from "@/lib/contract/link-origin";

/** The page's URL at the card's own domain, without tracking parameters; `origin` marks the share. */
export function cardLink(origin?: LinkOrigin): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  const link = new URL(location.pathname.replace(/\/$/, ""), canonical?.href ?? location.href).href;
  return origin ? withOrigin(link, origin) : link;
}
