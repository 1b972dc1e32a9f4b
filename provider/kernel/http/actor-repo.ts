import type { Db } from "../../ports/database/schema";

/** The active account of a live session; `client_id` is null for administrators. */
export function findSessionUser(
  db: Db,
  { sessionId, userId, now }: { sessionId: string; userId: number; now: string },
) {
  return db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .leftJoin("clients", "clients.user_id", "users.id")
    .leftJoin("subscriptions", "subscriptions.client_id", "clients.id")
    .leftJoin("two_factors", "two_factors.user_id", "users.id")
    .select([
      "users.email",
      "users.is_admin",
      "clients.id as client_id",
      "subscriptions.state",
      "sessions.proved_at",
      "two_factors.confirmed_at as two_factor_since",
    ])
    .where("sessions.id", "=", sessionId)
    .where("sessions.expires_at", ">", now)
    .where("users.id", "=", userId)
    .where("users.is_active", "=", true)
    .executeTakeFirst();
}
