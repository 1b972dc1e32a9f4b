import { type Kysely, sql } from "kysely";
import { columnTypes } from "../columns";

/** Accounts that their owners open by themselves: until when their e-mail is to be confirmed, and which names to look at. */
export async function openSignUp(db: Kysely<unknown>): Promise<void> {
  const { text, boolean } = columnTypes(db);
  await db.schema.alterTable("clients").addColumn("confirm_by", text).execute();
  await db.schema.createIndex("clients_by_confirm_by").on("clients").columns(["confirm_by", "id"]).execute();
  await db.schema
    .alterTable("sign_ups")
    .addColumn("is_flagged", boolean, (column) => column.notNull().defaultTo(sql`false`))
    .execute();
}
