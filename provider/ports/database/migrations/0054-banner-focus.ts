import { type Kysely, sql } from "kysely";
import { columnTypes, required } from "../columns";

/** In which a visiting card showed its sections, with those of the other designs among them. */
const asShown = [
  "links",
  "brochures",
  "products",
  "gallery",
  "videos",
  "about",
  "people",
  "place",
  "hours",
  "branches",
  "appointments",
  "payment",
  "contact",
  "reviews",
];

/**
 * The focus of banners; and an arrangement for visiting cards without one, which are the card alone from now on: what they
 * have shown so far counts as chosen.
 */
export async function addBannerFocus(db: Kysely<unknown>): Promise<void> {
  const { integer } = columnTypes(db);
  for (const name of ["focus_x", "focus_y"])
    await db.schema
      .alterTable("banners")
      .addColumn(name, integer, (column) => required(column).defaultTo(50))
      .execute();
  const sections = JSON.stringify(asShown.map((id) => ({ id, shown: true })));
  await sql`update profiles set sections = ${sections} where template_choice = '5' and sections is null`.execute(db);
}
