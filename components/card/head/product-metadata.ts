import type { Head } from "@/components/document";
import type { Company } from "@/lib/contract/cards/company";
import type { Product } from "@/lib/contract/content/product";
import { productPreviewVersion } from "@/lib/drawing/link-preview-content";
import { formatPrice } from "@/lib/format/price";
import * as paths from "@/lib/paths";
import { cardPreview, describePage, type Site, shorten } from "./card-metadata";

type Found = { company: Company; slug: string; product: Product };

/** What search engines and link previews read of a product. */
export function describeProduct({ company, slug, product }: Found, site: Site & { currency: string }): Head {
  const { name, price, unit, description, image } = product;
  const seller = company.client.company_name;
  const title = `${name || "Unnamed Product"} – ${seller}`;
  const cost = price && [formatPrice(price, site.currency), unit].filter(Boolean).join(" ");
  const preview = image
    ? `${paths.productPreview(slug, product)}?v=${productPreviewVersion(company, product)}`
    : cardPreview({ company }, slug);
  const told = [cost, description || `Ask ${seller} about it, or order it online`].filter(Boolean).join(" · ");
  return describePage({ title, description: shorten(told), path: paths.product(slug, product), preview, site });
}
