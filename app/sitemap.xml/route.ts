import { env } from "@/lib/env";
import { buildSitemapIndex } from "@/lib/sitemap/build-sitemap";
import { serveSitemap } from "@/lib/sitemap/serve-sitemap";

export const dynamic = "force-dynamic";

export function GET(): Promise<Response> {
  return serveSitemap(() => buildSitemapIndex(env().SITE_URL));
}
