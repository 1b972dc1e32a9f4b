import { metrics } from "../../analytics/counting/figures";
import { findSlugOwner } from "../../clients/repo";
import { type NewRow, withFolded } from "../../ports/database/folding/folded-texts";
import { countRows } from "../../ports/database/queries/count-rows";
import type { Db, Row } from "../../ports/database/schema";
import type { RowKind } from "./rows";

/** Tables with visitors' forms. */
type VisitorTable = "leads" | "feedback" | "appointments";

/** Tables with the card's contents; product pictures are deleted with their products. */
const contentTables = [
  "products",
  "documents",
  "videos",
  "banners",
  "people",
  "profiles",
  "appointment_settings",
] as const;

/** Deletes all contents of a card. Call it in the transaction that inserts the new ones. */
export async function deleteContents(trx: Db, clientId: number): Promise<void> {
  for (const table of contentTables) await trx.deleteFrom(table).where("client_id", "=", clientId).execute();
}

export function listSlugs(db: Db, clientId: number): Promise<Pick<Row<"slugs">, "slug" | "is_current">[]> {
  return db.selectFrom("slugs").select(["slug", "is_current"]).where("client_id", "=", clientId).execute();
}

export async function listFormerNames(db: Db, clientId: number): Promise<string[]> {
  const names = await db.selectFrom("company_names").select("folded_name").where("client_id", "=", clientId).execute();
  return names.map(({ folded_name }) => folded_name);
}

/** Adds a former address that leads to the client's card. Does nothing if the address is taken or held. */
export async function addFormerSlug(trx: Db, clientId: number, slug: string, now: string): Promise<void> {
  if ((await findSlugOwner(trx, slug)) !== undefined) return;
  await trx
    .insertInto("slugs")
    .values({ slug, client_id: clientId, is_current: false, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Who works for the client, the longest first. */
export function listMembers(db: Db, clientId: number) {
  return db
    .selectFrom("memberships")
    .innerJoin("users", "users.id", "memberships.user_id")
    .select(["memberships.id", "role", "person_id", "branch_ids", "username", "email", "sign_in_phone"])
    .where("memberships.client_id", "=", clientId)
    .orderBy("memberships.id")
    .execute();
}

export async function findSettings(db: Db, clientId: number): Promise<Row<"appointment_settings"> | undefined> {
  return db.selectFrom("appointment_settings").selectAll().where("client_id", "=", clientId).executeTakeFirst();
}

/** Up to `limit` rows of a client after the id `after`, in order of id. */
export function listRows<T extends VisitorTable>(
  db: Db,
  table: T,
  clientId: number,
  after: number,
  limit: number,
): Promise<Row<T>[]> {
  const rows = db.selectFrom(table as VisitorTable).selectAll();
  const own = rows.where("client_id", "=", clientId).where("id", ">", after).orderBy("id").limit(limit);
  return own.execute() as unknown as Promise<Row<T>[]>;
}

const rowTables = { leads: "leads", reviews: "feedback", appointments: "appointments" } as const;

/** Number of the client's rows; for figures, only those per day that a card's file carries. */
export function countOwn(db: Db, kind: RowKind, clientId: number): Promise<number> {
  return kind === "figures"
    ? countRows(selectDays(db, clientId))
    : countRows(db.selectFrom(rowTables[kind] as VisitorTable).where("client_id", "=", clientId));
}

function selectDays(db: Db, clientId: number) {
  const days = db.selectFrom("figures").where("client_id", "=", clientId).where("span", "=", "day");
  return days.where("metric", "in", metrics);
}

/** Does nothing if a form with the same ticket is there. @returns whether it was inserted */
export async function insertUnlessKnown<T extends VisitorTable>(trx: Db, table: T, row: NewRow<T>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto(table as VisitorTable)
    .values(withFolded(table, row) as never)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** A form that is the company's own. */
export async function giveToPerson(
  trx: Db,
  table: "leads" | "appointments",
  { client_id, ticket, person_id }: { client_id: number; ticket: string; person_id: number | null },
): Promise<void> {
  const own = trx.updateTable(table).set({ person_id }).where("client_id", "=", client_id);
  await own.where("ticket", "=", ticket).where("person_id", "is", null).execute();
}

/** Days after `after` that have figures, in order. */
export async function listDays(db: Db, clientId: number, after: string, limit: number): Promise<string[]> {
  const days = await selectDays(db, clientId)
    .select("day")
    .distinct()
    .where("day", ">", after)
    .orderBy("day")
    .limit(limit)
    .execute();
  return days.map(({ day }) => day);
}
