import { written } from "@/lib/card/written";
import type { Product } from "@/lib/contract/content/product";
import * as paths from "@/lib/paths";

/** Where a product stands on its card; nothing for one without a category. */
export function CategoryTrail({ slug, product }: { slug: string; product: Product }) {
  const { category, category_slug: categorySlug } = product;
  if (!category) return null;
  if (!categorySlug)
    return (
      <p className="product-category" {...written(category)}>
        {category}
      </p>
    );
  return (
    <nav className="product-category trail" aria-label="Breadcrumb">
      <a href={`${paths.card(slug)}#products`}>Products</a>
      <a href={paths.category(slug, categorySlug)} {...written(category)}>
        {category}
      </a>
    </nav>
  );
}
