import type { ListQuery } from "@/lib/contract/pagination";
import type { ProductStatus } from "@/lib/contract/product";
import { createOwnRows } from "../content/own-rows";
import type { Page } from "../http/list";
import type { Db, Row } from "../ports/database/schema";

const products = createOwnRows("products", {
  position: "position",
  name: "folded_name",
  price: { nullable: "price_cents" },
  created_at: "created_at",
  updated_at: "updated_at",
});

export const { find: findProduct, insert: insertProduct, update: updateProduct, remove: deleteProduct } = products;

/** With `status`, only products of that status. */
export function listProducts(
  db: Db,
  clientId: number,
  query: ListQuery & { status?: ProductStatus },
): Promise<Page<Row<"products">>> {
  return products.list(db, clientId, query, { status: query.status });
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
    .where("id", "in", ids)
    .execute();
}

/** How many products the client has, and the last one's position; 0 without any. */
export function measureProducts(db: Db, clientId: number): Promise<{ count: number; lastPosition: number }> {
  return db
    .selectFrom("products")
    .select((eb) => [
      eb.fn.countAll<number>().as("count"),
      eb.fn.coalesce(eb.fn.max("position"), eb.val(0)).as("lastPosition"),
    ])
    .where("client_id", "=", clientId)
    .executeTakeFirstOrThrow();
}

/** Every product of the client, in its present order. */
export async function listProductIds(db: Db, clientId: number): Promise<number[]> {
  const rows = await db
    .selectFrom("products")
    .select("id")
    .where("client_id", "=", clientId)
    .orderBy("position")
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** The products take the places of their ids, from 1. */
export async function orderProducts(db: Db, clientId: number, ids: readonly number[]): Promise<void> {
  for (const [index, id] of ids.entries()) await products.update(db, clientId, id, { position: index + 1 });
}
