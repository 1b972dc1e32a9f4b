import { type Kysely, sql } from "kysely";
import { columnTypes, identity, required } from "../columns";

/** Several pictures per product, each with its focus; the existing picture becomes the first. */
export async function createProductPictures(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnTypes(db);
  await db.schema
    .createTable("product_pictures")
    .addColumn("id", integer, identity(db))
    .addColumn("product_id", integer, (column) => column.notNull().references("products.id").onDelete("cascade"))
    .addColumn("position", integer, required)
    .addColumn("image", text, required)
    .addColumn("focus_x", integer, required)
    .addColumn("focus_y", integer, required)
    .execute();
  await db.schema
    .createIndex("product_pictures_by_product")
    .on("product_pictures")
    .columns(["product_id", "position"])
    .execute();
  await sql`insert into product_pictures (product_id, position, image, focus_x, focus_y)
    select id, 1, image, 50, 50 from products where image is not null order by id`.execute(db);
  await db.schema.alterTable("products").dropColumn("image").execute();
}
