import type { Db } from "../schema";

/** The site's name as set by administrators; empty or undefined if not set. */
export async function findSiteName(db: Db): Promise<string | undefined> {
  const site = await db.selectFrom("site").select("name").executeTakeFirst();
  return site?.name;
}
