import { creditGst, creditTax } from "./credit";
import { home, type Party } from "./party";
import { gstInvoice, type Place, type Pricing, type Registration, taxAmounts } from "./tax";

/** What an invoice says of a sum, by the terms of its day; in minor units, rates in hundredths of a percent. */

type Terms = Pick<Party, "country" | "state"> & {
  registration: Registration;
  rate: number;
  is_zero_rated: boolean;
  is_reverse_charge: boolean;
};
type Customer = Pick<Party, "country" | "state">;

export const amountColumns = ["taxable", "cgst", "sgst", "igst", "tax", "total"] as const;
/** `tax` is that of other countries than India. */
export type Amounts = Record<(typeof amountColumns)[number], number>;

/** Tax that the customer pays by itself (reverse charge) is in no sum. */
export function reckon(terms: Terms, customer: Customer, priced: { sum: number; pricing: Pricing }) {
  const { country, registration, is_zero_rated, is_reverse_charge } = terms;
  const charged = { ...priced, rate: is_reverse_charge ? 0 : terms.rate };
  if (country !== home) return { title: "invoice" as const, cgst: 0, sgst: 0, igst: 0, ...taxAmounts(charged) };
  const place = placeOf(terms, customer);
  const { document, ...amounts } = gstInvoice({ ...charged, registration, place, isZeroRated: is_zero_rated });
  return { title: document, tax: 0, ...amounts };
}

/** Of a part of an invoice's total, beside its earlier notes. @throws RangeError for more than is left */
export function reckonNote(country: string, invoice: Amounts, notes: readonly Amounts[], part: number): Amounts {
  return country === home
    ? { ...creditGst(invoice, notes, part), tax: 0 }
    : { ...creditTax(invoice, notes, part), cgst: 0, sgst: 0, igst: 0 };
}

/** The state of who buys, or its country. */
export function placeOfSupply({ country, state }: Customer): string {
  return country === home ? state : country;
}

function placeOf(seller: Customer, customer: Customer): Place {
  if (customer.country !== home) return "abroad";
  return customer.state === seller.state ? "sameState" : "otherState";
}
