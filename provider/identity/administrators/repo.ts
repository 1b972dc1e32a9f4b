import type { Insertable } from "kysely";
import type { Database, Db, Row } from "../../ports/database/schema";
import { lockUser } from "../users/repo";

/** `seen_at` is when one of the live sessions was last used. */
export type AdministratorRow = Row<"users"> & { seen_at: string | null };

export function listAdministrators(db: Db, now: string): Promise<AdministratorRow[]> {
  return selectAdministrators(db, now).orderBy("users.id").execute();
}

export function findAdministrator(db: Db, id: number, now: string): Promise<AdministratorRow | undefined> {
  return selectAdministrators(db, now).where("users.id", "=", id).executeTakeFirst();
}

function selectAdministrators(db: Db, now: string) {
  return db
    .selectFrom("users")
    .selectAll("users")
    .select((eb) =>
      eb
        .selectFrom("sessions")
        .select(({ fn }) => fn.max("sessions.rotated_at").as("seen_at"))
        .whereRef("sessions.user_id", "=", "users.id")
        .where("sessions.expires_at", ">", now)
        .as("seen_at"),
    )
    .where("users.is_admin", "=", true);
}

/**
 * Locks all administrators until the transaction ends. Always in the same order: two calls against each other do not
 * deadlock, and the second sees what the first has changed.
 */
export async function lockAdministrators(trx: Db): Promise<Row<"users">[]> {
  const ids = trx.selectFrom("users").select("id").where("is_admin", "=", true).orderBy("id");
  const locked: Row<"users">[] = [];
  for (const { id } of await ids.execute()) {
    const user = await lockUser(trx, id);
    if (user) locked.push(user);
  }
  return locked;
}

/** For the audit log. */
export async function insertFormer(trx: Db, former: Insertable<Database["former_administrators"]>): Promise<void> {
  await trx.insertInto("former_administrators").values(former).execute();
}

/** With everything that belongs to it. */
export async function deleteAccount(trx: Db, userId: number): Promise<void> {
  await trx.deleteFrom("users").where("id", "=", userId).execute();
}
