import { env } from "@/lib/env";
import { buildSitemapIndex, serveSitemap } from "@/lib/web/sitemap";

export const dynamic = "force-dynamic";

export function GET(): Promise<Response> {
  return serveSitemap(() => buildSitemapIndex(env().SITE_URL));
}
