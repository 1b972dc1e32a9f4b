import type { Db, Row } from "../ports/database/schema";

type Membership = Row<"memberships">;

export async function isAccount(db: Db, userId: number): Promise<boolean> {
  const user = db.selectFrom("users").select("id").where("id", "=", userId);
  return (await user.executeTakeFirst()) !== undefined;
}

/** Under a new id, since the columns of former releases may be fewer. */
export async function insertAgain(trx: Db, membership: Membership): Promise<void> {
  const { user_id, client_id, role, person_id, branch_ids, created_at, chosen_at, digest_day } = membership;
  await trx
    .insertInto("memberships")
    .values({ user_id, client_id, role, person_id, branch_ids, created_at, chosen_at, digest_day })
    .execute();
}
