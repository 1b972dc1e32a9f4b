import type { Database, Db, Row } from "../../ports/database/schema";

/** Copies of a deleted client's rows, as JSON. */

export type DeletedClientRow = Row<"deleted_clients">;
type TableName = keyof Database;

/**
 * How rows belong to a client: they are its accounts or the client itself, or refer to an account, the client or one of
 * its products by this column.
 */
export type Owner = "account" | "client" | "user_id" | "client_id" | "product_id";

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
  handles: "client_id",
  former_people: "client_id",
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
  "join_links",
  "join_requests",
  "invitations",
  "change_requests",
] as const satisfies readonly TableName[];

/** Tables whose rows stay in place without their client. */
type LeftTable = "files" | "sign_ups";

/** Rows per JSON piece, and per statement. */
const batch = 200;

export function createPieces(trx: Db, clientId: number) {
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

export type Piece = { name: RestoredTable | LeftTable; rows: Record<string, unknown>[] };

/** One piece at a time, because all of them may not fit in memory. */
export async function* readPieces(db: Db, clientId: number): AsyncGenerator<Piece> {
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
