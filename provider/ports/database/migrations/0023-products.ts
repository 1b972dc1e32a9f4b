import type { Kysely } from "kysely";
import { columnTypes, required } from "../columns";

/** Category, offer, unit and availability of products. */
export async function addProductDetails(db: Kysely<unknown>): Promise<void> {
  const { text, integer, boolean } = columnTypes(db);
  const no = boolean === "boolean" ? false : 0;
  const products = () => db.schema.alterTable("products");
  await products()
    .addColumn("category", text, (column) => required(column).defaultTo(""))
    .execute();
  await products()
    .addColumn("unit", text, (column) => required(column).defaultTo(""))
    .execute();
  await products().addColumn("old_price_cents", integer).execute();
  await products().addColumn("offer_until", text).execute();
  await products()
    .addColumn("is_sold_out", boolean, (column) => required(column).defaultTo(no))
    .execute();
  await products()
    .addColumn("is_featured", boolean, (column) => required(column).defaultTo(no))
    .execute();
  // For the job that ends offers; few products have a last day.
  await db.schema
    .createIndex("products_by_offer")
    .on("products")
    .column("offer_until")
    .where("offer_until", "is not", null)
    .execute();
}
