import { type Kysely, sql } from "kysely";
import { columnTypes, required } from "../columns";
import { createTrigger } from "../triggers";

/**
 * Copies the account's fields that client lists sort and filter by into `clients`, so that any page is read from one
 * index. Triggers keep the copies equal.
 */
export async function nameAccountsOfClients(db: Kysely<unknown>): Promise<void> {
  const { text, boolean } = columnTypes(db);
  const clients = () => db.schema.alterTable("clients");
  await clients()
    .addColumn("email", text, (column) => required(column).defaultTo(""))
    .execute();
  await clients()
    .addColumn("is_active", boolean, (column) => required(column).defaultTo(boolean === "boolean" ? false : 0))
    .execute();
  const copy = sql`update clients set email = users.email, is_active = users.is_active
    from users where users.id = clients.user_id`;
  await copy.execute(db);
  await createTrigger(db, {
    name: "clients_take_account",
    when: sql`after insert on clients`,
    // A restored row has them already.
    run: sql`${copy} and clients.id = new.id
      and (clients.email <> users.email or clients.is_active <> users.is_active)`,
  });
  await createTrigger(db, {
    name: "users_tell_client",
    when: sql`after update of email, is_active on users`,
    run: sql`update clients set email = new.email, is_active = new.is_active where user_id = new.id`,
  });
  await createIndexes(db);
  // For finding administrators, who are few.
  await db.schema.createIndex("users_by_role").on("users").columns(["is_admin", "id"]).execute();
}

/** An index per order, for all clients and for active or blocked ones; the id breaks ties. */
async function createIndexes(db: Kysely<unknown>): Promise<void> {
  for (const name of ["created", "updated", "folded_name"]) await db.schema.dropIndex(`clients_by_${name}`).execute();
  const orders = { created: "created_at", updated: "updated_at", folded_name: "folded_name", email: "email" };
  for (const [name, column] of Object.entries(orders)) {
    await db.schema.createIndex(`clients_by_${name}`).on("clients").columns([column, "id"]).execute();
    await db.schema
      .createIndex(`active_clients_by_${name}`)
      .on("clients")
      .columns(["is_active", column, "id"])
      .execute();
  }
  await db.schema.createIndex("active_clients").on("clients").columns(["is_active", "id"]).execute();
}
