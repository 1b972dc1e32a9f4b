import { profileLimits } from "@/lib/contract/cards/values";
import type { Product, ProductAddress, ProductStatus } from "@/lib/contract/content/product";
import { productFields } from "@/lib/contract/content/product-fields";
import { listWrittenLanguages } from "../../clients/card-languages";
import type { Deps } from "../../deps";
import { fromColumns } from "../../ports/database/field-columns";
import { toAsciiWords } from "../../ports/database/folding/ascii-words";
import type { Row } from "../../ports/database/schema";
import { presentProductPicture } from "../product-pictures/presenter";
import type { WithPictures } from "../product-pictures/repo";
import type { ProductAddressRow } from "./repo";

export function presentProduct(deps: Deps, row: WithPictures<Row<"products">>): Product {
  const pictures = row.pictures.map((picture) => presentProductPicture(deps, picture));
  return {
    id: row.id,
    ...(row.is_resting && { is_resting: true }),
    ...fromColumns(productFields, row),
    category_slug: categorySlug(row),
    slug: productSlug(row),
    image: pictures[0]?.image ?? null,
    image_set: pictures[0]?.image_set ?? [],
    pictures,
    status: row.status as ProductStatus,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}

/** Last part of the product page's address. The id identifies the product, so links still work after a new name. */
function productSlug({ id, name }: Pick<Row<"products">, "id" | "name">): string {
  return [toAsciiWords(name, profileLimits.slug.max), id].filter(Boolean).join("-");
}

/** Last part of the category page's address; null without a category, or if it has no letters. */
function categorySlug({ category }: Pick<Row<"products">, "category">): string | null {
  return toAsciiWords(category, profileLimits.slug.max) || null;
}

export function presentProductAddress(row: ProductAddressRow): ProductAddress {
  const { id, company, updated_at } = row;
  const languages = listWrittenLanguages(row);
  return { id, company, slug: productSlug(row), category_slug: categorySlug(row), updated_at, languages };
}
