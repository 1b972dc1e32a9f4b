import type { Db } from "../ports/database/schema";

/** The last day on which something was issued; null for none. */
export async function findLastIssue(db: Db): Promise<string | null> {
  const last = db.selectFrom("invoices").select("issued_on").orderBy("issued_on", "desc").limit(1);
  return (await last.executeTakeFirst())?.issued_on ?? null;
}
