import type { Db } from "../ports/database/schema";

const key = "demo_seeded";

export async function isDemoSeeded(db: Db): Promise<boolean> {
  return !!(await db.selectFrom("meta").select("key").where("key", "=", key).executeTakeFirst());
}

export async function markDemoSeeded(db: Db, at: string): Promise<void> {
  await db.insertInto("meta").values({ key, value: at }).execute();
}

export async function findClientIdByEmail(db: Db, email: string): Promise<number | undefined> {
  const row = await db
    .selectFrom("clients")
    .innerJoin("users", "users.id", "clients.owner_id")
    .select("clients.id")
    .where("users.email", "=", email)
    .executeTakeFirst();
  return row?.id;
}
