import type { Product, ProductStatus } from "@/lib/contract/product";
import type { Deps } from "../deps";
import { presentPicture } from "../media/presenter";
import type { Pictured } from "../media/repo";
import type { Row } from "../ports/database/schema";

export function presentProduct(deps: Deps, row: Pictured<Row<"products">>): Product {
  const { url, set } = presentPicture(deps, row.files);
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    price: presentPrice(row),
    image: url,
    image_set: set,
    status: row.status as ProductStatus,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}

export function presentPrice({ price_cents: cents }: Pick<Row<"products">, "price_cents">): string | null {
  return cents === null ? null : (cents / 100).toFixed(2);
}
