import { type Kysely, sql } from "kysely";
import { isPostgres } from "../columns";
import { createTrigger, dropTrigger } from "../triggers";

/** Accounts that sign in by their number alone have no e-mail; the copy in `clients` is empty then. */
export async function makeEmailOptional(db: Kysely<unknown>): Promise<void> {
  for (const table of ["users", "sign_ups"])
    await db.schema
      .alterTable(table)
      .alterColumn("email", (column) => column.dropNotNull())
      .execute();
  await dropTrigger(db, "clients_take_account", "clients");
  await createTrigger(db, {
    name: "clients_take_account",
    when: sql`after insert on clients`,
    // A restored row has them already.
    run: sql`update clients set email = coalesce(users.email, ''), is_active = users.is_active
      from users where users.id = clients.user_id and clients.id = new.id
      and (clients.email <> coalesce(users.email, '') or clients.is_active <> users.is_active)`,
  });
  await dropTrigger(db, "users_tell_client", "users");
  await createTrigger(db, {
    name: "users_tell_client",
    when: sql`after update of email, is_active on users`,
    run: sql`update clients set email = coalesce(new.email, ''), is_active = new.is_active where user_id = new.id`,
  });
  if (!isPostgres(db)) await keepSearchFirst(db);
}

/** SQLite runs the newest trigger first: the search has to take a new row before the account's e-mail is written to it. */
async function keepSearchFirst(db: Kysely<unknown>): Promise<void> {
  await dropTrigger(db, "clients_search_insert", "clients");
  await createTrigger(db, {
    name: "clients_search_insert",
    when: sql`after insert on clients`,
    run: sql`insert into client_search (rowid, folded_name, phone, email)
      values (new.id, new.folded_name, new.phone, new.email)`,
  });
}
