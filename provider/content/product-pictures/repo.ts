import { type Pictured, withPictures } from "../../media/repo";
import type { NewRow, RowChange } from "../../ports/database/folding/folded-texts";
import type { Db, Row } from "../../ports/database/schema";

export type PictureRow = Row<"product_pictures">;

/** A product's row with its pictures in order. */
export type WithPictures<R> = R & { pictures: readonly Pictured<PictureRow>[] };

/** Adds the pictures, with their files, to each product. */
export async function withProductPictures<R extends { id: number }>(
  db: Db,
  products: readonly R[],
): Promise<WithPictures<R>[]> {
  const rows = await listPictures(
    db,
    products.map(({ id }) => id),
  );
  const pictures = await withPictures(db, rows, "image");
  return products.map((product) => ({
    ...product,
    pictures: pictures.filter(({ product_id }) => product_id === product.id),
  }));
}

/** Pictures of these products, by position. */
export async function listPictures(db: Db, productIds: readonly number[]): Promise<PictureRow[]> {
  if (productIds.length === 0) return [];
  return db
    .selectFrom("product_pictures")
    .selectAll()
    .where("product_id", "in", productIds)
    .orderBy("position")
    .orderBy("id")
    .execute();
}

/** Number of a product's pictures and the last position; undefined for another client's product. */
export function measurePictures(db: Db, clientId: number, productId: number) {
  return db
    .selectFrom("products")
    .leftJoin("product_pictures", "product_pictures.product_id", "products.id")
    .select((eb) => [
      eb.fn.count<number>("product_pictures.id").as("count"),
      eb.fn.coalesce(eb.fn.max("product_pictures.position"), eb.val(0)).as("lastPosition"),
    ])
    .where("products.id", "=", productId)
    .where("products.client_id", "=", clientId)
    .groupBy("products.id")
    .executeTakeFirst();
}

export function insertPicture(db: Db, row: NewRow<"product_pictures">): Promise<PictureRow> {
  return db.insertInto("product_pictures").values(row).returningAll().executeTakeFirstOrThrow();
}

/** Returns the updated row; undefined if the product has no such picture. */
export function updatePicture(db: Db, productId: number, id: number, change: RowChange<"product_pictures">) {
  return db
    .updateTable("product_pictures")
    .set(change)
    .where("id", "=", id)
    .where("product_id", "=", productId)
    .returningAll()
    .executeTakeFirst();
}

/** Returns the deleted row; undefined if the product has no such picture. */
export function deletePicture(db: Db, productId: number, id: number): Promise<PictureRow | undefined> {
  return db
    .deleteFrom("product_pictures")
    .where("id", "=", id)
    .where("product_id", "=", productId)
    .returningAll()
    .executeTakeFirst();
}

/** Sets the product's update time and returns its name; undefined for another client's product. */
export function touchProduct(db: Db, clientId: number, id: number, now: string) {
  return db
    .updateTable("products")
    .set({ updated_at: now })
    .where("id", "=", id)
    .where("client_id", "=", clientId)
    .returning("name")
    .executeTakeFirst();
}
