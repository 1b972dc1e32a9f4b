import { linkPreviewContent, linkPreviewVersion } from "@/lib/drawing/link-preview-content";
import * as paths from "@/lib/paths";
import { drawPreview } from "../draw-preview";
import { loadLogo } from "../load-logo";
import { serveCompanyFile } from "../serve-company";

export const dynamic = "force-dynamic";

/** Link preview of the card. */
export const GET = serveCompanyFile(paths.previewPicture, async ({ company, at }) =>
  drawPreview({
    content: linkPreviewContent(company),
    version: linkPreviewVersion(company),
    load: () => loadLogo(company),
    page: paths.card(at),
  }),
);
