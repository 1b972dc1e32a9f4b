import { sortProducts } from "@/components/card/product/group-products";
import type { Product } from "@/lib/contract/content/product";
import { said } from "@/lib/i18n/said";
import type { T } from "@/lib/i18n/translator";
import { type CardAddress, decodeSegment } from "@/lib/paths";
import { log } from "@/lib/runtime/log/log";
import { loadCategory } from "@/lib/web/provider-client/cards";
import type { NoCardReading } from "./no-card";
import { type FoundCompany, readCompany } from "./read-company";

type FoundCategory = FoundCompany & { category: string; category_slug: string; products: Product[]; segment: string };
/** The company is there and sells nothing of that kind. */
type NoCategoryReading = { state: "unsold"; at: CardAddress; t: T };

/** The products for sale that two path segments lead to. */
export async function readCategory(
  request: Request,
  companySegment: string,
  segmentText: string,
): Promise<FoundCategory | NoCategoryReading | NoCardReading> {
  const reading = await readCompany(request, companySegment);
  if (reading.state !== "found") return reading;
  if (reading.company.is_resting) return { ...reading, state: "resting" };
  const { at, t } = reading;
  const segment = decodeSegment(segmentText);
  const category_slug = segment.toLowerCase();
  try {
    const products = sortProducts(await loadCategory(reading, category_slug));
    const category = products[0]?.category;
    return category ? { ...reading, category, category_slug, products, segment } : { state: "unsold", at, t };
  } catch (error) {
    log.error("A category could not be read", error);
    return { state: "failed", name: reading.name, message: said("card.missing.categoryFailed") };
  }
}
