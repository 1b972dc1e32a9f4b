import type { Product } from "@/lib/contract/content/product";
import type { T } from "@/lib/i18n/translator";

/** Null: no heading. */
type Group = { category: string | null; slug: string | null; products: Product[] };

/**
 * Featured first; headings only with two categories or more, ordered by their first product, no category last.
 * Spellings with the same slug are one category.
 */
export function groupProducts(t: T, products: readonly Product[]): Group[] {
  const sorted = sortProducts(products);
  const groups = new Map<string, Product[]>();
  for (const product of sorted) {
    const category = (product.category && product.category_slug) || product.category || "";
    groups.set(category, [...(groups.get(category) ?? []), product]);
  }
  const rest = groups.get("") ?? [];
  groups.delete("");
  if (groups.size < 2) return [{ category: null, slug: null, products: sorted }];
  const named = [...groups].map(([key, products]) => ({
    category: products[0]?.category ?? key,
    slug: products[0]?.category_slug ?? null,
    products,
  }));
  return rest.length > 0 ? [...named, { category: t("card.products.other"), slug: null, products: rest }] : named;
}

/** Featured first, then the owner's order. */
export function sortProducts(products: readonly Product[]): Product[] {
  return products.toSorted((a, b) => Number(b.is_featured ?? false) - Number(a.is_featured ?? false));
}
