import { env } from "../../env";

/** Where the site is, for what needs nothing else of it and cannot wait: cookies, checks of origin, lists of addresses. */
export function siteUrl(): string {
  return env().SITE_URL;
}
