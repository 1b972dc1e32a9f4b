import type { Insertable } from "kysely";
import type { Database, Db, Row } from "../../ports/database/schema";

/** An account's passkeys, latest first. */
export function listPasskeys(db: Db, userId: number): Promise<Row<"passkeys">[]> {
  return db.selectFrom("passkeys").selectAll().where("user_id", "=", userId).orderBy("id", "desc").execute();
}

export async function hasPasskey(db: Db, userId: number): Promise<boolean> {
  const passkey = db.selectFrom("passkeys").select("id").where("user_id", "=", userId).limit(1);
  return (await passkey.executeTakeFirst()) !== undefined;
}

/** Includes its account, blocked or not. */
export function findPasskey(db: Db, credentialId: string) {
  return db
    .selectFrom("passkeys")
    .innerJoin("users", "users.id", "passkeys.user_id")
    .selectAll("passkeys")
    .select(["users.email", "users.sign_in_phone", "users.password_hash"])
    .where("passkeys.credential_id", "=", credentialId)
    .executeTakeFirst();
}

/** Undefined if the credential is already stored. */
export function insertPasskey(db: Db, passkey: Insertable<Database["passkeys"]>): Promise<Row<"passkeys"> | undefined> {
  return db
    .insertInto("passkeys")
    .values(passkey)
    .onConflict((conflict) => conflict.column("credential_id").doNothing())
    .returningAll()
    .executeTakeFirst();
}

/**
 * Records a use if the counter is still the one in `passkey`; false if the passkey was removed or used in the meantime.
 */
export async function usePasskey(
  db: Db,
  { id, counter }: Pick<Row<"passkeys">, "id" | "counter">,
  used: Pick<Row<"passkeys">, "counter" | "is_synced" | "used_at">,
): Promise<boolean> {
  const passkey = db.updateTable("passkeys").set(used).where("id", "=", id).where("counter", "=", counter);
  return (await passkey.executeTakeFirst()).numUpdatedRows === 1n;
}

/** Undefined if the account has no such passkey. */
export function renamePasskey(
  db: Db,
  userId: number,
  id: number,
  name: string | null,
): Promise<Row<"passkeys"> | undefined> {
  const passkey = db.updateTable("passkeys").set({ name }).where("user_id", "=", userId).where("id", "=", id);
  return passkey.returningAll().executeTakeFirst();
}

/** False if the account has no such passkey. */
export async function deletePasskey(db: Db, userId: number, id: number): Promise<boolean> {
  const passkey = db.deleteFrom("passkeys").where("user_id", "=", userId).where("id", "=", id);
  return (await passkey.executeTakeFirst()).numDeletedRows === 1n;
}

export async function deletePasskeysOfUser(db: Db, userId: number): Promise<void> {
  await db.deleteFrom("passkeys").where("user_id", "=", userId).execute();
}
