import { type Kysely, sql } from "kysely";
import { columnTypes } from "../columns";

/** Who is told of what comes by people's cards, and until when somebody has to answer before others are told. */
export async function letLeadsClimb(db: Kysely<unknown>): Promise<void> {
  const { text, integer, boolean } = columnTypes(db);
  await db.schema
    .alterTable("clients")
    .addColumn("is_owner_told", boolean, (column) => column.notNull().defaultTo(sql`true`))
    .execute();
  await db.schema.alterTable("clients").addColumn("climb_hours", integer).execute();
  await db.schema.alterTable("leads").addColumn("climbs_at", text).execute();
  await db.schema
    .createIndex("climbing_leads")
    .on("leads")
    .column("climbs_at")
    .where(sql.ref("climbs_at"), "is not", null)
    .execute();
}
