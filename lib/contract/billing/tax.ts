import { shareOf } from "../money";

/**
 * What an invoice of a sum says. Amounts are whole minor units (paise); rates are hundredths of a percent, 1800 for 18 %, and
 * below 100 %.
 */

/** Whether prices have the tax in them, or it is added. */
export const pricings = ["inclusive", "exclusive"] as const;
export type Pricing = (typeof pricings)[number];

/** How an operator in India is registered for its tax on goods and services (GST). */
export const registrations = ["unregistered", "composition", "regular"] as const;
export type Registration = (typeof registrations)[number];

/** Where the client is, seen from the operator. */
export const places = ["sameState", "otherState", "abroad"] as const;
export type Place = (typeof places)[number];

type Priced = { sum: number; pricing: Pricing; rate: number };

export const taxColumns = ["taxable", "tax", "total"] as const;
export type TaxAmounts = Record<(typeof taxColumns)[number], number>;

/**
 * The amounts of an invoice where there is one tax. The total of an inclusive price is that price.
 * @throws RangeError for a sum or rate that is none, and for a total past what a number holds exactly.
 */
export function taxAmounts(priced: Priced): TaxAmounts {
  const tax = taxIn(priced);
  return { tax, ...around(priced, tax) };
}

export const gstColumns = ["taxable", "cgst", "sgst", "igst", "total"] as const;
export type GstAmounts = Record<(typeof gstColumns)[number], number>;

/** What each may issue: a tax invoice by rule 46 of the CGST Rules, a bill of supply by rule 49. */
const documents = { unregistered: "invoice", composition: "billOfSupply", regular: "taxInvoice" } as const;

/** `isZeroRated`: the operator exports under a letter of undertaking, without tax; at home it changes nothing. */
type Supply = Priced & { registration: Registration; place: Place; isZeroRated?: boolean };

/**
 * An invoice in India. Only who is registered regularly has tax in it: within the state two equal halves, CGST and SGST (of
 * some union territories UTGST), else IGST. The total of an inclusive price is that price.
 * @throws RangeError as `taxAmounts`.
 */
export function gstInvoice({ registration, place, isZeroRated = false, ...priced }: Supply) {
  const isTaxed = registration === "regular" && !(place === "abroad" && isZeroRated);
  const half = isTaxed && place === "sameState" ? taxIn(priced, 2) : 0;
  const igst = isTaxed && place !== "sameState" ? taxIn(priced) : 0;
  const { taxable, total } = around(priced, half + half + igst);
  return { document: documents[registration], taxable, cgst: half, sgst: half, igst, total };
}

const whole = 10_000;

/** One of so many equal parts of the tax; each is rounded by itself. */
function taxIn({ sum, pricing, rate }: Priced, parts = 1): number {
  if (!(rate >= 0 && rate < whole)) throw new RangeError(`no rate of a tax: ${rate}`);
  return shareOf(sum, rate, parts * (pricing === "inclusive" ? whole + rate : whole));
}

function around({ sum, pricing }: Priced, tax: number): { taxable: number; total: number } {
  const [taxable, total] = pricing === "inclusive" ? [sum - tax, sum] : [sum, sum + tax];
  if (sum < 0 || !Number.isSafeInteger(total)) throw new RangeError(`no sum of an invoice: ${sum}`);
  return { taxable, total };
}
