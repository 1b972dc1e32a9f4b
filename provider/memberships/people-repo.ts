import type { MemberRole } from "@/lib/contract/policies";
import type { Db } from "../ports/database/schema";

/** The account whose card is a person's. */
export type PersonAccountRow = Awaited<ReturnType<typeof listAccountsOf>>[number];

/** `seen_at` is when one of its live sessions was last used. */
export function listAccountsOf(db: Db, personIds: readonly number[], now: string) {
  return db
    .selectFrom("memberships")
    .select(["id", "person_id", "user_id", "role", "branch_ids"])
    .select((eb) =>
      eb
        .selectFrom("sessions")
        .select(({ fn }) => fn.max("sessions.rotated_at").as("seen_at"))
        .whereRef("sessions.user_id", "=", "memberships.user_id")
        .where("sessions.expires_at", ">", now)
        .as("seen_at"),
    )
    .where("person_id", "in", personIds)
    .execute();
}

/** The ids of the client's people who have an account, as part of a query. */
export function listPeopleWithAccount(db: Db, clientId: number, role?: MemberRole) {
  return db
    .selectFrom("memberships")
    .select((eb) => eb.ref("person_id").$notNull().as("person_id"))
    .where((eb) => eb.and({ client_id: clientId, role }))
    .where("person_id", "is not", null);
}

/** The ids of the client's people for whom an invitation waits, as part of a query. */
export function listInvitedPeople(db: Db, clientId: number, now: string) {
  return selectInvited(db, now).where("client_id", "=", clientId).where("person_id", "is not", null);
}

/** Those of the people for whom one waits. */
export function listInvitedOf(db: Db, personIds: readonly number[], now: string) {
  return selectInvited(db, now).where("person_id", "in", personIds).execute();
}

function selectInvited(db: Db, now: string) {
  const invitations = db.selectFrom("invitations").where("expires_at", ">", now);
  return invitations.select((eb) => eb.ref("person_id").$notNull().as("person_id"));
}
