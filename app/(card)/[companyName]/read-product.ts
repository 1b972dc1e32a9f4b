import type { Product } from "@/lib/contract/content/product";
import { said } from "@/lib/i18n/said";
import type { T } from "@/lib/i18n/translator";
import { type CardAddress, decodeSegment } from "@/lib/paths";
import { log } from "@/lib/runtime/log/log";
import { loadProduct } from "@/lib/web/provider-client/cards";
import { readIdAtEnd } from "@/lib/web/site/read-id";
import type { NoCardReading } from "./no-card";
import { type FoundCompany, readCompany } from "./read-company";

type FoundProduct = FoundCompany & { product: Product; segment: string };
/** The company is there and sells no such thing. */
type NoProductReading = { state: "unsold"; at: CardAddress; t: T };

/**
 * The product that two path segments lead to. The id at the end tells which it is,
 * whatever stands before it, so that a link survives a new name.
 */
export async function readProduct(
  request: Request,
  companySegment: string,
  productSegment: string,
): Promise<FoundProduct | NoProductReading | NoCardReading> {
  const reading = await readCompany(request, companySegment);
  if (reading.state !== "found") return reading;
  if (reading.company.is_resting) return { ...reading, state: "resting" };
  const { at, t } = reading;
  const segment = decodeSegment(productSegment);
  const id = readIdAtEnd(segment);
  try {
    const product = id === null ? null : await loadProduct(reading, id);
    return product ? { ...reading, product, segment } : { state: "unsold", at, t };
  } catch (error) {
    log.error("A product could not be read", error);
    return { state: "failed", name: reading.name, message: said("card.missing.productFailed") };
  }
}
