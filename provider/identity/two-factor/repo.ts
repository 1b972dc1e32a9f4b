import type { Db, Row } from "../../ports/database/schema";

/** The account's authenticator app, confirmed or not. */
export function findTwoFactor(db: Db, userId: number): Promise<Row<"two_factors"> | undefined> {
  return db.selectFrom("two_factors").selectAll().where("user_id", "=", userId).executeTakeFirst();
}

/** Replaces an unconfirmed app; false if one is confirmed. */
export async function saveTwoFactor(db: Db, row: Row<"two_factors">): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("two_factors")
    .values(row)
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(row).where("two_factors.confirmed_at", "is", null))
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Confirms the app with this secret; false if the secret has been replaced or is already confirmed. */
export async function confirmTwoFactor(
  db: Db,
  { user_id, secret, confirmed_at }: Pick<Row<"two_factors">, "user_id" | "secret" | "confirmed_at">,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("two_factors")
    .set({ confirmed_at })
    .where("user_id", "=", user_id)
    .where("secret", "=", secret)
    .where("confirmed_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deleteTwoFactor(db: Db, userId: number): Promise<boolean> {
  await db.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
  const { numDeletedRows } = await db.deleteFrom("two_factors").where("user_id", "=", userId).executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Marks a step as used, if `factor` still has the last step; of parallel calls one succeeds. */
export async function takeStep(
  db: Db,
  { user_id, secret, last_step }: Pick<Row<"two_factors">, "user_id" | "secret" | "last_step">,
  step: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("two_factors")
    .set({ last_step: step })
    .where("user_id", "=", user_id)
    .where("secret", "=", secret)
    .where("last_step", "=", last_step)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Replaces the existing codes. */
export async function saveRecoveryCodes(db: Db, userId: number, hashes: readonly string[]): Promise<void> {
  await db.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
  const rows = hashes.map((code_hash) => ({ user_id: userId, code_hash }));
  await db.insertInto("recovery_codes").values(rows).execute();
}

/** Uses up a code; false if it is unknown or already used. */
export async function takeRecoveryCode(db: Db, userId: number, hash: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("recovery_codes")
    .where("user_id", "=", userId)
    .where("code_hash", "=", hash)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function countRecoveryCodes(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom("recovery_codes")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
