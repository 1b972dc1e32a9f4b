import { profileLimits } from "@/lib/contract/cards/values";
import type { Product, ProductAddress, ProductStatus } from "@/lib/contract/content/product";
import { fromThousandths } from "@/lib/contract/money";
import type { Deps } from "../../deps";
import { toAsciiWords } from "../../ports/database/folding/ascii-words";
import type { Row } from "../../ports/database/schema";
import { presentProductPicture } from "../product-pictures/presenter";
import type { WithPictures } from "../product-pictures/repo";
import type { ProductAddressRow } from "./repo";

export function presentProduct(deps: Deps, row: WithPictures<Row<"products">>): Product {
  const pictures = row.pictures.map((picture) => presentProductPicture(deps, picture));
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    price: presentPrice(row.price_thousandths),
    old_price: presentPrice(row.old_price_thousandths),
    offer_until: row.offer_until,
    unit: row.unit,
    category: row.category,
    category_slug: categorySlug(row),
    is_sold_out: row.is_sold_out,
    is_featured: row.is_featured,
    slug: productSlug(row),
    image: pictures[0]?.image ?? null,
    image_set: pictures[0]?.image_set ?? [],
    pictures,
    status: row.status as ProductStatus,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}

/** What its page's address ends in: the id tells which product, so that a new name moves the page and loses nobody. */
function productSlug({ id, name }: Pick<Row<"products">, "id" | "name">): string {
  return [toAsciiWords(name, profileLimits.slug.max), id].filter(Boolean).join("-");
}

/** What its category's page ends in; null without a category, and for one that has no letter. */
function categorySlug({ category }: Pick<Row<"products">, "category">): string | null {
  return toAsciiWords(category, profileLimits.slug.max) || null;
}

export function presentProductAddress(row: ProductAddressRow): ProductAddress {
  const { id, company, updated_at } = row;
  return { id, company, slug: productSlug(row), category_slug: categorySlug(row), updated_at };
}

export function presentPrice(thousandths: number | null): string | null {
  return thousandths === null ? null : fromThousandths(BigInt(thousandths));
}
