import type { BillingSettings, Terms } from "@/lib/contract/billing/schema";
import type { BooksRow } from "./books-repo";
import type { FoundTerms } from "./terms/service";

export function presentSettings({ invoice_series, note_series, ...books }: BooksRow): BillingSettings {
  return { invoice_series, note_series, ...presentPayTo(books) };
}

export function presentPayTo({ upi_id, upi_name, bank, note }: Omit<BooksRow, "invoice_series" | "note_series">) {
  return { upi_id, upi_name, bank: bank === null ? null : JSON.parse(bank), note };
}

export function presentTerms({ created_at, updated_at, rate, ...terms }: FoundTerms): Terms {
  return { ...terms, rate: rate / 100 };
}
