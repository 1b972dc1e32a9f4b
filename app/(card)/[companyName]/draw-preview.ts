import { cachedDrawing } from "@/lib/drawing/drawing-cache";
import { drawLinkPreview } from "@/lib/drawing/link-preview";
import type { LinkPreviewContent } from "@/lib/drawing/link-preview-content";
import { drawPlainLinkPreview } from "@/lib/drawing/plain-link-preview";
import { log } from "@/lib/runtime/log/log";

type Preview = {
  content: LinkPreviewContent;
  version: string;
  /** Its logo or photo. */
  load: () => Promise<Buffer | null>;
  /** Whose it is, for the log. */
  page: string;
};

/** Link preview of a card; a plain one where the drawing fails. */
export async function drawPreview({ content, version, load, page }: Preview) {
  const draw = async () => drawLinkPreview(content, await load());
  const body = await cachedDrawing(version, draw).catch(async (error) => {
    log.error("A preview picture could not be drawn", error, { page });
    return drawPlainLinkPreview(content, await load());
  });
  return { type: "image/jpeg", body };
}
