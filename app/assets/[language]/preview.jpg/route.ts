import { cachedDrawing } from "@/lib/drawing/drawing-cache";
import { sitePreviewVersion } from "@/lib/drawing/link-preview-content";
import { drawPlainLinkPreview } from "@/lib/drawing/plain-link-preview";
import { drawSitePreview } from "@/lib/drawing/site-preview";
import { log } from "@/lib/runtime/log/log";
import { loadPicture } from "@/lib/web/provider-client/load-picture";
import { siteTranslator } from "@/lib/web/site/language";
import { readSite } from "@/lib/web/site/site";

export const dynamic = "force-dynamic";

/** Link preview of the site's own pages. */
export async function GET(): Promise<Response> {
  const site = await readSite();
  const line = siteTranslator()("landing.head.line");
  const draw = async () => drawSitePreview(site, line, await loadPicture(site.largeLogo));
  const body = await cachedDrawing(sitePreviewVersion(site, line), draw).catch((error) => {
    log.error("The preview picture of the site could not be drawn", error);
    return drawPlainLinkPreview({ ...site, line }, null);
  });
  return new Response(new Uint8Array(body), { headers: { "content-type": "image/jpeg", "x-page-cache": "site" } });
}
