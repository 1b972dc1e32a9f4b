import { type NewRow, withFolded } from "../../ports/database/folding/folded-texts";
import { countRows } from "../../ports/database/queries/count-rows";
import type { Db, Row } from "../../ports/database/schema";
import type { RowKind } from "./rows";

/** What came in from visitors. */
type VisitorTable = "leads" | "feedback" | "appointments";

/** Tables of what a card shows; the pictures of products go with them. */
const contentTables = [
  "products",
  "documents",
  "videos",
  "banners",
  "people",
  "profiles",
  "appointment_settings",
] as const;

/** Takes away all that a card shows. Belongs into the write that puts something else in its place. */
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

/** An address that leads to the client's card without being its own. One that is somebody's stays so. */
export async function addFormerSlug(trx: Db, clientId: number, slug: string, now: string): Promise<void> {
  const held = trx.selectFrom("held_slugs").select("slug").where("slug", "=", slug);
  if (await held.executeTakeFirst()) return;
  await trx
    .insertInto("slugs")
    .values({ slug, client_id: clientId, is_current: false, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function findSettings(db: Db, clientId: number): Promise<Row<"appointment_settings"> | undefined> {
  return db.selectFrom("appointment_settings").selectAll().where("client_id", "=", clientId).executeTakeFirst();
}

/** At most `limit` of a client's, in the order in which they came, behind the row `after`. */
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

/** How much a client has of what comes in rows: of figures those of its days. */
export function countOwn(db: Db, kind: RowKind, clientId: number): Promise<number> {
  return kind === "figures"
    ? countRows(db.selectFrom("figures").where("client_id", "=", clientId).where("span", "=", "day"))
    : countRows(db.selectFrom(rowTables[kind] as VisitorTable).where("client_id", "=", clientId));
}

/** Whether it was not here yet; a form that is known by its ticket stays as it is. */
export async function insertUnlessKnown<T extends VisitorTable>(trx: Db, table: T, row: NewRow<T>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto(table as VisitorTable)
    .values(withFolded(table, row) as never)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Days behind `after` that have figures, in their order. */
export async function listDays(db: Db, clientId: number, after: string, limit: number): Promise<string[]> {
  const days = await db
    .selectFrom("figures")
    .select("day")
    .distinct()
    .where("client_id", "=", clientId)
    .where("span", "=", "day")
    .where("day", ">", after)
    .orderBy("day")
    .limit(limit)
    .execute();
  return days.map(({ day }) => day);
}
