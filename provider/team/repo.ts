import type { Db } from "../ports/database/schema";

/** The address of the client's card, and whether each of its people has one. */
export function findCards(db: Db, clientId: number) {
  return db
    .selectFrom("slugs")
    .leftJoin("profiles", "profiles.client_id", "slugs.client_id")
    .select(["slugs.slug", "profiles.is_with_person_cards"])
    .where("slugs.client_id", "=", clientId)
    .where("slugs.is_current", "=", true)
    .executeTakeFirst();
}
