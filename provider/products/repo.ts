import type { ListQuery } from "@/lib/contract/pagination";
import type { ProductStatus } from "@/lib/contract/product";
import { fetchPage, type Page } from "../http/list";
import { type NewRow, type RowChange, withFolded } from "../ports/database/folded-texts";
import { matchSearch } from "../ports/database/match-search";
import type { Db, Row } from "../ports/database/schema";

type ProductRow = Row<"products">;

const orderColumns = {
  position: "position",
  name: "folded_name",
  price: { nullable: "price_cents" },
  created_at: "created_at",
  updated_at: "updated_at",
};

/** With `status`, only products of that status. */
export function listProducts(
  db: Db,
  clientId: number,
  query: ListQuery & { status?: ProductStatus },
): Promise<Page<ProductRow>> {
  let products = db
    .selectFrom("products")
    .selectAll()
    .where("client_id", "=", clientId)
    .where(matchSearch(query.search, ["folded_name", "folded_description"]));
  if (query.status) products = products.where("status", "=", query.status);
  return fetchPage(products, query, orderColumns);
}

export function findProduct(db: Db, clientId: number, id: number): Promise<ProductRow | undefined> {
  return db
    .selectFrom("products")
    .selectAll()
    .where("client_id", "=", clientId)
    .where("id", "=", id)
    .executeTakeFirst();
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

export function insertProduct(db: Db, product: NewRow<"products">): Promise<ProductRow> {
  return db.insertInto("products").values(withFolded("products", product)).returningAll().executeTakeFirstOrThrow();
}

/** Fields that are undefined stay. */
export function updateProduct(
  db: Db,
  clientId: number,
  id: number,
  change: RowChange<"products">,
): Promise<ProductRow | undefined> {
  return db
    .updateTable("products")
    .set(withFolded("products", change))
    .where("client_id", "=", clientId)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
}

export function deleteProduct(db: Db, clientId: number, id: number): Promise<ProductRow | undefined> {
  return db
    .deleteFrom("products")
    .where("client_id", "=", clientId)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
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
  for (const [index, id] of ids.entries())
    await db
      .updateTable("products")
      .set({ position: index + 1 })
      .where("client_id", "=", clientId)
      .where("id", "=", id)
      .execute();
}
