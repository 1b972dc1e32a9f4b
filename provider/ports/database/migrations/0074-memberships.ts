import { type Kysely, sql } from "kysely";
import { columnTypes, identity, isPostgres, ofClient, required } from "../columns";
import { createTrigger, dropTrigger } from "../triggers";

/** Accounts apart from clients: a membership joins the two, and an account may have several. */
export async function createMemberships(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnTypes(db);
  await db.schema
    .createTable("memberships")
    .addColumn("id", integer, identity(db))
    .addColumn("user_id", integer, (column) => column.notNull().references("users.id").onDelete("cascade"))
    .addColumn("client_id", integer, ofClient)
    .addColumn("role", text, required)
    .addColumn("created_at", text, required)
    .addColumn("chosen_at", text)
    .addColumn("digest_day", text)
    .addUniqueConstraint("memberships_of_user", ["user_id", "client_id"])
    .execute();
  await db.schema.createIndex("memberships_of_client").on("memberships").columns(["client_id", "id"]).execute();
  await sql`insert into memberships (user_id, client_id, role, created_at, digest_day)
    select user_id, id, 'owner', created_at, (select digest_day from mailings where user_id = clients.user_id)
    from clients order by id`.execute(db);
  await db.schema.alterTable("mailings").dropColumn("digest_day").execute();

  await nameOwners(db);
  await addAskingAccounts(db);
  await renewDeleted(db);
  await nameClientsOfNotifications(db);
  await db.schema
    .alterTable("sessions")
    .addColumn("client_id", integer, (column) => column.references("clients.id").onDelete("set null"))
    .execute();
  // What is blocked from now on is the client. Nobody else but administrators can be blocked as an account.
  await sql`update users set is_active = true where is_active = false and is_admin = false`.execute(db);
}

/** Accounts that ask for a further company. One request waits for each e-mail of those that have no account yet. */
async function addAskingAccounts(db: Kysely<unknown>): Promise<void> {
  const { integer } = columnTypes(db);
  await db.schema
    .alterTable("sign_ups")
    .addColumn("user_id", integer, (column) => column.references("users.id").onDelete("set null"))
    .execute();
  await db.schema.dropIndex("sign_ups_waiting").execute();
  await db.schema
    .createIndex("sign_ups_waiting")
    .unique()
    .on("sign_ups")
    .column("email")
    .where(sql.ref("accepted_at"), "is", null)
    .where(sql.ref("user_id"), "is", null)
    .execute();
}

type Piece = { client_id: number; position: number; name: string; rows: string };
type DeletedRow = Record<string, unknown>;

/** The same for clients that may come back. */
async function renewDeleted(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("deleted_clients").renameColumn("user_id", "owner_id").execute();
  const pieces = await sql<Piece>`select client_id, position, name, rows from deleted_rows
    where name in ('users', 'clients', 'mailings', 'notifications')`.execute(db);
  for (const { client_id, position, name, rows } of pieces.rows) {
    const renewed = (JSON.parse(rows) as DeletedRow[]).map(({ user_id, digest_day: _, ...row }) => {
      if (name === "users") return { ...row, is_active: true };
      if (name === "clients") return { ...row, owner_id: user_id };
      return name === "notifications" ? { ...row, user_id, client_id } : { ...row, user_id };
    });
    await sql`update deleted_rows set rows = ${JSON.stringify(renewed)}
      where client_id = ${client_id} and position = ${position}`.execute(db);
  }
  const { rows: deleted } = await sql<{ id: number; owner_id: number; deleted_at: string; position: number }>`
    select id, owner_id, deleted_at, (select count(*) from deleted_rows where client_id = deleted_clients.id) as position
    from deleted_clients`.execute(db);
  for (const { id, owner_id, deleted_at, position } of deleted) {
    const membership = { user_id: owner_id, client_id: id, role: "owner", created_at: deleted_at };
    await sql`insert into deleted_rows (client_id, position, name, rows)
      values (${id}, ${position}, 'memberships', ${JSON.stringify([membership])})`.execute(db);
  }
}

/** `clients.owner_id` in place of `user_id`, which allowed each account one client. */
async function nameOwners(db: Kysely<unknown>): Promise<void> {
  const { integer } = columnTypes(db);
  await db.schema
    .alterTable("clients")
    .addColumn("owner_id", integer, (column) => column.references("users.id"))
    .execute();
  await sql`update clients set owner_id = user_id`.execute(db);
  await db.schema.createIndex("clients_of_owner").on("clients").columns(["owner_id", "id"]).execute();
  await dropTrigger(db, "clients_take_account", "clients");
  await dropTrigger(db, "users_tell_client", "users");
  if (isPostgres(db)) await db.schema.alterTable("clients").dropColumn("user_id").execute();
  else {
    // SQLite cannot drop a unique column: it stays, empty.
    await sql`alter table clients alter column user_id drop not null`.execute(db);
    await sql`update clients set user_id = null`.execute(db);
  }
  await createTrigger(db, {
    name: "users_tell_clients",
    when: sql`after update of email on users`,
    run: sql`update clients set email = coalesce(new.email, '') where owner_id = new.id`,
  });
}

async function nameClientsOfNotifications(db: Kysely<unknown>): Promise<void> {
  const { integer } = columnTypes(db);
  await db.schema
    .alterTable("notifications")
    .addColumn("client_id", integer, (column) => column.references("clients.id").onDelete("cascade"))
    .execute();
  await sql`update notifications set client_id = (select id from clients where owner_id = notifications.user_id)`.execute(
    db,
  );
  await db.schema.createIndex("notifications_of_client").on("notifications").columns(["client_id", "id"]).execute();
}
