import type { Updateable } from "kysely";
import { profileFields } from "@/lib/contract/cards/fields";
import { ofEach } from "@/lib/contract/fields";
import { type Pictured, withPicture } from "../../media/repo";
import { toColumns } from "../../ports/database/field-columns";
import type { Database, Db, Row } from "../../ports/database/schema";

export type ProfileChange = Omit<Updateable<Database["profiles"]>, "client_id" | "created_at" | "updated_at">;

/** A profile with its logo's files. */
export type PicturedProfile = Pictured<Row<"profiles">>;

const emptyColumns = toColumns(profileFields, ofEach(profileFields, "empty"));

export async function findProfile(db: Db, clientId: number): Promise<PicturedProfile | undefined> {
  const profile = await db.selectFrom("profiles").selectAll().where("client_id", "=", clientId).executeTakeFirst();
  return profile && withPicture(db, profile, "logo");
}

/** Makes or changes the client's profile; what it does not name stays, or is empty in a new one. */
export async function writeProfile(db: Db, clientId: number, change: ProfileChange, now: string): Promise<void> {
  await db
    .insertInto("profiles")
    .values({
      client_id: clientId,
      ...emptyColumns,
      logo: null,
      logo_color: null,
      ...change,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column("client_id").doUpdateSet({ ...change, updated_at: now }))
    .execute();
}

export function deleteProfile(db: Db, clientId: number): Promise<Row<"profiles"> | undefined> {
  return db.deleteFrom("profiles").where("client_id", "=", clientId).returningAll().executeTakeFirst();
}
