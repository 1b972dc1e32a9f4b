import { cachedDrawing } from "@/lib/drawing/drawing-cache";
import { productPreviewContent, productPreviewVersion } from "@/lib/drawing/link-preview-content";
import { drawProductPreview } from "@/lib/drawing/product-preview";
import * as paths from "@/lib/paths";
import { log } from "@/lib/runtime/log/log";
import { loadLargest } from "@/lib/web/provider-client/load-picture";
import { siteTranslator } from "@/lib/web/site/language";
import { plainResponse, tryLater } from "@/lib/web/site/plain-response";
import { readProduct } from "../../../read-product";
import { keepFile, leadToCardPreview } from "../../../serve-company";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ companyName: string; product: string }> };

/** Link preview of a product; the card's if it has no picture that can be drawn, or rests. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { companyName, product: segment } = await params;
  const reading = await readProduct(request, companyName, segment);
  if (reading.state === "failed") return tryLater(siteTranslator(request).say(reading.message));
  if (reading.state === "resting") return leadToCardPreview(reading.slug);
  if (reading.state !== "found") return plainResponse(404, siteTranslator(request)("card.missing.product"));

  const { company, slug, product } = reading;
  const picture = await loadLargest(product.image_set, product.image);
  const content = productPreviewContent(company, product);
  const version = productPreviewVersion(company, product);
  const drawn = picture && cachedDrawing(version, () => drawProductPreview(content, picture));
  const body = await drawn?.catch((error) => {
    log.error("A preview picture could not be drawn", error, { page: paths.product({ slug }, product) });
  });
  if (!body) return leadToCardPreview(slug);
  return keepFile(company, { type: "image/jpeg", body });
}
