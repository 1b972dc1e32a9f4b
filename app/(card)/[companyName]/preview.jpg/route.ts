import { cachedDrawing } from "@/lib/drawing/drawing-cache";
import { drawLinkPreview } from "@/lib/drawing/link-preview";
import { linkPreviewContent, linkPreviewVersion } from "@/lib/drawing/link-preview-content";
import { drawPlainLinkPreview } from "@/lib/drawing/plain-link-preview";
import * as paths from "@/lib/paths";
import { log } from "@/lib/runtime/log/log";
import { loadLogo } from "../load-logo";
import { serveCompanyFile } from "../serve-company";

export const dynamic = "force-dynamic";

/** Link preview of the card; a plain one where the drawing fails. */
export const GET = serveCompanyFile(paths.previewPicture, async ({ company, at }) => {
  const content = linkPreviewContent(company);
  const draw = async () => drawLinkPreview(content, await loadLogo(company));
  const body = await cachedDrawing(linkPreviewVersion(company), draw).catch(async (error) => {
    log.error("A preview picture could not be drawn", error, { page: paths.card(at) });
    return drawPlainLinkPreview(content, await loadLogo(company));
  });
  return { type: "image/jpeg", body };
});
