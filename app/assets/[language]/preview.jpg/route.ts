import { cachedDrawing } from "@/lib/drawing/drawing-cache";
import { sitePreviewVersion } from "@/lib/drawing/link-preview-content";
import { drawPlainLinkPreview } from "@/lib/drawing/plain-link-preview";
import { drawSitePreview } from "@/lib/drawing/site-preview";
import { translatorOf } from "@/lib/i18n/catalog";
import { isLanguage } from "@/lib/i18n/languages";
import { log } from "@/lib/runtime/log/log";
import { loadPicture } from "@/lib/web/provider-client/load-picture";
import { readSite } from "@/lib/web/site/site";

export const dynamic = "force-dynamic";

type Context = RouteContext<"/assets/[language]/preview.jpg">;

/** Link preview of the site's own pages in a language. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { language } = await params;
  if (!isLanguage(language)) return new Response(null, { status: 404, headers: { "cache-control": "no-store" } });
  const t = translatorOf(language);
  const site = await readSite();
  const line = t("landing.head.line");
  const draw = async () => drawSitePreview(site, { line, dir: t.dir }, await loadPicture(site.largeLogo));
  const body = await cachedDrawing(sitePreviewVersion(site, line), draw).catch((error) => {
    log.error("The preview picture of the site could not be drawn", error);
    return drawPlainLinkPreview({ ...site, line }, null);
  });
  return new Response(new Uint8Array(body), { headers: { "content-type": "image/jpeg", "x-page-cache": "site" } });
}
