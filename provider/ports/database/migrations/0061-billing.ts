import { type Kysely, sql } from "kysely";
import { columnTypes, identity, ofClient, required } from "../columns";

/** What clients are asked to pay, what they paid, and invoices of it. */
export async function createBilling(db: Kysely<unknown>): Promise<void> {
  await createTerms(db);
  await createRequests(db);
  await createDocuments(db);
}

async function createTerms(db: Kysely<unknown>): Promise<void> {
  const { text, integer, boolean } = columnTypes(db);
  await db.schema
    .createTable("billing_settings")
    .addColumn("id", integer, (column) => column.primaryKey())
    .addColumn("invoice_series", text, required)
    .addColumn("note_series", text, required)
    .addColumn("upi_id", text, (column) => column.notNull().defaultTo(""))
    .addColumn("upi_name", text, (column) => column.notNull().defaultTo(""))
    .addColumn("bank", text)
    .addColumn("note", text, (column) => column.notNull().defaultTo(""))
    .addColumn("created_at", text, required)
    .addColumn("updated_at", text, required)
    .execute();
  await db.schema
    .createTable("billing_terms")
    .addColumn("id", integer, identity(db))
    .addColumn("from_on", text, (column) => column.notNull().unique())
    .addColumn("name", text, required)
    .addColumn("address", text, required)
    .addColumn("pin", text, required)
    .addColumn("state", text, required)
    .addColumn("country", text, required)
    .addColumn("gstin", text, required)
    .addColumn("registration", text, required)
    .addColumn("sac", text, required)
    .addColumn("rate", integer, required)
    .addColumn("pricing", text, required)
    .addColumn("tax_label", text, required)
    .addColumn("is_zero_rated", boolean, required)
    .addColumn("is_reverse_charge", boolean, required)
    .addColumn("created_at", text, required)
    .addColumn("updated_at", text, required)
    .execute();
  await db.schema
    .createTable("billing_details")
    .addColumn("client_id", integer, (column) => ofClient(column).primaryKey())
    .addColumn("name", text, required)
    .addColumn("address", text, required)
    .addColumn("pin", text, required)
    .addColumn("state", text, required)
    .addColumn("country", text, required)
    .addColumn("gstin", text, required)
    .addColumn("created_at", text, required)
    .addColumn("updated_at", text, required)
    .execute();
}

async function createRequests(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnTypes(db);
  await db.schema
    .createTable("payment_requests")
    .addColumn("id", integer, identity(db))
    .addColumn("client_id", integer, required)
    .addColumn("reference", text, (column) => column.notNull().unique())
    .addColumn("status", text, required)
    .addColumn("customer_name", text, required)
    .addColumn("folded_customer", text, required)
    .addColumn("plan_id", integer, required)
    .addColumn("plan_name", text, required)
    .addColumn("months", integer, required)
    .addColumn("currency", text, required)
    .addColumn("total", integer, required)
    .addColumn("amount", integer, required)
    .addColumn("pricing", text, required)
    .addColumn("bank_reference", text)
    .addColumn("folded_bank_reference", text)
    .addColumn("claimed_at", text)
    .addColumn("reason", text)
    .addColumn("settled_on", text)
    .addColumn("created_on", text, required)
    .addColumn("created_at", text, required)
    .addColumn("updated_at", text, required)
    .execute();
  await db.schema
    .createIndex("open_payment_requests")
    .on("payment_requests")
    .column("client_id")
    .unique()
    .where(sql.ref("status"), "=", sql.lit("open"))
    .execute();
  await db.schema
    .createIndex("payment_requests_by_client")
    .on("payment_requests")
    .columns(["client_id", "id"])
    .execute();
  await db.schema
    .createIndex("payment_requests_by_status")
    .on("payment_requests")
    .columns(["status", "created_at", "id"])
    .execute();
  await db.schema
    .createTable("payments")
    .addColumn("id", integer, identity(db))
    .addColumn("client_id", integer, required)
    .addColumn("kind", text, required)
    .addColumn("request_id", integer)
    .addColumn("invoice_id", integer)
    .addColumn("currency", text, required)
    .addColumn("amount", integer, required)
    .addColumn("reference", text, required)
    .addColumn("paid_on", text, required)
    .addColumn("created_on", text, required)
    .addColumn("created_at", text, required)
    .execute();
  await db.schema.createIndex("payments_by_client").on("payments").columns(["client_id", "id"]).execute();
  await db.schema
    .createTable("credits")
    .addColumn("id", integer, identity(db))
    .addColumn("client_id", integer, required)
    .addColumn("cause", text, required)
    .addColumn("payment_id", integer)
    .addColumn("invoice_id", integer)
    .addColumn("currency", text, required)
    .addColumn("amount", integer, required)
    .addColumn("created_on", text, required)
    .addColumn("created_at", text, required)
    .execute();
  await db.schema.createIndex("credits_by_client").on("credits").columns(["client_id", "currency"]).execute();
}

async function createDocuments(db: Kysely<unknown>): Promise<void> {
  const { text, integer, boolean } = columnTypes(db);
  await db.schema
    .createTable("invoices")
    .addColumn("id", integer, identity(db))
    .addColumn("client_id", integer, required)
    .addColumn("kind", text, required)
    .addColumn("title", text, required)
    .addColumn("number", text, (column) => column.notNull().unique())
    .addColumn("folded_number", text, required)
    .addColumn("series", text, required)
    .addColumn("year", integer, required)
    .addColumn("count", integer, required)
    .addColumn("issued_on", text, required)
    .addColumn("request_id", integer, (column) => column.unique())
    .addColumn("invoice_id", integer)
    .addColumn("reference", text)
    .addColumn("is_time_kept", boolean)
    .addColumn("seller", text, required)
    .addColumn("customer", text, required)
    .addColumn("customer_name", text, required)
    .addColumn("folded_customer", text, required)
    .addColumn("place_of_supply", text, required)
    .addColumn("plan_name", text, required)
    .addColumn("months", integer, required)
    .addColumn("currency", text, required)
    .addColumn("sac", text, required)
    .addColumn("rate", integer, required)
    .addColumn("tax_label", text, required)
    .addColumn("is_reverse_charge", boolean, required)
    .addColumn("taxable", integer, required)
    .addColumn("cgst", integer, required)
    .addColumn("sgst", integer, required)
    .addColumn("igst", integer, required)
    .addColumn("tax", integer, required)
    .addColumn("total", integer, required)
    .addColumn("created_at", text, required)
    .execute();
  await db.schema.createIndex("invoices_by_client").on("invoices").columns(["client_id", "id"]).execute();
  await db.schema.createIndex("invoices_by_day").on("invoices").columns(["issued_on", "id"]).execute();
  await db.schema.createIndex("credit_notes").on("invoices").column("invoice_id").execute();
  await db.schema
    .createTable("invoice_numbers")
    .addColumn("series", text, required)
    .addColumn("year", integer, required)
    .addColumn("count", integer, required)
    .addPrimaryKeyConstraint("invoice_numbers_key", ["series", "year"])
    .execute();
}
