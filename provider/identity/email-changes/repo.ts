import { lockRow } from "../../ports/database/queries/lock-row";
import type { Db, Row } from "../../ports/database/schema";

export type EmailChange = Row<"email_changes">;

/** Replaces an earlier request of the account. */
export async function saveEmailChange(db: Db, change: EmailChange): Promise<void> {
  await db
    .insertInto("email_changes")
    .values(change)
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(change))
    .execute();
}

/** The pending change, locked until the transaction ends; undefined if there is none or it has expired. */
export async function lockEmailChange(trx: Db, userId: number, now: string): Promise<EmailChange | undefined> {
  const change = await lockRow(trx, "email_changes", "user_id", userId);
  return change && change.expires_at > now ? change : undefined;
}

export async function updateEmailChange(
  db: Db,
  userId: number,
  change: Partial<Pick<EmailChange, "code_hash" | "failures" | "expires_at">>,
): Promise<void> {
  await db.updateTable("email_changes").set(change).where("user_id", "=", userId).execute();
}
