import { isAdmitted } from "../../memberships/repo";
import type { Db, Row } from "../../ports/database/schema";

export async function insertSession(db: Db, session: Row<"sessions">): Promise<void> {
  await db.insertInto("sessions").values(session).execute();
}

/** Marks the session as proved by a passkey. @returns its browser */
export async function noteSessionProof(db: Db, sessionId: string, now: string): Promise<string | null> {
  const session = db.updateTable("sessions").set({ proved_at: now }).where("id", "=", sessionId).returning("agent");
  return (await session.executeTakeFirst())?.agent ?? null;
}

type Rotation = { sessionId: string; from: string; to: string; now: string; expiresAt: string };

/** Compare-and-swap of the secret's hash in one statement: of parallel calls with the same secret, one succeeds. */
export function rotateSession(db: Db, { sessionId, from, to, now, expiresAt }: Rotation) {
  return db
    .updateTable("sessions")
    .set({ refresh_hash: to, previous_hash: from, rotated_at: now, expires_at: expiresAt })
    .where("id", "=", sessionId)
    .where("refresh_hash", "=", from)
    .where("expires_at", ">", now)
    .where("user_id", "in", (eb) => eb.selectFrom("users").select("users.id").where(isAdmitted()))
    .returning(["user_id", "refresh_hash"])
    .executeTakeFirst();
}

/** The session whose previous hash was `previous` and that was rotated at `rotatedSince` or later. */
export function findRotatedSession(
  db: Db,
  { sessionId, previous, rotatedSince }: { sessionId: string; previous: string; rotatedSince: string },
) {
  return db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .select(["sessions.user_id", "sessions.refresh_hash"])
    .where("sessions.id", "=", sessionId)
    .where("sessions.previous_hash", "=", previous)
    .where("sessions.rotated_at", ">=", rotatedSince)
    .where(isAdmitted())
    .executeTakeFirst();
}

/** Live sessions of a user, last used first. */
export function listSessions(db: Db, userId: number, now: string): Promise<Row<"sessions">[]> {
  return db
    .selectFrom("sessions")
    .selectAll()
    .where("user_id", "=", userId)
    .where("expires_at", ">", now)
    .orderBy("rotated_at", "desc")
    .orderBy("id")
    .execute();
}

/** Up to `limit` live sessions of one account or of all, with the account's e-mail; last used first. */
export function listAllSessions(db: Db, { userId, now, limit }: { userId?: number; now: string; limit: number }) {
  const sessions = db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .selectAll("sessions")
    .select(["users.email", "users.sign_in_phone"])
    .where("sessions.expires_at", ">", now)
    .orderBy("sessions.rotated_at", "desc")
    .limit(limit);
  return (userId === undefined ? sessions : sessions.where("sessions.user_id", "=", userId)).execute();
}

export function deleteSession(db: Db, sessionId: string): Promise<Row<"sessions"> | undefined> {
  return db.deleteFrom("sessions").where("id", "=", sessionId).returningAll().executeTakeFirst();
}

/** False if the user has no such session. */
export async function deleteSessionOfUser(db: Db, userId: number, sessionId: string): Promise<boolean> {
  const sessions = db.deleteFrom("sessions").where("id", "=", sessionId).where("user_id", "=", userId);
  return Number((await sessions.executeTakeFirst()).numDeletedRows) > 0;
}

/** Ends all sessions of a user except `keep`. */
export async function deleteSessionsOfUser(db: Db, userId: number, keep?: string): Promise<void> {
  const sessions = db.deleteFrom("sessions").where("user_id", "=", userId);
  await (keep ? sessions.where("id", "!=", keep) : sessions).execute();
}
