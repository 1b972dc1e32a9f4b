import { cache } from "react";
import type { z } from "zod";
import { isShown } from "../answers/shown-media";
import { type CardContent, toPublicContent } from "../card/content";
import { bannerSchema } from "../contract/banner";
import type { Company } from "../contract/company";
import { documentSchema } from "../contract/document";
import { limits } from "../contract/limits";
import { companyOperations } from "../contract/operations/companies";
import { productSchema } from "../contract/product";
import { videoSchema } from "../contract/video";
import { callOperation } from "./call-operation";
import { loadCompany } from "./companies";

/** Everything a public card shows. */
export type Card = CardContent & { company: Company };

/**
 * The card of the company that a path names (slug or company name, present or former); null when there is none. Page and
 * metadata of one request share one load. A list that fails is empty.
 *
 * @throws an Error with a text for the visitor when the company itself cannot be read.
 */
export const loadCard = cache(async (companyName: string): Promise<Card | null> => {
  const company = await loadCompany(companyName);
  if (!company) return null;
  const [documents, products, videos, banners] = await Promise.all([
    loadList("listCompanyDocuments", companyName, documentSchema),
    loadList("listCompanyProducts", companyName, productSchema),
    loadList("listCompanyVideos", companyName, videoSchema),
    loadList("listCompanyBanners", companyName, bannerSchema),
  ]);
  return { company, ...toPublicContent({ documents, products, videos, banners }, isShown) };
});

async function loadList<T extends z.ZodType>(
  name: Exclude<keyof typeof companyOperations, "listCompanies" | "getCompany">,
  companyName: string,
  schema: T,
): Promise<z.output<T>[]> {
  try {
    const response = await callOperation(companyOperations[name], {
      params: { companyName },
      query: { page_size: limits.pageSize.max },
    });
    if (!response.ok) return [];
    const body: unknown = await response.json();
    const items: unknown = Array.isArray(body) ? body : (body as { results?: unknown }).results;
    if (!Array.isArray(items)) return [];
    return items.flatMap((item) => {
      const parsed = schema.safeParse(item);
      return parsed.success ? [parsed.data] : [];
    });
  } catch {
    return [];
  }
}
