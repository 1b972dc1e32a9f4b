import type { Db } from "../../ports/database/schema";

/**
 * Browsers that have signed in to an account before, by the hash of a secret that each keeps. From one of them guesses of
 * strangers keep nobody out, and signing in from any other is told to the account's owner.
 */

/** Of an account; beyond that the one longest unseen is forgotten. */
const mostDevices = 20;

export async function isKnownDevice(db: Db, userId: number, deviceHash: string): Promise<boolean> {
  const device = db
    .selectFrom("known_devices")
    .select("user_id")
    .where("user_id", "=", userId)
    .where("device_hash", "=", deviceHash);
  return (await device.executeTakeFirst()) !== undefined;
}

/** Keeps the device as one of the account's, seen now. @returns how many others the account has */
export async function rememberDevice(db: Db, userId: number, deviceHash: string, now: string): Promise<number> {
  await db
    .insertInto("known_devices")
    .values({ user_id: userId, device_hash: deviceHash, seen_at: now })
    .onConflict((conflict) => conflict.columns(["user_id", "device_hash"]).doUpdateSet({ seen_at: now }))
    .execute();
  const others = await db
    .selectFrom("known_devices")
    .select("device_hash")
    .where("user_id", "=", userId)
    .where("device_hash", "!=", deviceHash)
    .orderBy("seen_at", "desc")
    .execute();
  const tooMany = others.slice(mostDevices - 1).map((other) => other.device_hash);
  if (tooMany.length > 0)
    await db.deleteFrom("known_devices").where("user_id", "=", userId).where("device_hash", "in", tooMany).execute();
  return others.length;
}

export async function forgetDevices(db: Db, userId: number): Promise<void> {
  await db.deleteFrom("known_devices").where("user_id", "=", userId).execute();
}
