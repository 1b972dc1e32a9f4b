import fc from "fast-check";
import { type GstDocument, gstSheets, sheetOf, writeSheet } from "@/lib/contract/billing/gst-return";

const registered = { name: "Lamps & Sons", country: "IN", gstin: "27AAPFU0939F1ZV" };
const consumer = { name: "Asha", country: "IN", gstin: "" };
let count = 0;

/** An invoice of ₹500 and 18 %, for another state. */
function build(change: Partial<GstDocument> = {}): GstDocument {
  count++;
  return {
    ...{ kind: "invoice", title: "taxInvoice", number: `NK/26-27/0000${count}`, issued_on: "2026-11-05" },
    ...{ seller: { state: "29" }, customer: consumer, place_of_supply: "27", currency: "INR", rate: 1800 },
    ...{ is_reverse_charge: false, taxable: 50_000, total: 59_000, invoice_total: null },
    ...change,
  };
}

beforeEach(() => {
  count = 0;
});

/** ₹1,18,000.00 and one paisa more than a lakh. */
const large = { taxable: 1_00_000_00, total: 1_18_000_00 };

const month: GstDocument[] = [
  build({ customer: registered }),
  build({ customer: { ...registered, gstin: "29AAGCB7383J1Z4" }, place_of_supply: "29", is_reverse_charge: true }),
  build(large),
  build({ ...large, place_of_supply: "29" }),
  build(),
  build({ rate: 500, taxable: 20_001, total: 21_001 }),
  build({ kind: "creditNote", customer: registered, taxable: 10_000, total: 11_800, invoice_total: 59_000 }),
  build({ kind: "creditNote", taxable: 10_000, total: 11_800, invoice_total: 1_18_000_00 }),
  build({ kind: "creditNote", taxable: 12_345, total: 14_567, invoice_total: 59_000 }),
];

test("registered customers stand one by one", () => {
  expect(writeSheet("b2b", month)).toEqual([
    [
      ...["GSTIN/UIN of Recipient", "Receiver Name", "Invoice Number", "Invoice date", "Invoice Value"],
      ...["Place Of Supply", "Reverse Charge", "Applicable % of Tax Rate", "Invoice Type", "E-Commerce GSTIN"],
      ...["Rate", "Taxable Value", "Cess Amount"],
    ],
    [
      ...["27AAPFU0939F1ZV", "Lamps & Sons", "NK/26-27/00001", "05-Nov-2026", 590, "27-Maharashtra", "N", ""],
      ...["Regular B2B", "", 18, 500, ""],
    ],
    [
      ...["29AAGCB7383J1Z4", "Lamps & Sons", "NK/26-27/00002", "05-Nov-2026", 590, "29-Karnataka", "Y", ""],
      ...["Regular B2B", "", 18, 500, ""],
    ],
  ]);
});

test("large invoices for other states stand by themselves", () => {
  expect(writeSheet("b2cl", month)).toEqual([
    [
      ...["Invoice Number", "Invoice date", "Invoice Value", "Place Of Supply", "Applicable % of Tax Rate", "Rate"],
      ...["Taxable Value", "Cess Amount", "E-Commerce GSTIN"],
    ],
    ["NK/26-27/00003", "05-Nov-2026", 118_000, "27-Maharashtra", "", 18, 100_000, "", ""],
  ]);
});

test("all other customers are summed by place and rate, less credit notes", () => {
  expect(writeSheet("b2cs", month)).toEqual([
    [
      ...["Type", "Place Of Supply", "Applicable % of Tax Rate", "Rate", "Taxable Value", "Cess Amount"],
      "E-Commerce GSTIN",
    ],
    ["OE", "27-Maharashtra", "", 5, 200.01, "", ""],
    // 500.00 − 123.45
    ["OE", "27-Maharashtra", "", 18, 376.55, "", ""],
    ["OE", "29-Karnataka", "", 18, 100_000, "", ""],
  ]);
});

test("a month of credit notes alone is below nought", () => {
  const note = build({ kind: "creditNote", taxable: 5, total: 6, invoice_total: 59_000 });
  expect(writeSheet("b2cs", [note])[1]).toEqual(["OE", "27-Maharashtra", "", 18, -0.05, "", ""]);
});

test("credit notes stand on the sheet for those whose invoice stood by itself", () => {
  expect(writeSheet("cdnr", month)).toEqual([
    [
      ...["GSTIN/UIN of Recipient", "Receiver Name", "Note Number", "Note Date", "Note Type", "Place Of Supply"],
      ...["Reverse Charge", "Note Supply Type", "Note Value", "Applicable % of Tax Rate", "Rate", "Taxable Value"],
      "Cess Amount",
    ],
    [
      ...["27AAPFU0939F1ZV", "Lamps & Sons", "NK/26-27/00007", "05-Nov-2026", "C", "27-Maharashtra", "N"],
      ...["Regular B2B", 118, "", 18, 100, ""],
    ],
  ]);
  expect(writeSheet("cdnur", month)).toEqual([
    [
      ...["UR Type", "Note Number", "Note Date", "Note Type", "Place Of Supply", "Note Value"],
      ...["Applicable % of Tax Rate", "Rate", "Taxable Value", "Cess Amount"],
    ],
    ["B2CL", "NK/26-27/00008", "05-Nov-2026", "C", "27-Maharashtra", 118, "", 18, 100, ""],
  ]);
});

test.each([
  ["a lakh is not large yet", { total: 1_00_000_00 }, "b2cs"],
  ["a paisa more is", { total: 1_00_000_01 }, "b2cl"],
  ["within the state nothing is", { total: 1_00_000_01, place_of_supply: "29" }, "b2cs"],
  ["bills of supply are none of them", { title: "billOfSupply" }, null],
  ["nor are invoices of who is not registered", { title: "invoice" }, null],
  ["exports", { customer: { ...consumer, country: "AE" }, place_of_supply: "AE" }, null],
  ["and other currencies", { currency: "USD" }, null],
])("%s", (_, change, sheet) => {
  expect(sheetOf(build(change))).toBe(sheet);
});

test("names of places are GSTN's", () => {
  const [, row] = writeSheet("b2cs", [build({ place_of_supply: "26" })]);
  expect(row?.[1]).toBe("26-Dadra & Nagar Haveli & Daman & Diu");
});

test("whatever a month holds, each taxable paisa of its tax invoices is on one sheet", () => {
  const documents = fc.array(
    fc.record({
      kind: fc.constantFrom("invoice" as const, "creditNote" as const),
      customer: fc.constantFrom(registered, consumer),
      place_of_supply: fc.constantFrom("27", "29", "07"),
      rate: fc.constantFrom(500, 1800),
      taxable: fc.integer({ min: 1, max: 2_00_000_00 }),
      invoice_total: fc.integer({ min: 1, max: 2_00_000_00 }),
    }),
    { maxLength: 40 },
  );
  fc.assert(
    fc.property(documents, (changes) => {
      const all = changes.map((change) =>
        build({ ...change, total: change.taxable, ...(change.kind === "invoice" && { invoice_total: null }) }),
      );
      const sums = gstSheets.map((sheet) => {
        const [headings = [], ...rows] = writeSheet(sheet, all);
        const column = headings.indexOf("Taxable Value");
        const sum = rows.reduce((paise, row) => paise + Math.round(Number(row[column]) * 100), 0);
        return sheet.startsWith("cdn") ? -sum : sum;
      });
      const expected = all.reduce((sum, { kind, taxable }) => sum + (kind === "invoice" ? taxable : -taxable), 0);
      expect(sums.reduce((sum, one) => sum + one, 0)).toBe(expected);
    }),
  );
});
