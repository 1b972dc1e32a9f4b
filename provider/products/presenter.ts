import { limits } from "@/lib/contract/limits";
import type { Product, ProductAddress, ProductStatus } from "@/lib/contract/product";
import type { Deps } from "../deps";
import { presentPicture } from "../media/presenter";
import type { Pictured } from "../media/repo";
import { toAsciiWords } from "../ports/database/folding/ascii-words";
import type { Row } from "../ports/database/schema";
import type { ProductAddressRow } from "./repo";

export function presentProduct(deps: Deps, row: Pictured<Row<"products">>): Product {
  const { url, set } = presentPicture(deps, row.files);
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    price: presentPrice(row.price_cents),
    old_price: presentPrice(row.old_price_cents),
    offer_until: row.offer_until,
    unit: row.unit,
    category: row.category,
    is_sold_out: row.is_sold_out,
    is_featured: row.is_featured,
    slug: productSlug(row),
    image: url,
    image_set: set,
    status: row.status as ProductStatus,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}

/** What its page's address ends in: the id tells which product, so that a new name moves the page and loses nobody. */
function productSlug({ id, name }: Pick<Row<"products">, "id" | "name">): string {
  return [toAsciiWords(name, limits.slug.max), id].filter(Boolean).join("-");
}

export function presentProductAddress({ id, name, company, updated_at }: ProductAddressRow): ProductAddress {
  return { id, company, slug: productSlug({ id, name }), updated_at };
}

export function presentPrice(cents: number | null): string | null {
  return cents === null ? null : (cents / 100).toFixed(2);
}
