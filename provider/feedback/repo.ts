import type { FeedbackListQuery } from "@/lib/contract/feedback/schema";
import type { FeedbackStatus } from "@/lib/contract/feedback/values";
import { fetchPage, fetchPageById, type Page } from "../kernel/http/list";
import { foldPhone } from "../ports/database/folding/fold-phone";
import { type NewRow, type RowChange, withFolded } from "../ports/database/folding/folded-texts";
import { countRows } from "../ports/database/queries/count-rows";
import { matchContact, matchSearch } from "../ports/database/queries/match-search";
import type { Db, Row } from "../ports/database/schema";

/** A review with its company's name and address. */
export type FeedbackRow = Row<"feedback"> & { company_name: string; slug: string };

/** Number of reviews and sum of ratings, by status. */
export type FeedbackSums = Record<FeedbackStatus, { count: number; sum: number }>;

/** Of one client; null means all clients. */
export function listFeedback(db: Db, clientId: number | null, query: FeedbackListQuery): Promise<Page<FeedbackRow>> {
  const { search, status, rating } = query;
  const matching = db
    .selectFrom("feedback")
    .select("feedback.id")
    // Stored e-mails have no upper case, so they need no folding.
    .where(matchSearch(search, ["customer_email", "folded_phone", "folded_customer_name", "folded_message"]))
    .$if(clientId !== null, (rows) => rows.where("client_id", "=", clientId))
    .$if(status !== undefined, (rows) => rows.where("status", "=", status ?? ""))
    .$if(rating !== undefined, (rows) => rows.where("rating", "=", rating ?? 0));
  return fetchPageById(matching, query, { created_at: "created_at", rating: "rating" }, (ids) =>
    selectFeedback(db).where("feedback.id", "in", ids).execute(),
  );
}

/** The reviews that a card shows. */
export function listApprovedFeedback(
  db: Db,
  clientId: number,
  query: Pick<FeedbackListQuery, "page" | "page_size" | "ordering">,
): Promise<Page<Row<"feedback">>> {
  const approved = db
    .selectFrom("feedback")
    .selectAll()
    .where("client_id", "=", clientId)
    .where("status", "=", "approved");
  return fetchPage(approved, query, { created_at: "created_at" });
}

/** Of one client; null means all clients. */
export async function sumFeedback(db: Db, clientId: number | null): Promise<FeedbackSums> {
  const rows = await db
    .selectFrom("feedback")
    .select(["status", (eb) => eb.fn.countAll<number>().as("count"), (eb) => eb.fn.sum<number>("rating").as("sum")])
    .$if(clientId !== null, (rows) => rows.where("client_id", "=", clientId))
    .groupBy("status")
    .execute();
  const of = (status: FeedbackStatus) => {
    const { count = 0, sum = 0 } = rows.find((row) => row.status === status) ?? {};
    return { count: Number(count), sum: Number(sum) };
  };
  return { approved: of("approved"), pending: of("pending"), rejected: of("rejected") };
}

/** Undefined if it belongs to another client; null means any client. */
export function findFeedback(db: Db, clientId: number | null, id: number): Promise<FeedbackRow | undefined> {
  return selectFeedback(db)
    .where("feedback.id", "=", id)
    .$if(clientId !== null, (rows) => rows.where("feedback.client_id", "=", clientId))
    .executeTakeFirst();
}

/** For its author; undefined if the company is blocked. */
export function findOwnFeedback(db: Db, id: number): Promise<FeedbackRow | undefined> {
  return selectFeedback(db)
    .where("feedback.id", "=", id)
    .where("clients.is_active", "=", true)
    .where("feedback.origin", "=", "visitor")
    .executeTakeFirst();
}

export function countPending(db: Db, clientId: number): Promise<number> {
  return countRows(db.selectFrom("feedback").where("client_id", "=", clientId).where("status", "=", "pending"));
}

type Sent = { ticket: string; customer_email: string; customer_phone: string; message: string };

/** Whether this form is already stored, or one with the same text from the same person. */
export async function isRepeated(
  db: Db,
  clientId: number,
  { ticket, customer_email, customer_phone, message }: Sent,
): Promise<boolean> {
  const folded_phone = foldPhone(customer_phone);
  const same = await db
    .selectFrom("feedback")
    .select("id")
    .where("client_id", "=", clientId)
    .where((eb) => eb.or([eb.and({ ticket }), eb.and({ customer_email, folded_phone, message })]))
    .executeTakeFirst();
  return same !== undefined;
}

/** Whether a review with this e-mail was stored for any card since an ISO time. */
export async function hasWritten(db: Db, email: string, since: string): Promise<boolean> {
  const found = await db
    .selectFrom("feedback")
    .select("id")
    .where("customer_email", "=", email)
    .where("created_at", ">", since)
    .executeTakeFirst();
  return found !== undefined;
}

export async function insertFeedback(db: Db, row: NewRow<"feedback">): Promise<number> {
  const { id } = await db
    .insertInto("feedback")
    .values(withFolded("feedback", row))
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateFeedback(db: Db, id: number, change: RowChange<"feedback">): Promise<void> {
  await db.updateTable("feedback").set(change).where("id", "=", id).execute();
}

export async function deleteFeedback(db: Db, id: number): Promise<void> {
  await db.deleteFrom("feedback").where("id", "=", id).execute();
}

/** Reviews of any status and origin from a contact, newest first; of one client, or of all for null. */
export function findFeedbackOfContact(db: Db, clientId: number | null, contact: string): Promise<FeedbackRow[]> {
  return selectFeedback(db)
    .where(isFrom(contact))
    .$if(clientId !== null, (rows) => rows.where("feedback.client_id", "=", clientId))
    .orderBy("feedback.created_at", "desc")
    .orderBy("feedback.id", "desc")
    .execute();
}

/** @returns the deleted reviews */
export function deleteFeedbackOfContact(
  db: Db,
  clientId: number,
  contact: string,
): Promise<Pick<Row<"feedback">, "id" | "status">[]> {
  return db
    .deleteFrom("feedback")
    .where("client_id", "=", clientId)
    .where(isFrom(contact))
    .returning(["id", "status"])
    .execute();
}

function isFrom(contact: string) {
  return matchContact(contact, { email: "feedback.customer_email", phone: "feedback.folded_phone" });
}

function selectFeedback(db: Db) {
  return db
    .selectFrom("feedback")
    .innerJoin("clients", "clients.id", "feedback.client_id")
    .innerJoin("slugs as current", (join) =>
      join.onRef("current.client_id", "=", "clients.id").on("current.is_current", "=", true),
    )
    .selectAll("feedback")
    .select(["clients.company_name", "current.slug"]);
}
