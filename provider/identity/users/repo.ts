import type { Insertable, SqlBool, Updateable } from "kysely";
import { isAdmitted, membershipOfUser } from "../../memberships/repo";
import {
  type AllowanceColumns,
  allowanceColumns,
  type SubscriptionColumns,
  subscriptionColumns,
} from "../../plans/repo";
import { lockRow } from "../../ports/database/queries/lock-row";
import type { Database, Db, Row } from "../../ports/database/schema";

/** A user, with one client that it works for; the client's fields are null for none. */
export type AccountRow = Row<"users"> & {
  client_id: number | null;
  company_name: string | null;
  phone: string | null;
  slug: string | null;
  confirm_by: string | null;
  /** The e-mail waiting for its code, and when that expires. */
  pending_email: string | null;
  pending_until: string | null;
  has_passkey: SqlBool;
} & AllowanceColumns &
  SubscriptionColumns;

/** With the client named by `clientId`, which is null for none, else the oldest. */
export function findAccount(db: Db, userId: number, clientId?: number | null): Promise<AccountRow | undefined> {
  return db
    .selectFrom("users")
    .leftJoin("memberships", (join) =>
      join.on("memberships.id", "=", membershipOfUser(clientId === null ? 0 : clientId)),
    )
    .leftJoin("clients", "clients.id", "memberships.client_id")
    .leftJoin("slugs", (join) => join.onRef("slugs.client_id", "=", "clients.id").on("slugs.is_current", "=", true))
    .leftJoin("email_changes", "email_changes.user_id", "users.id")
    .leftJoin("subscriptions", "subscriptions.client_id", "clients.id")
    .leftJoin("plans", "plans.id", "subscriptions.plan_id")
    .selectAll("users")
    .select([
      "clients.id as client_id",
      "clients.company_name",
      "clients.phone",
      "clients.confirm_by",
      "slugs.slug",
      "email_changes.email as pending_email",
      "email_changes.expires_at as pending_until",
    ])
    .select(allowanceColumns)
    .select(subscriptionColumns)
    .select((eb) =>
      eb.exists(eb.selectFrom("passkeys").select("id").whereRef("passkeys.user_id", "=", "users.id")).as("has_passkey"),
    )
    .where("users.id", "=", userId)
    .executeTakeFirst();
}

/** The account of the client's oldest owner, and whether the client is active. */
export function findUserOfClient(db: Db, clientId: number) {
  return db
    .selectFrom("clients")
    .innerJoin("users", "users.id", "clients.owner_id")
    .select(["users.id", "users.email", "clients.is_active"])
    .where("clients.id", "=", clientId)
    .executeTakeFirst();
}

export function findUserByEmail(db: Db, email: string): Promise<Row<"users"> | undefined> {
  return db.selectFrom("users").selectAll().where("email", "=", email).executeTakeFirst();
}

/** The same, unless its e-mail waits to be confirmed. */
export async function findConfirmedUser(db: Db, email: string): Promise<Row<"users"> | undefined> {
  const user = await findUserByEmail(db, email);
  if (!user) return undefined;
  const clients = db.selectFrom("clients").select("id").where("owner_id", "=", user.id);
  return (await clients.where("confirm_by", "is not", null).executeTakeFirst()) ? undefined : user;
}

/** The account whose sign-in number this is, folded with `foldPhone`. Numbers on cards do not count. */
export function findUserByPhone(db: Db, foldedPhone: string): Promise<Row<"users"> | undefined> {
  return db.selectFrom("users").selectAll().where("sign_in_phone", "=", foldedPhone).executeTakeFirst();
}

/** Sets the account's sign-in number; false, with no change, if another account has it. */
export async function claimSignInPhone(db: Db, userId: number, foldedPhone: string | null): Promise<boolean> {
  const users = db.updateTable("users").set({ sign_in_phone: foldedPhone }).where("id", "=", userId);
  const isFree = users.where((eb) =>
    eb.not(
      eb.exists(
        eb
          .selectFrom("users as others")
          .select("others.id")
          .where("others.sign_in_phone", "=", foldedPhone)
          .where("others.id", "!=", userId),
      ),
    ),
  );
  return (await isFree.executeTakeFirst()).numUpdatedRows === 1n;
}

/** Locks the user until the transaction ends, so that nobody blocks it or changes its password in between. */
export function lockUser(trx: Db, userId: number): Promise<Row<"users"> | undefined> {
  return lockRow(trx, "users", "id", userId);
}

export async function hasAdministrator(db: Db): Promise<boolean> {
  const administrator = db.selectFrom("users").select("id").where("is_admin", "=", true).limit(1);
  return (await administrator.executeTakeFirst()) !== undefined;
}

/** The new user's id; undefined if the e-mail is taken. */
export async function insertUser(db: Db, user: Insertable<Database["users"]>): Promise<number | undefined> {
  const inserted = await db
    .insertInto("users")
    .values(user)
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted?.id;
}

/** Undefined fields stay unchanged. */
export async function updateUser(db: Db, userId: number, change: Updateable<Database["users"]>): Promise<void> {
  await db.updateTable("users").set(change).where("id", "=", userId).execute();
}

/** False if the password hash is no longer `from`, because another call came first. */
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

/** Replaces an earlier link of the account. */
export async function saveResetLink(db: Db, link: Row<"reset_links">): Promise<void> {
  await db
    .insertInto("reset_links")
    .values(link)
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(link))
    .execute();
}

/** Whether the account is there and may sign in. */
export async function maySignIn(db: Db, userId: number): Promise<boolean> {
  const user = db.selectFrom("users").select("id").where("id", "=", userId).where(isAdmitted());
  return (await user.executeTakeFirst()) !== undefined;
}

/** A valid link of an account that may sign in. */
export function findResetLink(db: Db, tokenHash: string, now: string) {
  return db
    .selectFrom("reset_links")
    .innerJoin("users", "users.id", "reset_links.user_id")
    .select(["reset_links.user_id", "reset_links.expires_at", "users.email", "users.sign_in_phone"])
    .where("reset_links.token_hash", "=", tokenHash)
    .where("reset_links.expires_at", ">", now)
    .where(isAdmitted())
    .executeTakeFirst();
}

/** False if the link is gone: of parallel calls with one link, one succeeds. */
export async function takeResetLink(trx: Db, tokenHash: string): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom("reset_links").where("token_hash", "=", tokenHash).executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteResetLink(db: Db, userId: number): Promise<void> {
  await db.deleteFrom("reset_links").where("user_id", "=", userId).execute();
}

/** Cancels a pending e-mail change. */
export async function deleteEmailChange(db: Db, userId: number): Promise<void> {
  await db.deleteFrom("email_changes").where("user_id", "=", userId).execute();
}
