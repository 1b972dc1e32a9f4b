import type { Insertable, Updateable } from "kysely";
import { lockRow } from "../ports/database/queries/lock-row";
import type { Database, Db, Row } from "../ports/database/schema";

/** A user, with its company for a client. */
export type AccountRow = Row<"users"> & {
  client_id: number | null;
  company_name: string | null;
  phone: string | null;
  slug: string | null;
};

export function findAccount(db: Db, userId: number): Promise<AccountRow | undefined> {
  return db
    .selectFrom("users")
    .leftJoin("clients", "clients.user_id", "users.id")
    .leftJoin("slugs", (join) => join.onRef("slugs.client_id", "=", "clients.id").on("slugs.is_current", "=", true))
    .selectAll("users")
    .select(["clients.id as client_id", "clients.company_name", "clients.phone", "slugs.slug"])
    .where("users.id", "=", userId)
    .executeTakeFirst();
}

export function findUserByEmail(db: Db, email: string): Promise<Row<"users"> | undefined> {
  return db.selectFrom("users").selectAll().where("email", "=", email).executeTakeFirst();
}

/** The user as it is now and stays until the transaction ends: nobody blocks it or changes its password in between. */
export function lockUserByEmail(trx: Db, email: string): Promise<Row<"users"> | undefined> {
  return lockRow(trx, "users", "email", email);
}

export async function hasAdministrator(db: Db): Promise<boolean> {
  const administrator = db.selectFrom("users").select("id").where("is_admin", "=", true).limit(1);
  return (await administrator.executeTakeFirst()) !== undefined;
}

/** The new user's id, or undefined where the e-mail is taken. */
export async function insertUser(db: Db, user: Insertable<Database["users"]>): Promise<number | undefined> {
  const inserted = await db
    .insertInto("users")
    .values(user)
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted?.id;
}

/** Fields that are undefined stay. */
export async function updateUser(db: Db, userId: number, change: Updateable<Database["users"]>): Promise<void> {
  await db.updateTable("users").set(change).where("id", "=", userId).execute();
}

/** False where the password is no longer the one behind `from`, because another call came first. */
export async function replacePassword(
  db: Db,
  userId: number,
  { from, to, now }: { from: string; to: string; now: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("users")
    .set({ password_hash: to, updated_at: now })
    .where("id", "=", userId)
    .where("password_hash", "=", from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
