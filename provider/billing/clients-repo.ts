import { hasClient } from "../plans/repo";
import type { Db } from "../ports/database/schema";

/** Whether there is such a client, or may be again. */
export async function mayHaveClient(db: Db, id: number): Promise<boolean> {
  if (await hasClient(db, id)) return true;
  const deleted = db.selectFrom("deleted_clients").select("id").where("id", "=", id);
  return (await deleted.executeTakeFirst()) !== undefined;
}

/** Whom documents are sent to; undefined for a client that was deleted. */
export function findOwner(db: Db, clientId: number) {
  return db
    .selectFrom("clients")
    .innerJoin("users", "users.id", "clients.owner_id")
    .select(["users.id", "users.email", "users.language", "clients.phone"])
    .where("clients.id", "=", clientId)
    .executeTakeFirst();
}

/** Whether there is such a client, or was one of whom something is kept. */
export async function isKnownClient(db: Db, id: number): Promise<boolean> {
  if (await hasClient(db, id)) return true;
  const kept = await Promise.all([
    db.selectFrom("payment_requests").select("id").where("client_id", "=", id).limit(1).executeTakeFirst(),
    db.selectFrom("credits").select("id").where("client_id", "=", id).limit(1).executeTakeFirst(),
  ]);
  return kept.some((row) => row !== undefined);
}
