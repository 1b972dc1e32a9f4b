import type { DeletedClientListQuery } from "@/lib/contract/clients/schema";
import { fetchPage, type Page } from "../../kernel/http/list";
import { type NewRow, withFolded } from "../../ports/database/folding/folded-texts";
import { listColumns } from "../../ports/database/queries/list-columns";
import { matchSearch } from "../../ports/database/queries/match-search";
import type { Database, Db, Row } from "../../ports/database/schema";

export type DeletedClientRow = Row<"deleted_clients">;
type TableName = keyof Database;

/** Whose a row is: the account or the client itself, or a row of them or of one of its products by that column. */
type Owner = "account" | "client" | "user_id" | "client_id" | "product_id";

/** What a client comes back with, in the order in which rows need each other. */
export const restoredTables = {
  users: "account",
  clients: "client",
  slugs: "client_id",
  company_names: "client_id",
  two_factors: "user_id",
  recovery_codes: "user_id",
  passkeys: "user_id",
  known_devices: "user_id",
  notifications: "user_id",
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

/** What it comes back without: sign-ins, and what was under way. */
export const endedTables = [
  "sessions",
  "devices",
  "reset_links",
  "email_changes",
  "idempotency_keys",
  "card_imports",
] as const satisfies readonly TableName[];

/** Rows that stay where they are, without their client. */
type LeftTable = "files" | "sign_ups";

/** Rows in one piece of JSON, and in one statement. */
const batch = 200;

export function listDeletedClients(db: Db, query: DeletedClientListQuery): Promise<Page<DeletedClientRow>> {
  const matches = matchSearch(query.search, ["folded_name", "email", "phone"]);
  return fetchPage(db.selectFrom("deleted_clients").selectAll().where(matches), query, {
    deleted_at: "deleted_at",
    company_name: "folded_name",
  });
}

/** Stays until the transaction ends; a write that changes nothing is the lock that every database has. */
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

/** Those that cannot be restored any more at `now`. */
export function listEnded(db: Db, now: string): Promise<{ id: number }[]> {
  return db.selectFrom("deleted_clients").select("id").where("restorable_until", "<=", now).orderBy("id").execute();
}

/** Takes every row of the client away, and keeps aside what it comes back with. */
export async function setAside(trx: Db, client: NewRow<"deleted_clients">): Promise<void> {
  const { id, user_id, restorable_until } = client;
  await trx.insertInto("deleted_clients").values(withFolded("deleted_clients", client)).execute();
  const put = createPieces(trx, id);
  for (const table of listRestoredTables())
    await put(table, await selectOwn(trx, table, restoredTables[table], client).execute());
  const slugs = trx.selectFrom("slugs").select(["slug", "client_id"]).where("client_id", "=", id);
  await trx.insertInto("held_slugs").columns(["slug", "client_id"]).expression(slugs).execute();

  const files = trx.selectFrom("files").select("key").where("client_id", "=", id).where("dropped_at", "is", null);
  await put("files", await files.execute());
  // Nobody is shown them; from then on they are removed as any other that no content names.
  await trx
    .updateTable("files")
    .set({ dropped_at: restorable_until })
    .where("client_id", "=", id)
    .where("dropped_at", "is", null)
    .execute();
  await put("sign_ups", await trx.selectFrom("sign_ups").select("id").where("client_id", "=", id).execute());
  await trx.deleteFrom("users").where("id", "=", user_id).execute();
}

/** The account as it was. */
export async function findDeletedUser(trx: Db, { id }: DeletedClientRow): Promise<Row<"users"> | undefined> {
  for await (const { name, rows } of readPieces(trx, id)) if (name === "users") return rows[0] as Row<"users">;
  return undefined;
}

/** Takes what was set aside in one database into another. */
export async function copySetAside(from: Db, to: Db, client: DeletedClientRow): Promise<void> {
  await to.insertInto("deleted_clients").values(client).execute();
  const put = createPieces(to, client.id);
  for await (const { name, rows } of readPieces(from, client.id)) await put(name, rows);
}

type Changes = {
  /** What is another of its account's. */
  user: Partial<Row<"users">>;
  /** Addresses that it comes back without. */
  withoutSlugs?: readonly string[];
};

/**
 * Puts every row back. Rows may be older than the present schema: what has no column any more is left out, and a column that
 * they do not have gets what it has by itself.
 *
 * @returns the columns that were left out, as `table.column`
 */
export async function putBack(trx: Db, { id }: DeletedClientRow, { user, withoutSlugs = [] }: Changes) {
  const leftOut = new Set<string>();
  for await (const { name, rows } of readPieces(trx, id)) {
    if (name === "files") await updateFiles(trx, rows, { client_id: id, dropped_at: null });
    else if (name === "sign_ups")
      await trx.updateTable("sign_ups").set({ client_id: id }).where("id", "in", idsOf(rows)).execute();
    else {
      const columns = await listColumns(trx, name);
      const kept = name === "slugs" ? rows.filter(({ slug }) => !withoutSlugs.includes(String(slug))) : rows;
      const fitted = kept.map((row) => {
        const changed = name === "users" ? { ...row, ...user } : row;
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
  await forget(trx, id);
  return [...leftOut];
}

/** Takes away what was set aside, and leaves the files to those that are removed. @returns the requests it came of */
export async function erase(trx: Db, { id }: DeletedClientRow, now: string): Promise<number[]> {
  const signUps: number[] = [];
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
  return signUps;
}

/** Nothing of it can be restored from then on; its addresses are free. */
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

function selectOwn(db: Db, table: RestoredTable, owner: Owner, { id, user_id }: { id: number; user_id: number }) {
  // Any of them: all have the column that their owner is told by.
  const rows = db.selectFrom(table as "products").selectAll();
  if (owner === "account") return rows.where("id", "=", user_id);
  if (owner === "client") return rows.where("id", "=", id);
  const products = db.selectFrom("products").select("id").where("client_id", "=", id);
  if (owner === "product_id") return rows.where("product_id" as "id", "in", products);
  return rows.where(owner as "client_id", "=", owner === "user_id" ? user_id : id);
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

/** One after the other, because all of them together may be large. */
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
