import fc from "fast-check";
import { creditGst, creditTax, leftOf } from "@/lib/contract/billing/credit";
import {
  type GstAmounts,
  gstColumns,
  gstInvoice,
  places,
  pricings,
  type TaxAmounts,
  taxAmounts,
  taxColumns,
} from "@/lib/contract/billing/tax";

const many = { numRuns: 1_000, seed: 1 };
const sums = fc.oneof(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 10_000_000_000 }));
const priced = {
  sum: sums,
  pricing: fc.constantFrom(...pricings),
  rate: fc.oneof(fc.constantFrom(0, 500, 1800, 4000), fc.integer({ min: 0, max: 9_999 })),
};
const gstInvoices = fc
  .record({ ...priced, place: fc.constantFrom(...places), registration: fc.constant("regular" as const) })
  .map(gstInvoice);
const otherInvoices = fc.record(priced).map(taxAmounts);

/** Each a share of what is left, in millionths; small ones come to one minor unit. */
const shares = fc.array(fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 1_000_000 })), { maxLength: 40 });

/** Notes for such parts, and a last one for the rest. */
function creditAll<Amounts extends { total: number }>(
  { total }: Amounts,
  shares: number[],
  credit: (notes: Amounts[], part: number) => Amounts,
): Amounts[] {
  const notes: Amounts[] = [];
  let left = total;
  for (const share of [...shares, 1_000_000]) {
    if (left === 0) break;
    const part = Number((BigInt(left) * BigInt(share)) / 1_000_000n) || 1;
    notes.push(credit(notes, part));
    left -= part;
  }
  return notes;
}

test("a half of an invoice, a third of it, and the rest", () => {
  const invoice = { taxable: 50_762, cgst: 4_569, sgst: 4_569, igst: 0, total: 59_900 };
  // What stays of each half of the tax: 4569 × 29950 / 59900 = 2284.5, 4569 × 9983 / 59900 = 761.47…
  const half = { taxable: 25_382, cgst: 2_284, sgst: 2_284, igst: 0, total: 29_950 };
  expect(creditGst(invoice, [], 29_950)).toEqual(half);
  const third = { taxable: 16_919, cgst: 1_524, sgst: 1_524, igst: 0, total: 19_967 };
  expect(creditGst(invoice, [half], 19_967)).toEqual(third);
  expect(leftOf(gstColumns, invoice, [half, third])).toEqual(creditGst(invoice, [half, third], 9_983));
  expect(creditGst(invoice, [half, third], 9_983)).toEqual({
    taxable: 8_461,
    cgst: 761,
    sgst: 761,
    igst: 0,
    total: 9_983,
  });
});

test("a note for all of an invoice is the invoice", () => {
  const { document, ...invoice } = gstInvoice({
    ...{ sum: 59_900, pricing: "inclusive", rate: 1800, registration: "regular", place: "otherState" },
  });
  expect(document).toBe("taxInvoice");
  expect(creditGst(invoice, [], 59_900)).toEqual(invoice);
});

test("in India, notes for any parts take each column to nought and never below", () => {
  fc.assert(
    fc.property(gstInvoices, shares, (invoice, shares) => {
      const notes = creditAll<GstAmounts>(invoice, shares, (notes, part) => creditGst(invoice, notes, part));
      for (const { taxable, cgst, sgst, igst, total } of notes) {
        expect(Math.min(taxable, cgst, sgst, igst)).toBeGreaterThanOrEqual(0);
        expect(taxable + cgst + sgst + igst).toBe(total);
      }
      expect(Object.values(leftOf(gstColumns, invoice, notes))).toEqual([0, 0, 0, 0, 0]);
    }),
    many,
  );
});

test("elsewhere they do, too", () => {
  fc.assert(
    fc.property(otherInvoices, shares, (invoice, shares) => {
      const notes = creditAll<TaxAmounts>(invoice, shares, (notes, part) => creditTax(invoice, notes, part));
      for (const { taxable, tax, total } of notes) {
        expect(Math.min(taxable, tax)).toBeGreaterThanOrEqual(0);
        expect(taxable + tax).toBe(total);
      }
      expect(Object.values(leftOf(taxColumns, invoice, notes))).toEqual([0, 0, 0]);
    }),
    many,
  );
});

test("no note for more than a single paisa has unequal halves, or is a paisa off the invoice's share", () => {
  const few = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { maxLength: 6 });
  fc.assert(
    fc.property(gstInvoices, few, (invoice, shares) => {
      const notes = creditAll<GstAmounts>(invoice, shares, (notes, part) => creditGst(invoice, notes, part));
      fc.pre(notes.every(({ total }) => total > 1));
      for (const { cgst, sgst, igst, total } of notes) {
        expect(cgst).toBe(sgst);
        for (const tax of ["cgst", "igst"] as const) {
          // |tax − invoice's × total / invoice's total| ≤ 1
          const exact = BigInt(invoice[tax]) * BigInt(total);
          const off = BigInt({ cgst, igst }[tax]) * BigInt(invoice.total) - exact;
          expect(off <= BigInt(invoice.total) && -off <= BigInt(invoice.total)).toBe(true);
        }
      }
    }),
    many,
  );
});

test("paisa by paisa the tax goes in single ones", () => {
  const invoice = { taxable: 5, cgst: 1, sgst: 1, igst: 0, total: 7 };
  const notes = creditAll<GstAmounts>(invoice, Array(7).fill(0), (notes, part) => creditGst(invoice, notes, part));
  expect(notes.map(({ taxable, cgst, sgst }) => [taxable, cgst, sgst].join(""))).toEqual(
    "100 100 100 010 001 100 100".split(" "),
  );
});

test.each([0, -1, 0.5, Number.NaN, 101])("%d of 100 cannot be given back", (part) => {
  const invoice = { taxable: 85, tax: 15, total: 100 };
  expect(() => creditTax(invoice, [], part)).toThrow(RangeError);
});

test("no more than what earlier notes leave can be given back", () => {
  const invoice = { taxable: 85, tax: 15, total: 100 };
  expect(() => creditTax(invoice, [creditTax(invoice, [], 60)], 41)).toThrow(RangeError);
});
