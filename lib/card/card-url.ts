import { paths } from "@/lib/paths";

/** The card's full public link, for a slug as it was typed. */
export function cardUrl(siteUrl: string, slug: string): string {
  return siteUrl + paths.card(slug.trim().toLowerCase());
}
