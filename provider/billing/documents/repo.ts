import type { ExpressionBuilder } from "kysely";
import { type Amounts, amountColumns } from "@/lib/contract/billing/invoice";
import type { DocumentListQuery } from "@/lib/contract/billing/payment-schema";
import { billingLimits, type GatewayName } from "@/lib/contract/billing/values";
import { fetchPageById, type Page } from "../../kernel/http/list";
import { type NewRow, withFolded } from "../../ports/database/folding/folded-texts";
import { countRows } from "../../ports/database/queries/count-rows";
import { matchSearch } from "../../ports/database/queries/match-search";
import type { Database, Db, Row } from "../../ports/database/schema";

/** With what its credit notes gave back, the invoice that it is for, and the gateway by which it was paid. */
export type DocumentRow = Row<"invoices"> & {
  credited: number;
  invoice_number: string | null;
  invoice_issued_on: string | null;
  invoice_total: number | null;
  gateway: GatewayName | null;
};

export function listDocuments(db: Db, query: DocumentListQuery): Promise<Page<DocumentRow>> {
  const { month, kind, search } = query;
  const matching = db
    .selectFrom("invoices")
    .select("id")
    .where(matchSearch(search, ["folded_customer", "folded_number"]))
    .$if(kind !== undefined, (rows) => rows.where("kind", "=", kind ?? "invoice"))
    .$if(month !== undefined, (rows) => rows.where(isOf(month ?? "")));
  return fetchPageById(matching, query, { issued_on: "issued_on" }, (ids) =>
    selectDocuments(db).where("invoices.id", "in", ids).execute(),
  );
}

/** The newest first. */
export function listDocumentsOf(db: Db, clientId: number): Promise<DocumentRow[]> {
  return selectDocuments(db)
    .where("invoices.client_id", "=", clientId)
    .orderBy("invoices.id", "desc")
    .limit(billingLimits.listed)
    .execute();
}

/** The invoice of what was asked for. */
export function findInvoiceOf(db: Db, requestId: number): Promise<DocumentRow | undefined> {
  return selectDocuments(db)
    .where("invoices.request_id", "=", requestId)
    .where("invoices.kind", "=", "invoice")
    .executeTakeFirst();
}

export function findDocument(db: Db, id: number): Promise<DocumentRow | undefined> {
  return selectDocuments(db).where("invoices.id", "=", id).executeTakeFirst();
}

function isOf(month: string) {
  return (eb: ExpressionBuilder<Database, "invoices">) =>
    eb.between("invoices.issued_on", `${month}-01`, `${month}-31`);
}

function selectDocuments(db: Db) {
  return db
    .selectFrom("invoices")
    .leftJoin("invoices as original", "original.id", "invoices.invoice_id")
    .selectAll("invoices")
    .leftJoin("payment_requests", "payment_requests.id", "invoices.request_id")
    .select([
      "original.number as invoice_number",
      "original.issued_on as invoice_issued_on",
      "original.total as invoice_total",
      "payment_requests.gateway",
    ])
    .select((eb) =>
      eb.fn
        .coalesce(
          eb
            .selectFrom("invoices as notes")
            .select((notes) => notes.fn.sum<number>("notes.total").as("sum"))
            .whereRef("notes.invoice_id", "=", "invoices.id"),
          eb.lit(0),
        )
        .as("credited"),
    );
}

/**
 * What was paid for the period that a day is in: by the last invoice of a period that reaches it, and for changes of the plan
 * since, less what was given back. Null where no invoice is known, or its time was taken back.
 */
export async function sumPaidFor(
  db: Db,
  clientId: number,
  { currency, day }: { currency: string; day: string },
): Promise<number | null> {
  const invoices = await selectDocuments(db)
    .where("invoices.client_id", "=", clientId)
    .where("invoices.kind", "=", "invoice")
    .where("invoices.currency", "=", currency)
    .where("invoices.until_on", ">=", day)
    .orderBy("invoices.id", "desc")
    .execute();
  const last = invoices.findIndex(({ months }) => months > 0);
  const period = invoices[last];
  if (!period || (await listNotesOf(db, period.id)).some(({ is_time_kept }) => !is_time_kept)) return null;
  return invoices.slice(0, last + 1).reduce((sum, { total, credited }) => sum + total - credited, 0);
}

type Note = Amounts & { is_time_kept: boolean | null };

export function listNotesOf(db: Db, invoiceId: number): Promise<Note[]> {
  return db
    .selectFrom("invoices")
    .select([...amountColumns, "is_time_kept"])
    .where("invoice_id", "=", invoiceId)
    .execute();
}

/** All of a month ("2026-11"), the first one first. */
export function listDocumentsIn(db: Db, month: string): Promise<DocumentRow[]> {
  return selectDocuments(db).where(isOf(month)).orderBy("invoices.id").execute();
}

/** How many invoices were issued in these days. */
export function countInvoices(db: Db, { from, to }: { from: string; to: string }): Promise<number> {
  const issued = db.selectFrom("invoices").where("issued_on", ">=", from).where("issued_on", "<=", to);
  return countRows(issued.where("kind", "=", "invoice"));
}

/** Names the PDF of a document; false where it has one, which stays. */
export async function nameFile(trx: Db, id: number, file: string): Promise<boolean> {
  const unnamed = trx.updateTable("invoices").set({ file }).where("id", "=", id).where("file", "is", null);
  return (await unnamed.executeTakeFirst()).numUpdatedRows > 0n;
}

/** There is no other way to change one, and none to delete it. @returns its id */
export async function insertDocument(trx: Db, document: NewRow<"invoices">): Promise<number> {
  const row = withFolded("invoices", document);
  return (await trx.insertInto("invoices").values(row).returning("id").executeTakeFirstOrThrow()).id;
}

/** The next number of a series in a financial year; a transaction that fails gives it back. */
export async function takeNumber(trx: Db, series: string, year: number): Promise<number> {
  const { count } = await trx
    .insertInto("invoice_numbers")
    .values({ series, year, count: 1 })
    .onConflict((conflict) =>
      conflict.columns(["series", "year"]).doUpdateSet((eb) => ({ count: eb("invoice_numbers.count", "+", 1) })),
    )
    .returning("count")
    .executeTakeFirstOrThrow();
  return count;
}

/** The last day on which something was issued; null for none. */
export async function findLastIssue(db: Db): Promise<string | null> {
  const last = db.selectFrom("invoices").select("issued_on").orderBy("issued_on", "desc").limit(1);
  return (await last.executeTakeFirst())?.issued_on ?? null;
}
