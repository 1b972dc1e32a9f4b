import type { Head } from "@/components/document";
import { picturesOf } from "@/lib/card/product-pictures";
import type { Company } from "@/lib/contract/cards/company";
import type { Product } from "@/lib/contract/content/product";
import { categoryPreviewVersion } from "@/lib/drawing/link-preview-content";
import * as paths from "@/lib/paths";
import { cardPreview, describePage, type Site, shorten } from "./card-metadata";

type Found = { company: Company; slug: string; category: string; category_slug: string; products: Product[] };

/** What search engines and link previews read of a category. */
export function describeCategory(found: Found, site: Site): Head {
  const { company, slug, category, category_slug: categorySlug, products } = found;
  const seller = company.client.company_name;
  const names = products.flatMap(({ name }) => name || []);
  const preview = products.some((product) => picturesOf(product).length > 0)
    ? `${paths.categoryPreview(slug, categorySlug)}?v=${categoryPreviewVersion(company, products)}`
    : cardPreview({ company }, slug);
  return describePage({
    title: `${category} – ${seller}`,
    description: shorten([`${category} of ${seller}`, names.join(", ")].filter(Boolean).join(": ")),
    path: paths.category(slug, categorySlug),
    preview,
    site,
  });
}
