import type { Product } from "@/lib/contract/content/product";

/** Products under one heading; null where there are no headings. `slug` is what the category's page is called. */
type Group = { category: string | null; slug: string | null; products: Product[] };

/**
 * The products as a card shows them: what is featured first, and under headings where there are two categories at least.
 * Those come in the order of their first product, and what has none comes last. Spellings of a category that have one
 * page are one category.
 */
export function groupProducts(products: readonly Product[]): Group[] {
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
  return rest.length > 0 ? [...named, { category: "Other products", slug: null, products: rest }] : named;
}

/** What is featured first, each kind in the owner's order. */
export function sortProducts(products: readonly Product[]): Product[] {
  return products.toSorted((a, b) => Number(b.is_featured ?? false) - Number(a.is_featured ?? false));
}
