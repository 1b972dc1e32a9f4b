import type { Reach } from "@/lib/contract/policies";
import { isReached } from "../memberships/reach-repo";
import { type RowChange, withFolded } from "../ports/database/folding/folded-texts";
import type { Db, Row } from "../ports/database/schema";

/** The address of the client's card, what its people's are, and how many accounts work for it. */
export function findCards(db: Db, clientId: number) {
  return db
    .selectFrom("slugs")
    .leftJoin("profiles", "profiles.client_id", "slugs.client_id")
    .select(["slugs.slug", "profiles.is_with_person_cards"])
    .select(["profiles.is_with_person_handles", "profiles.is_with_listed_people", "profiles.member_rules"])
    .select((eb) =>
      eb
        .selectFrom("memberships")
        .select((members) => members.fn.countAll<number>().as("members"))
        .whereRef("memberships.client_id", "=", "slugs.client_id")
        .as("members"),
    )
    .where("slugs.client_id", "=", clientId)
    .where("slugs.is_current", "=", true)
    .executeTakeFirst();
}

/** Those of the ids that are within reach, each with what its account is. */
export function listChosen(db: Db, clientId: number, ids: readonly number[], reach: Reach) {
  return db
    .selectFrom("people")
    .leftJoin("memberships", "memberships.person_id", "people.id")
    .select(["people.id", "people.name", "people.branch_id", "people.role", "people.texts"])
    .select(["people.phone", "people.email"])
    .select(["memberships.role as account_role", "memberships.branch_ids"])
    .where("people.client_id", "=", clientId)
    .where("people.id", "in", ids)
    .where(isReached(reach))
    .orderBy("people.id")
    .execute();
}
export type ChosenPerson = Awaited<ReturnType<typeof listChosen>>[number];

export async function updatePeople(db: Db, ids: readonly number[], change: RowChange<"people">): Promise<void> {
  await db.updateTable("people").set(withFolded("people", change)).where("id", "in", ids).execute();
}

/** Of the accounts whose cards are these people's. */
export async function updateAccounts(
  db: Db,
  personIds: readonly number[],
  change: Pick<Row<"memberships">, "role" | "branch_ids">,
): Promise<void> {
  await db.updateTable("memberships").set(change).where("person_id", "in", personIds).execute();
}

/** Those whose cards are these people's. */
export function listAccounts(db: Db, personIds: readonly number[]) {
  const accounts = db.selectFrom("memberships").select(["user_id", "role", "person_id", "branch_ids"]);
  return accounts.where("person_id", "in", personIds).execute();
}
