import type { Db } from "../../ports/database/schema";

/**
 * Browsers that have signed in to an account before, stored as the hash of a device secret. A known browser is not
 * locked out by strangers' guesses; a sign-in from an unknown one is mailed to the owner.
 */

/** Per account; the oldest is dropped beyond that. */
const mostDevices = 20;

export async function isKnownDevice(db: Db, userId: number, deviceHash: string): Promise<boolean> {
  const device = db
    .selectFrom("known_devices")
    .select("user_id")
    .where("user_id", "=", userId)
    .where("device_hash", "=", deviceHash);
  return (await device.executeTakeFirst()) !== undefined;
}

/** Stores the device as seen now. @returns how many other devices the account has */
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
