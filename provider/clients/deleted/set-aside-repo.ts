import { type NewRow, withFolded } from "../../ports/database/folding/folded-texts";
import type { Db, Row } from "../../ports/database/schema";
import { createPieces, listRestoredTables, type Owner, type RestoredTable, restoredTables } from "./pieces-repo";

/**
 * Deletes all rows of a client and keeps copies of those that can be restored. Accounts without another client go with
 * it; of those that stay, what is copied has no password.
 */
export async function setAside(trx: Db, client: NewRow<"deleted_clients">): Promise<void> {
  const { id, restorable_until } = client;
  await trx.insertInto("deleted_clients").values(withFolded("deleted_clients", client)).execute();
  const leaving = await listLeaving(trx, id);
  const put = createPieces(trx, id);
  for (const table of listRestoredTables()) {
    const rows: object[] = await selectOwn(trx, table, restoredTables[table], { id, leaving }).execute();
    await put(
      table,
      table === "users" ? rows.map((row) => withoutStayersPassword(row as Row<"users">, leaving)) : rows,
    );
  }
  const slugs = trx.selectFrom("slugs").select(["slug", "client_id"]).where("client_id", "=", id);
  await trx.insertInto("held_slugs").columns(["slug", "client_id"]).expression(slugs).execute();

  const files = trx.selectFrom("files").select("key").where("client_id", "=", id).where("dropped_at", "is", null);
  await put("files", await files.execute());
  // No page shows these files now. From that time on, clean-up may delete them like other dropped files.
  await trx
    .updateTable("files")
    .set({ dropped_at: restorable_until })
    .where("client_id", "=", id)
    .where("dropped_at", "is", null)
    .execute();
  const signUps = trx
    .selectFrom("sign_ups")
    .select("id")
    .where((eb) =>
      eb.or([eb("client_id", "=", id), eb.and([eb("user_id", "in", [...leaving, 0]), eb("accepted_at", "is", null)])]),
    );
  await put("sign_ups", await signUps.execute());
  await trx.deleteFrom("clients").where("id", "=", id).execute();
  if (leaving.length === 0) return;
  // What they have asked for, nobody wants any more.
  await trx.deleteFrom("sign_ups").where("user_id", "in", leaving).where("accepted_at", "is", null).execute();
  await trx.deleteFrom("users").where("id", "in", leaving).execute();
}

/** Accounts that work for this client alone. */
async function listLeaving(trx: Db, clientId: number): Promise<number[]> {
  const others = trx.selectFrom("memberships").select("user_id").where("client_id", "!=", clientId);
  const rows = await trx
    .selectFrom("memberships")
    .innerJoin("users", "users.id", "memberships.user_id")
    .select("users.id")
    .where("memberships.client_id", "=", clientId)
    .where("users.is_admin", "=", false)
    .where("users.id", "not in", others)
    .execute();
  return rows.map(({ id }) => id);
}

function withoutStayersPassword(user: Row<"users">, leaving: readonly number[]): Row<"users"> {
  return leaving.includes(user.id) ? user : { ...user, password_hash: "" };
}

type Own = { id: number; leaving: readonly number[] };

function selectOwn(db: Db, table: RestoredTable, owner: Owner, { id, leaving }: Own) {
  // The cast names one table for all: each has the column that `owner` names.
  const rows = db.selectFrom(table as "products").selectAll();
  if (owner === "account")
    return rows.where("id", "in", (eb) => eb.selectFrom("memberships").select("user_id").where("client_id", "=", id));
  if (owner === "client") return rows.where("id", "=", id);
  const products = db.selectFrom("products").select("id").where("client_id", "=", id);
  if (owner === "product_id") return rows.where("product_id" as "id", "in", products);
  if (owner === "user_id") return rows.where("user_id" as "id", "in", [...leaving, 0]);
  return rows.where("client_id", "=", id);
}
