import type { Updateable } from "kysely";
import { type Pictured, withPicture } from "../media/repo";
import type { Database, Db, Row } from "../ports/database/schema";

/** With the files of its logo. */
export type SiteRow = Pictured<Row<"site">>;

export type SiteChange = Omit<Updateable<Database["site"]>, "id">;

/** The one row. */
const id = 1;

/** Undefined until something has been said. */
export async function findSite(db: Db): Promise<SiteRow | undefined> {
  const site = await db.selectFrom("site").selectAll().where("id", "=", id).executeTakeFirst();
  return site && withPicture(db, site, "logo");
}

/** The row as it stands, made where there is none, and nobody else's until the end of the transaction. */
export function holdSite(db: Db, now: string): Promise<Row<"site">> {
  return db
    .insertInto("site")
    .values({ id, name: "", whatsapp: "", email: "", updated_at: now })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ updated_at: now }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Fields that are undefined stay. */
export async function updateSite(db: Db, change: SiteChange): Promise<void> {
  await db.updateTable("site").set(change).where("id", "=", id).execute();
}
