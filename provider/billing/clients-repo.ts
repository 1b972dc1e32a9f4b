import type { Db } from "../ports/database/schema";

/** Whether there is such a client, or may be again. */
export async function hasClient(db: Db, id: number): Promise<boolean> {
  const found = await Promise.all([
    db.selectFrom("clients").select("id").where("id", "=", id).executeTakeFirst(),
    db.selectFrom("deleted_clients").select("id").where("id", "=", id).executeTakeFirst(),
  ]);
  return found.some((row) => row !== undefined);
}

/** Whether there is such a client, or was one of whom something is kept. */
export async function isKnownClient(db: Db, id: number): Promise<boolean> {
  const found = await Promise.all([
    db.selectFrom("clients").select("id").where("id", "=", id).executeTakeFirst(),
    db.selectFrom("payment_requests").select("id").where("client_id", "=", id).limit(1).executeTakeFirst(),
    db.selectFrom("credits").select("id").where("client_id", "=", id).limit(1).executeTakeFirst(),
  ]);
  return found.some((row) => row !== undefined);
}
