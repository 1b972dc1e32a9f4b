import type { Db, Row } from "../../ports/database/schema";

export type DeviceRow = Row<"devices">;
type NewDevice = Pick<DeviceRow, "user_id" | "session_id" | "endpoint" | "p256dh" | "auth" | "created_at">;

/** A browser has one row; it belongs to whoever asked last. */
export async function saveDevice(db: Db, device: NewDevice): Promise<void> {
  const { endpoint: _, ...changed } = device;
  await db
    .insertInto("devices")
    .values({ ...device, failures: 0 })
    .onConflict((conflict) => conflict.column("endpoint").doUpdateSet({ ...changed, failures: 0 }))
    .execute();
}

/** Deletes all of an account's devices but the newest ones. */
export async function deleteOldDevices(db: Db, userId: number, kept: number): Promise<void> {
  const newest = db.selectFrom("devices").select("id").where("user_id", "=", userId);
  await db
    .deleteFrom("devices")
    .where("user_id", "=", userId)
    .where("id", "not in", newest.orderBy("created_at", "desc").orderBy("id", "desc").limit(kept))
    .execute();
}

export function listDevices(db: Db, userId: number): Promise<{ id: number }[]> {
  return db.selectFrom("devices").select("id").where("user_id", "=", userId).orderBy("id").execute();
}

export async function hasDevice(db: Db, userId: number, endpoint: string): Promise<boolean> {
  const devices = db.selectFrom("devices").select("id").where("user_id", "=", userId);
  return (await devices.where("endpoint", "=", endpoint).executeTakeFirst()) !== undefined;
}

export function findDevice(db: Db, id: number): Promise<DeviceRow | undefined> {
  return db.selectFrom("devices").selectAll().where("id", "=", id).executeTakeFirst();
}

/** One by its endpoint, or all of the account's. */
export async function deleteDevices(db: Db, userId: number, endpoint: string | undefined): Promise<void> {
  const devices = db.deleteFrom("devices").where("user_id", "=", userId);
  await (endpoint === undefined ? devices : devices.where("endpoint", "=", endpoint)).execute();
}

/** Those whose sessions have ended, but for the one to keep. */
export async function deleteDevicesOfUser(db: Db, userId: number, keptSession?: string): Promise<void> {
  const devices = db.deleteFrom("devices").where("user_id", "=", userId);
  await (keptSession ? devices.where("session_id", "!=", keptSession) : devices).execute();
}

export async function deleteDevicesOfSession(db: Db, sessionId: string): Promise<void> {
  await db.deleteFrom("devices").where("session_id", "=", sessionId).execute();
}

export async function deleteDevice(db: Db, id: number): Promise<void> {
  await db.deleteFrom("devices").where("id", "=", id).execute();
}

/** Counts a failure, and deletes the device with the `most`-th in a row. */
export async function noteFailure(db: Db, id: number, most: number): Promise<void> {
  await db
    .updateTable("devices")
    .set((eb) => ({ failures: eb("failures", "+", 1) }))
    .where("id", "=", id)
    .execute();
  await db.deleteFrom("devices").where("id", "=", id).where("failures", ">=", most).execute();
}

export async function forgetFailures(db: Db, id: number): Promise<void> {
  await db.updateTable("devices").set({ failures: 0 }).where("id", "=", id).where("failures", ">", 0).execute();
}
