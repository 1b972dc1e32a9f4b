import type { ProductStatus } from "@/lib/contract/content/product";
import { restingStates } from "@/lib/contract/plans/subscription";
import type { Page } from "../../kernel/http/list";
import type { Db, Row } from "../../ports/database/schema";
import { createOrderedRows } from "../ordered-rows";
import type { ContentQuery } from "../own-rows";

const products = createOrderedRows("products", {
  position: "position",
  name: "folded_name",
  price: { nullable: "price_thousandths" },
  created_at: "created_at",
  updated_at: "updated_at",
});

export const {
  find: findProduct,
  insert: insertProduct,
  update: updateProduct,
  remove: deleteProduct,
  measure: measureProducts,
  listIds: listProductIds,
  order: orderProducts,
} = products;

export type ProductQuery = ContentQuery & { status?: ProductStatus; is_sold_out?: boolean };

/** Filtered by `status` and `is_sold_out` if the query has them. */
export function listProducts(db: Db, clientId: number, query: ProductQuery): Promise<Page<Row<"products">>> {
  const { status, is_sold_out } = query;
  return products.list(db, clientId, query, { status, is_sold_out });
}

/** Those of `ids` that the client sells at the moment. */
export async function findProductsForSale(
  db: Db,
  clientId: number,
  ids: readonly number[],
): Promise<Row<"products">[]> {
  if (ids.length === 0) return [];
  const status: ProductStatus = "active";
  return db
    .selectFrom("products")
    .selectAll()
    .where("client_id", "=", clientId)
    .where("status", "=", status)
    .where("is_resting", "=", false)
    .where("id", "in", ids)
    .execute();
}

/** The time zone in which the client's offers end; null means the site's. */
export async function findTimeZone(db: Db, clientId: number): Promise<string | null> {
  const row = await db.selectFrom("profiles").select("time_zone").where("client_id", "=", clientId).executeTakeFirst();
  return row?.time_zone ?? null;
}

/** Products whose offer's last day is before `day`, with the company's time zone. */
export function listOffersBefore(db: Db, { day, after, limit }: { day: string; after: number; limit: number }) {
  return db
    .selectFrom("products")
    .leftJoin("profiles", "profiles.client_id", "products.client_id")
    .select(["products.id", "products.client_id", "products.offer_until", "profiles.time_zone"])
    .where("products.offer_until", "<", day)
    .where("products.id", ">", after)
    .orderBy("products.id")
    .limit(limit)
    .$narrowType<{ offer_until: string }>()
    .execute();
}

export type ProductAddressRow = Awaited<ReturnType<typeof listProductAddresses>>[number];

/** Products for sale of active clients whose cards do not rest, by id. */
export function listProductAddresses(db: Db, after: number, limit: number) {
  const status: ProductStatus = "active";
  return db
    .selectFrom("products")
    .innerJoin("clients", "clients.id", "products.client_id")
    .innerJoin("slugs", (join) => join.onRef("slugs.client_id", "=", "clients.id").on("slugs.is_current", "=", true))
    .leftJoin("profiles", "profiles.client_id", "clients.id")
    .leftJoin("subscriptions", "subscriptions.client_id", "clients.id")
    .select(["products.id", "products.name", "products.category", "products.updated_at", "slugs.slug as company"])
    .select(["profiles.language as card_language", "profiles.languages_off", "products.texts"])
    .where("products.status", "=", status)
    .where("products.is_resting", "=", false)
    .where("clients.is_active", "=", true)
    .where("clients.confirm_by", "is", null)
    .where((eb) => eb.or([eb("subscriptions.state", "is", null), eb("subscriptions.state", "not in", restingStates)]))
    .where("products.id", ">", after)
    .orderBy("products.id")
    .limit(limit)
    .execute();
}

/** 0 if there are no products. */
export async function findLastProductId(db: Db): Promise<number> {
  const { last } = await db
    .selectFrom("products")
    .select((eb) => eb.fn.max("id").as("last"))
    .executeTakeFirstOrThrow();
  return last ?? 0;
}
