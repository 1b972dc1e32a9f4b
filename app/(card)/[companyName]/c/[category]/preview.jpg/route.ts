import { cachedDrawing } from "@/lib/drawing/drawing-cache";
import { categoryPreviewContent, categoryPreviewVersion } from "@/lib/drawing/link-preview-content";
import { drawCategoryPreview } from "@/lib/drawing/product-preview";
import * as paths from "@/lib/paths";
import { log } from "@/lib/runtime/log/log";
import { loadLargest } from "@/lib/web/provider-client/load-picture";
import { siteTranslator } from "@/lib/web/site/language";
import { plainResponse, tryLater } from "@/lib/web/site/plain-response";
import { readCategory } from "../../../read-category";
import { keepFile, leadToCardPreview } from "../../../serve-company";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ companyName: string; category: string }> };

/** Link preview of a category; the card's if it has no picture that can be drawn, or rests. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { companyName, category: segment } = await params;
  const reading = await readCategory(request, companyName, segment);
  if (reading.state === "failed") return tryLater(siteTranslator(request).say(reading.message));
  if (reading.state === "resting") return leadToCardPreview(reading.slug);
  if (reading.state !== "found") return plainResponse(404, siteTranslator(request)("card.missing.category"));

  const { company, slug, category_slug: category, products } = reading;
  const { pictures, color } = categoryPreviewContent(company, products);
  const loaded = await Promise.all(
    pictures.map(async ({ image, image_set, focus }) => ({ picture: await loadLargest(image_set, image), focus })),
  );
  const tiles = loaded.flatMap(({ picture, focus }) => (picture ? [{ picture, focus }] : []));
  const draw = () => drawCategoryPreview({ color }, tiles);
  const drawn = tiles.length > 0 ? cachedDrawing(categoryPreviewVersion(company, products), draw) : null;
  const body = await drawn?.catch((error) => {
    log.error("A preview picture could not be drawn", error, { page: paths.category({ slug }, category) });
  });
  if (!body) return leadToCardPreview(slug);
  return keepFile(company, { type: "image/jpeg", body });
}
