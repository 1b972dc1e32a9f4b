import type { MemberRole } from "@/lib/contract/policies";
import type { Db } from "../ports/database/schema";

/** The account whose card is a person's; `is_invited` where nobody has signed in to it yet. */
export type PersonAccountRow = Awaited<ReturnType<typeof listAccountsOf>>[number];

/** `seen_at` is when one of its live sessions was last used. */
export function listAccountsOf(db: Db, personIds: readonly number[], now: string) {
  return db
    .selectFrom("memberships")
    .innerJoin("users", "users.id", "memberships.user_id")
    .select(["memberships.id", "memberships.person_id", "memberships.user_id"])
    .select(["memberships.role", "memberships.branch_ids", "users.signed_in_at", "users.password_hash"])
    .select((eb) =>
      eb
        .selectFrom("sessions")
        .select(({ fn }) => fn.max("sessions.rotated_at").as("seen_at"))
        .whereRef("sessions.user_id", "=", "users.id")
        .where("sessions.expires_at", ">", now)
        .as("seen_at"),
    )
    .where("memberships.person_id", "in", personIds)
    .execute();
}

/** The ids of the client's people who have an account, as part of a query. */
export function listPeopleWithAccount(db: Db, clientId: number, only: { role?: MemberRole; isInvited?: boolean } = {}) {
  const { role, isInvited } = only;
  return db
    .selectFrom("memberships")
    .innerJoin("users", "users.id", "memberships.user_id")
    .select((eb) => eb.ref("memberships.person_id").$notNull().as("person_id"))
    .where("memberships.client_id", "=", clientId)
    .where("memberships.person_id", "is not", null)
    .$if(role !== undefined, (rows) => rows.where("memberships.role", "=", role ?? "member"))
    .$if(isInvited !== undefined, (rows) =>
      rows.where((eb) => {
        const invited = eb.and({ "users.password_hash": "" }).and("users.signed_in_at", "is", null);
        return isInvited ? invited : eb.not(invited);
      }),
    );
}
