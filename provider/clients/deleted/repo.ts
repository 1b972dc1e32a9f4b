import type { DeletedClientListQuery } from "@/lib/contract/clients/schema";
import { fetchPage, type Page } from "../../kernel/http/list";
import { foldedAnew, type NewRow, withFolded } from "../../ports/database/folding/folded-texts";
import { listColumns } from "../../ports/database/queries/list-columns";
import { matchSearch } from "../../ports/database/queries/match-search";
import type { Database, Db, Row } from "../../ports/database/schema";
import { deleteClosedCards } from "../closed/repo";
import { copyOwnerEmail } from "../repo";

export type DeletedClientRow = Row<"deleted_clients">;
type TableName = keyof Database;

/**
 * How rows belong to a client: they are its accounts or the client itself, or refer to an account, the client or one of
 * its products by this column.
 */
type Owner = "account" | "client" | "user_id" | "client_id" | "product_id";

/** Tables that are restored with a client, in the order of their foreign keys. */
export const restoredTables = {
  users: "account",
  clients: "client",
  memberships: "client_id",
  slugs: "client_id",
  subscriptions: "client_id",
  billing_details: "client_id",
  company_names: "client_id",
  two_factors: "user_id",
  recovery_codes: "user_id",
  passkeys: "user_id",
  known_devices: "user_id",
  notifications: "client_id",
  mailings: "user_id",
  milestones: "client_id",
  profiles: "client_id",
  documents: "client_id",
  products: "client_id",
  product_pictures: "product_id",
  videos: "client_id",
  banners: "client_id",
  people: "client_id",
  feedback: "client_id",
  leads: "client_id",
  appointment_settings: "client_id",
  appointments: "client_id",
  event_days: "client_id",
  figures: "client_id",
} as const satisfies Partial<Record<TableName, Owner>>;
export type RestoredTable = keyof typeof restoredTables;

export function listRestoredTables(): RestoredTable[] {
  return Object.keys(restoredTables) as RestoredTable[];
}

/** Tables that are not restored: sessions, unfinished work, and which announcements were put away. */
export const endedTables = [
  "sessions",
  "devices",
  "reset_links",
  "email_changes",
  "idempotency_keys",
  "card_imports",
  "dismissals",
] as const satisfies readonly TableName[];

/** Tables whose rows stay in place without their client. */
type LeftTable = "files" | "sign_ups";

/** Rows per JSON piece, and per statement. */
const batch = 200;

export function listDeletedClients(db: Db, query: DeletedClientListQuery): Promise<Page<DeletedClientRow>> {
  const matches = matchSearch(query.search, ["folded_name", "email", "phone"]);
  return fetchPage(db.selectFrom("deleted_clients").selectAll().where(matches), query, {
    deleted_at: "deleted_at",
    company_name: "folded_name",
  });
}

/** Locks the row until the transaction ends, by an update that changes nothing: that works in both databases. */
export function lockDeletedClient(trx: Db, id: number): Promise<DeletedClientRow | undefined> {
  return trx
    .updateTable("deleted_clients")
    .set((eb) => ({ deleted_at: eb.ref("deleted_at") }))
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
}

