import type { PaymentRequestListQuery } from "@/lib/contract/billing/payment-schema";
import { billingLimits } from "@/lib/contract/billing/values";
import { fetchPage, type Page } from "../kernel/http/list";
import { type NewRow, type RowChange, withFolded } from "../ports/database/folding/folded-texts";
import { matchSearch } from "../ports/database/queries/match-search";
import type { Db, Row } from "../ports/database/schema";

export type RequestRow = Row<"payment_requests">;

export function listRequests(db: Db, query: PaymentRequestListQuery): Promise<Page<RequestRow>> {
  const { status, search } = query;
  const matching = db
    .selectFrom("payment_requests")
    .selectAll()
    .where(matchSearch(search, ["folded_customer", "folded_bank_reference", "reference"]))
    .$if(status !== undefined, (rows) => rows.where("status", "=", status === "claimed" ? "open" : (status ?? "open")))
    .$if(status === "claimed", (rows) => rows.where("claimed_at", "is not", null));
  return fetchPage(matching, query, { created_at: "created_at" });
}

/** The newest first. */
export function listRequestsOf(db: Db, clientId: number): Promise<RequestRow[]> {
  return db
    .selectFrom("payment_requests")
    .selectAll()
    .where("client_id", "=", clientId)
    .orderBy("id", "desc")
    .limit(billingLimits.listed)
    .execute();
}

export function findRequest(db: Db, id: number): Promise<RequestRow | undefined> {
  return db.selectFrom("payment_requests").selectAll().where("id", "=", id).executeTakeFirst();
}

export function findOpenRequest(db: Db, clientId: number): Promise<RequestRow | undefined> {
  return db
    .selectFrom("payment_requests")
    .selectAll()
    .where("client_id", "=", clientId)
    .where("status", "=", "open")
    .executeTakeFirst();
}

/** The open one first, of those that a text names by their own reference or by the bank's. */
export async function findNamedRequest(db: Db, references: readonly string[]): Promise<RequestRow | undefined> {
  if (references.length === 0) return undefined;
  const rows = await db
    .selectFrom("payment_requests")
    .selectAll()
    .where((row) => row.or([row("reference", "in", references), row("bank_reference", "in", references)]))
    .orderBy("id", "desc")
    .limit(billingLimits.listed)
    .execute();
  return rows.find(({ status }) => status === "open") ?? rows[0];
}

export function listOpenOf(db: Db, amounts: readonly number[]): Promise<RequestRow[]> {
  return db
    .selectFrom("payment_requests")
    .selectAll()
    .where("status", "=", "open")
    .where("amount", "in", amounts)
    .limit(billingLimits.listed)
    .execute();
}

export function insertRequest(db: Db, request: NewRow<"payment_requests">): Promise<RequestRow> {
  return db
    .insertInto("payment_requests")
    .values(withFolded("payment_requests", request))
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function updateRequest(db: Db, id: number, change: RowChange<"payment_requests">): Promise<RequestRow> {
  return db
    .updateTable("payment_requests")
    .set(withFolded("payment_requests", change))
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
