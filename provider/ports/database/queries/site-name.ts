import type { Db } from "../schema";

/** What administrators call the product; empty or undefined where they have not said it. */
export async function findSiteName(db: Db): Promise<string | undefined> {
  const site = await db.selectFrom("site").select("name").executeTakeFirst();
  return site?.name;
}
