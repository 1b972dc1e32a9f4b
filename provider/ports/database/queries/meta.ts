import type { Db } from "../schema";

/** What the database says of itself under a key. */
export async function readMeta(db: Db, key: string): Promise<string | undefined> {
  const row = await db.selectFrom("meta").select("value").where("key", "=", key).executeTakeFirst();
  return row?.value;
}

/** Says it, in place of what stood there. In a transaction it holds the key's row until the end of that. */
export async function writeMeta(db: Db, key: string, value: string): Promise<void> {
  await db
    .insertInto("meta")
    .values({ key, value })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
    .execute();
}
