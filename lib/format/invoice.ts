import { home, type Party } from "../contract/billing/party";
import type { BillingDocument } from "../contract/billing/payment-schema";
import { isStateCode, stateName, stateTaxName } from "../contract/billing/states";
import type { T } from "../i18n/translator";
import { nameCountry } from "./place";
import { formatPrice } from "./price";

/** What documents say, on screens and on paper. */

/** Line by line. */
export function partyText(t: T, { address, pin, state, country, gstin }: Party): string {
  const place = [country === home ? placeName(t, state) : nameCountry(t, country), pin].filter(Boolean).join(" ");
  return [address, place, gstin && t("billing.document.gstin", { number: gstin })].filter(Boolean).join("\n");
}

/** A state by its code, as invoices have it with that code; else a country. */
export function placeName(t: T, code: string): string {
  return isStateCode(code) ? `${stateName(code)} (${code})` : nameCountry(t, code);
}

/** The columns that say something, each with its amount. */
export function amountRows(t: T, document: BillingDocument): [label: string, amount: string][] {
  const { rate, currency, taxable, cgst, sgst, igst, tax, tax_label: label, place_of_supply: place } = document;
  const rated = (name: string, of: number, amount: string): [string, string][] =>
    Number(amount) > 0
      ? [[t("billing.document.rated", { name, rate: String(of) }), formatPrice(amount, currency)]]
      : [];
  const ofState = isStateCode(place) ? stateTaxName(place) : "SGST";
  return [
    [t("billing.document.taxable"), formatPrice(taxable, currency)],
    ...rated("CGST", rate / 2, cgst),
    ...rated(ofState, rate / 2, sgst),
    ...rated("IGST", rate, igst),
    ...rated(label, rate, tax),
  ];
}

/** What the law wants to be said besides; empty for nothing. */
export function declaration(t: T, { title, seller, customer, igst }: BillingDocument): string {
  if (seller.registration === "composition") return t("billing.document.composition");
  if (title !== "taxInvoice" || customer.country === home) return "";
  return t(Number(igst) > 0 ? "billing.document.exportTaxed" : "billing.document.exportUntaxed");
}
