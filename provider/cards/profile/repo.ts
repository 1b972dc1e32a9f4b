import type { Updateable } from "kysely";
import { type Pictured, withPicture } from "../../media/repo";
import type { Database, Db, Row } from "../../ports/database/schema";

export type ProfileChange = Omit<Updateable<Database["profiles"]>, "client_id" | "created_at" | "updated_at">;

/** With the files of its logo. */
export type PicturedProfile = Pictured<Row<"profiles">>;

export async function findProfile(db: Db, clientId: number): Promise<PicturedProfile | undefined> {
  const profile = await db.selectFrom("profiles").selectAll().where("client_id", "=", clientId).executeTakeFirst();
  return profile && withPicture(db, profile, "logo");
}

/** Makes or changes the client's profile; fields that are undefined stay, or are empty in a new one. */
export async function writeProfile(db: Db, clientId: number, change: ProfileChange, now: string): Promise<void> {
  await db
    .insertInto("profiles")
    .values({
      client_id: clientId,
      tagline: change.tagline ?? "",
      address: change.address ?? "",
      location: change.location ?? "",
      about_us: change.about_us ?? "",
      template_choice: change.template_choice ?? "1",
      mood: change.mood ?? null,
      social_media_links: change.social_media_links ?? "{}",
      logo: change.logo ?? null,
      logo_color: change.logo_color ?? null,
      brand_color: change.brand_color ?? null,
      review_link: change.review_link ?? "",
      opening_hours: change.opening_hours ?? null,
      sections: change.sections ?? null,
      empty_sections: change.empty_sections ?? null,
      upi_id: change.upi_id ?? "",
      upi_name: change.upi_name ?? "",
      is_upi_linked: change.is_upi_linked ?? false,
      bank: change.bank ?? null,
      gstin: change.gstin ?? "",
      category: change.category ?? "",
      founded: change.founded ?? null,
      currency: change.currency ?? null,
      phones: change.phones ?? null,
      links: change.links ?? null,
      branches: change.branches ?? null,
      time_zone: change.time_zone ?? null,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column("client_id").doUpdateSet({ ...change, updated_at: now }))
    .execute();
}

export function deleteProfile(db: Db, clientId: number): Promise<Row<"profiles"> | undefined> {
  return db.deleteFrom("profiles").where("client_id", "=", clientId).returningAll().executeTakeFirst();
}
