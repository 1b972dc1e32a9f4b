import { siteLine } from "@/components/landing/content";
import { keepDrawing } from "@/lib/drawing/kept-drawings";
import { sitePreviewVersion } from "@/lib/drawing/link-preview-content";
import { drawPlainLinkPreview } from "@/lib/drawing/plain-link-preview";
import { drawSitePreview } from "@/lib/drawing/site-preview";
import { env } from "@/lib/env";

export const dynamic = "force-dynamic";

/** What messengers show beside a link to one of the site's own pages. */
export async function GET(): Promise<Response> {
  const { BRAND_NAME: name } = env();
  const draw = () => drawSitePreview(name, siteLine);
  const body = await keepDrawing(sitePreviewVersion(name, siteLine), draw).catch((error) => {
    console.error("The preview picture of the site could not be drawn", error);
    return drawPlainLinkPreview({ name, line: siteLine, logo: null, color: null }, null);
  });
  return new Response(new Uint8Array(body), { headers: { "content-type": "image/jpeg", "x-page-cache": "site" } });
}
