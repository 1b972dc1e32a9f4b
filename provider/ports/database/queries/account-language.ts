import type { Db } from "../schema";

/** The language that an account has chosen, as stored: other releases may know others. */
export async function findAccountLanguage(db: Db, userId: number): Promise<string | null> {
  const user = await db.selectFrom("users").select("language").where("id", "=", userId).executeTakeFirst();
  return user?.language ?? null;
}
