import type { Db } from "../schema";

/** Where the operator is written to; empty for an address that was never said. */
export async function findSiteEmail(db: Db): Promise<string> {
  return (await db.selectFrom("site").select("email").executeTakeFirst())?.email ?? "";
}
