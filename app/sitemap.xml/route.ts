import { siteUrl } from "@/lib/web/site/site-url";
import { buildSitemapIndex, serveSitemap } from "@/lib/web/sitemap";

export const dynamic = "force-dynamic";

export function GET(): Promise<Response> {
  return serveSitemap(() => buildSitemapIndex(siteUrl()));
}