export function findDeletedClient(db: Db, id: number): Promise<DeletedClientRow | undefined> {
  return db.selectFrom("deleted_clients").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Clients that can no longer be restored at `now`. */
export function listEnded(db: Db, now: string): Promise<{ id: number }[]> {
  return db.selectFrom("deleted_clients").select("id").where("restorable_until", "<=", now).orderBy("id").execute();
}

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

/** The owner's account as it was when deleted. */
export async function findDeletedOwner(trx: Db, client: DeletedClientRow): Promise<Row<"users"> | undefined> {
  return (await listDeletedUsers(trx, client.id)).find(({ id }) => id === client.owner_id);
}

async function listDeletedUsers(trx: Db, clientId: number): Promise<Row<"users">[]> {
  const users: Row<"users">[] = [];
  for await (const { name, rows } of readPieces(trx, clientId))
    if (name === "users") users.push(...(rows as typeof users));
  return users;
}

/** Whether the owner's account is there, since it had other clients when this one was deleted. */
export async function hasOwner(trx: Db, client: DeletedClientRow): Promise<boolean> {
  const owner = await findDeletedOwner(trx, client);
  return owner !== undefined && (await listStayed(trx, [owner])).length > 0;
}

/** Those of the accounts that are there. Ids alone do not tell: a backup may be another site's. */
async function listStayed(trx: Db, users: readonly Row<"users">[]): Promise<number[]> {
  const ids = users.map(({ id }) => id);
  const present = await trx.selectFrom("users").select(["id", "created_at"]).where("id", "in", ids).execute();
  const isStayer = (user: { id: number; created_at: string }) =>
    users.some(({ id, created_at }) => id === user.id && created_at === user.created_at);
  return present.filter(isStayer).map(({ id }) => id);
}

/** Copies a deleted client's rows to another database. */
export async function copySetAside(from: Db, to: Db, client: DeletedClientRow): Promise<void> {
  await to.insertInto("deleted_clients").values(client).execute();
  const put = createPieces(to, client.id);
  for await (const { name, rows } of readPieces(from, client.id)) await put(name, rows);
}

type Changes = {
  /** Changed fields of the owner's account, where it comes back. */
  owner: Partial<Row<"users">>;
  /** Addresses that are not restored. */
  withoutSlugs?: readonly string[];
};

/**
 * Restores all rows but those of accounts that have stayed. Rows may be older than the schema: values without a column are
 * left out, and missing columns get their defaults.
 *
 * @returns the columns left out, as `table.column`
 */
export async function putBack(trx: Db, { id, owner_id }: DeletedClientRow, { owner, withoutSlugs = [] }: Changes) {
  const leftOut = new Set<string>();
  const stayed = new Set<unknown>(await listStayed(trx, await listDeletedUsers(trx, id)));
  for await (const { name, rows } of readPieces(trx, id)) {
    if (name === "files") await updateFiles(trx, rows, { client_id: id, dropped_at: null });
    else if (name === "sign_ups")
      await trx.updateTable("sign_ups").set({ client_id: id }).where("id", "in", idsOf(rows)).execute();
    else {
      const columns = await listColumns(trx, name);
      const kept = await keepRows(trx, name, rows, { withoutSlugs, stayed });
      const fitted = kept.map((row) => {
        const changed = name === "users" && row.id === owner_id ? { ...row, ...owner } : foldedAnew(name, row);
        for (const column of Object.keys(changed)) if (!columns.has(column)) leftOut.add(`${name}.${column}`);
        return Object.fromEntries(Object.entries(changed).filter(([column]) => columns.has(column)));
      });
      if (fitted.length > 0)
        await trx
          .insertInto(name)
          .values(fitted as never)
          .execute();
    }
  }
  await copyOwnerEmail(trx, id);
  await deleteClosedCards(trx, id);
  await forget(trx, id);
  return [...leftOut];
}

type Left = { withoutSlugs: readonly string[]; stayed: ReadonlySet<unknown> };

/**
 * Without accounts that have stayed and what is theirs, without addresses that are others' now, and without a plan that is
 * not known here: a backup may be another site's.
 */
async function keepRows(trx: Db, name: RestoredTable, rows: Piece["rows"], { withoutSlugs, stayed }: Left) {
  if (name === "users") return rows.filter(({ id }) => !stayed.has(id));
  if (restoredTables[name] === "user_id") return rows.filter(({ user_id }) => !stayed.has(user_id));
  if (name === "slugs") return rows.filter(({ slug }) => !withoutSlugs.includes(String(slug)));
  if (name !== "subscriptions") return rows;
  const plans = await trx.selectFrom("plans").select("id").execute();
  const known = new Set<unknown>([null, ...plans.map(({ id }) => id)]);
  return rows.filter(({ plan_id }) => known.has(plan_id));
}

/** Deletes the copies and leaves the files to clean-up. @returns ids of the sign-up requests and accounts that were deleted */
export async function erase(trx: Db, { id }: DeletedClientRow, now: string) {
  const signUps: number[] = [];
  const users = await listDeletedUsers(trx, id);
  const stayed = await listStayed(trx, users);
  for await (const { name, rows } of readPieces(trx, id)) {
    if (name === "files") await updateFiles(trx, rows, { dropped_at: now });
    if (name === "sign_ups") signUps.push(...idsOf(rows));
  }
  if (signUps.length > 0) {
    await trx.deleteFrom("sign_ups").where("id", "in", signUps).execute();
    const news = trx.deleteFrom("notifications").where("kind", "=", "sign_up_received");
    await news.where("subject_id", "in", signUps).execute();
  }
  await forget(trx, id);
  return { signUps, userIds: users.map((user) => user.id).filter((userId) => !stayed.includes(userId)) };
}

/** Deletes the copies and frees the addresses; nothing can be restored after this. */
export async function forget(trx: Db, id: number): Promise<void> {
  await trx.deleteFrom("deleted_clients").where("id", "=", id).execute();
}

async function updateFiles(
  trx: Db,
  rows: Piece["rows"],
  change: { client_id?: number; dropped_at: string | null },
): Promise<void> {
  const keys = rows.map(({ key }) => String(key));
  await trx.updateTable("files").set(change).where("key", "in", keys).execute();
}

function idsOf(rows: Piece["rows"]): number[] {
  return rows.map(({ id }) => Number(id));
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

function createPieces(trx: Db, clientId: number) {
  let position = 0;
  return async (name: RestoredTable | LeftTable, rows: readonly object[]) => {
    for (let start = 0; start < rows.length; start += batch) {
      const piece = JSON.stringify(rows.slice(start, start + batch));
      await trx
        .insertInto("deleted_rows")
        .values({ client_id: clientId, position: position++, name, rows: piece })
        .execute();
    }
  };
}

type Piece = { name: RestoredTable | LeftTable; rows: Record<string, unknown>[] };

/** One piece at a time, because all of them may not fit in memory. */
async function* readPieces(db: Db, clientId: number): AsyncGenerator<Piece> {
  for (let position = 0; ; position++) {
    const piece = await db
      .selectFrom("deleted_rows")
      .select(["name", "rows"])
      .where("client_id", "=", clientId)
      .where("position", "=", position)
      .executeTakeFirst();
    if (!piece) return;
    yield { name: piece.name as Piece["name"], rows: JSON.parse(piece.rows) };
  }
}
