import { isAdmitted, membershipOfSession } from "../../memberships/repo";
import type { Db } from "../../ports/database/schema";

type Asked = { sessionId: string; userId: number; shown?: string; now: string };

/** The active account of a live session, in its role for the client that it works for; both null for none. `shown` names another one. */
export function findSessionUser(db: Db, { sessionId, userId, shown, now }: Asked) {
  return db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .leftJoin("memberships", (join) => join.on("memberships.id", "=", membershipOfSession(shown)))
    .leftJoin("subscriptions", "subscriptions.client_id", "memberships.client_id")
    .leftJoin("two_factors", "two_factors.user_id", "users.id")
    .select([
      "users.email",
      (eb) => eb.and([eb("users.is_admin", "=", true), eb("users.is_active", "=", true)]).as("runs_site"),
      "sessions.client_id as chosen_id",
      "memberships.role",
      "memberships.client_id",
      "memberships.person_id",
      "memberships.branch_ids",
      "subscriptions.state",
      "sessions.proved_at",
      "two_factors.confirmed_at as two_factor_since",
    ])
    .where("sessions.id", "=", sessionId)
    .where("sessions.expires_at", ">", now)
    .where("users.id", "=", userId)
    .where(isAdmitted())
    .executeTakeFirst();
}
export type SessionUser = NonNullable<Awaited<ReturnType<typeof findSessionUser>>>;
