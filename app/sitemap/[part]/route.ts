import { siteUrl } from "@/lib/web/site/site-url";
import { buildSitemapPart, serveSitemap } from "@/lib/web/sitemap";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ part: string }> };

/** One file of the sitemap: `pages.xml`, `cards-1.xml`, `products-1.xml` … */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const name = /^(.+)\.xml$/.exec((await params).part)?.[1] ?? "";
  return serveSitemap(() => buildSitemapPart(name, siteUrl()));
}
