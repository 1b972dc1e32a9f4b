import { type Kysely, sql } from "kysely";
import { columnTypes, required } from "../columns";

/** The order of sections on a visiting card until now, with those of the other designs added. */
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
 * Adds the focus of banners. Visiting cards without an arrangement now show only the card, so those get their present
 * sections as if chosen.
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
