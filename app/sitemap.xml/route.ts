import { env } from "@/lib/env";
import { buildSitemapIndex } from "@/lib/sitemap";
import { answerSitemap } from "@/lib/sitemap-answer";

export const dynamic = "force-dynamic";

export function GET(): Promise<Response> {
  return answerSitemap(() => buildSitemapIndex(env().SITE_URL));
}
