import type { Cell } from "../csv";
import { fromMinor } from "./amounts";
import { home, type Party } from "./party";
import { isStateCode, stateName } from "./states";

/**
 * The sheets of GSTR-1 as GSTN's offline tool has them: `b2b` registered customers, `b2cl` large invoices for those of other
 * states who are not, `b2cs` all others, one row for each place and rate, less credit notes; `cdnr` and `cdnur` credit notes
 * for the first two.
 */
export const gstSheets = ["b2b", "b2cl", "b2cs", "cdnr", "cdnur"] as const;
export type GstSheet = (typeof gstSheets)[number];

/** In paise, and hundredths of a percent. `invoice_total` is that of a credit note's invoice. */
export type GstDocument = {
  kind: "invoice" | "creditNote";
  title: string;
  number: string;
  issued_on: string;
  seller: Pick<Party, "state">;
  customer: Pick<Party, "name" | "country" | "gstin">;
  place_of_supply: string;
  currency: string;
  rate: number;
  is_reverse_charge: boolean;
  taxable: number;
  total: number;
  invoice_total: number | null;
};

/** An invoice for another state above this is listed by itself, in paise. */
const largest = 1_00_000_00;

/** The sheet on which a document stands; null for one that is in none of them: no tax invoice, or an export. */
export function sheetOf(document: GstDocument): GstSheet | null {
  const { kind, title, seller, customer, place_of_supply: place, currency, total, invoice_total } = document;
  if (title !== "taxInvoice" || currency !== "INR" || customer.country !== home) return null;
  const isNote = kind === "creditNote";
  if (customer.gstin !== "") return isNote ? "cdnr" : "b2b";
  if (place === seller.state || (invoice_total ?? total) <= largest) return "b2cs";
  return isNote ? "cdnur" : "b2cl";
}

/** With the row of headings; amounts are numbers, since some are below nought. */
export function writeSheet(sheet: GstSheet, documents: readonly GstDocument[]): Cell[][] {
  const own = documents.filter((document) => sheetOf(document) === sheet);
  if (sheet === "b2cs") return [consumerHeadings, ...sumByPlace(own)];
  const columns = columnsOf[sheet];
  return [columns.map(([heading]) => heading), ...own.map((document) => columns.map(([, write]) => write(document)))];
}

type Column = [heading: string, write: (document: GstDocument) => Cell];

const number = ({ number }: GstDocument) => number;
const day = ({ issued_on }: GstDocument) => writeDay(issued_on);
const value = ({ total }: GstDocument) => inRupees(total);
const nothing = () => "";

const recipient: Column[] = [
  ["GSTIN/UIN of Recipient", ({ customer }) => customer.gstin],
  ["Receiver Name", ({ customer }) => customer.name],
];
const place: Column = ["Place Of Supply", ({ place_of_supply }) => writePlace(place_of_supply)];
const reverseCharge: Column = ["Reverse Charge", ({ is_reverse_charge }) => (is_reverse_charge ? "Y" : "N")];
const supply = "Regular B2B";
const tax: Column[] = [
  ["Applicable % of Tax Rate", nothing],
  ["Rate", ({ rate }) => rate / 100],
  ["Taxable Value", ({ taxable }) => inRupees(taxable)],
  ["Cess Amount", nothing],
];
const platform: Column = ["E-Commerce GSTIN", nothing];

const columnsOf: Record<Exclude<GstSheet, "b2cs">, Column[]> = {
  b2b: [
    ...recipient,
    ["Invoice Number", number],
    ["Invoice date", day],
    ["Invoice Value", value],
    place,
    reverseCharge,
    ...tax.slice(0, 1),
    ["Invoice Type", () => supply],
    platform,
    ...tax.slice(1),
  ],
  b2cl: [["Invoice Number", number], ["Invoice date", day], ["Invoice Value", value], place, ...tax, platform],
  cdnr: [
    ...recipient,
    ["Note Number", number],
    ["Note Date", day],
    ["Note Type", () => "C"],
    place,
    reverseCharge,
    ["Note Supply Type", () => supply],
    ["Note Value", value],
    ...tax,
  ],
  cdnur: [
    ["UR Type", () => "B2CL"],
    ["Note Number", number],
    ["Note Date", day],
    ["Note Type", () => "C"],
    place,
    ["Note Value", value],
    ...tax,
  ],
};

const consumerHeadings = ["Type", place[0], ...tax.map(([heading]) => heading), platform[0]];

function sumByPlace(documents: readonly GstDocument[]): Cell[][] {
  const sums = new Map<string, { place: string; rate: number; taxable: number }>();
  for (const { kind, place_of_supply: place, rate, taxable } of documents) {
    const key = `${place} ${rate}`;
    const sum = sums.get(key) ?? { place, rate, taxable: 0 };
    sums.set(key, { ...sum, taxable: sum.taxable + (kind === "creditNote" ? -taxable : taxable) });
  }
  const rows = [...sums.values()].toSorted((a, b) => a.place.localeCompare(b.place) || a.rate - b.rate);
  return rows.map(({ place, rate, taxable }) => ["OE", writePlace(place), "", rate / 100, inRupees(taxable), "", ""]);
}

function writePlace(code: string): string {
  return isStateCode(code) ? `${code}-${stateName(code).replaceAll(" and ", " & ")}` : code;
}

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** 28-Nov-2026. */
function writeDay(day: string): string {
  const [year, month, date] = day.split("-");
  return `${date}-${months[Number(month) - 1]}-${year}`;
}

function inRupees(paise: number): number {
  return Math.sign(paise) * Number(fromMinor(Math.abs(paise), "INR"));
}
