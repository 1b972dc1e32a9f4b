import type { Product } from "@/lib/contract/product";

/** Products under one heading; null where there are no headings. */
type Group = { category: string | null; products: Product[] };

/**
 * The products as a card shows them: what is featured first, and under headings where there are two categories at least.
 * Those come in the order of their first product, and what has none comes last.
 */
export function groupProducts(products: readonly Product[]): Group[] {
  const sorted = products.toSorted((a, b) => Number(b.is_featured ?? false) - Number(a.is_featured ?? false));
  const groups = new Map<string, Product[]>();
  for (const product of sorted) {
    const category = product.category || "";
    groups.set(category, [...(groups.get(category) ?? []), product]);
  }
  const rest = groups.get("") ?? [];
  groups.delete("");
  if (groups.size < 2) return [{ category: null, products: sorted }];
  const named = [...groups].map(([category, products]) => ({ category, products }));
  return rest.length > 0 ? [...named, { category: "More", products: rest }] : named;
}
