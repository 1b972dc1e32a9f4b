import fc from "fast-check";
import { gstInvoice, places, pricings, registrations, taxAmounts } from "@/lib/contract/billing/tax";

const atHome = { rate: 1800, registration: "regular", place: "sameState" } as const;
const many = { numRuns: 5_000, seed: 1 };

const sums = fc.oneof(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 10_000_000_000 }));
const rates = fc.oneof(fc.constantFrom(0, 25, 300, 500, 1200, 1800, 2800, 4000), fc.integer({ min: 0, max: 9_999 }));
const supplies = fc.record({
  sum: sums,
  pricing: fc.constantFrom(...pricings),
  rate: rates,
  registration: fc.constantFrom(...registrations),
  place: fc.constantFrom(...places),
  isZeroRated: fc.boolean(),
});

/** Whether a whole number is `numerator` / `denominator` to the nearest, a half upwards; told without a division. */
function expectNearest(rounded: number, numerator: bigint, denominator: bigint) {
  const off = 2n * (BigInt(rounded) * denominator - numerator);
  expect(off > -denominator && off <= denominator).toBe(true);
}

// A half is sum × 1800 / (2 × 11800) of an inclusive price, and sum × 1800 / 20000 beside an exclusive one.
test.each([
  // 59900 × 1800 / 23600 = 4568.64; 59900 − 2 × 4569 = 50762
  ["inclusive", 59_900, { taxable: 50_762, cgst: 4_569, sgst: 4_569, total: 59_900 }],
  // 59900 × 0.09 = 5391
  ["exclusive", 59_900, { taxable: 59_900, cgst: 5_391, sgst: 5_391, total: 70_682 }],
  ["inclusive", 11_800, { taxable: 10_000, cgst: 900, sgst: 900, total: 11_800 }],
  ["inclusive", 0, { taxable: 0, cgst: 0, sgst: 0, total: 0 }],
  ["exclusive", 0, { taxable: 0, cgst: 0, sgst: 0, total: 0 }],
  ["inclusive", 1, { taxable: 1, cgst: 0, sgst: 0, total: 1 }],
  ["exclusive", 1, { taxable: 1, cgst: 0, sgst: 0, total: 1 }],
  // 6 × 0.0762… = 0.457…; 7 × 0.0762… = 0.533…
  ["inclusive", 6, { taxable: 6, cgst: 0, sgst: 0, total: 6 }],
  ["inclusive", 7, { taxable: 5, cgst: 1, sgst: 1, total: 7 }],
  // 50 × 0.09 = 4.5, and a half goes upwards
  ["exclusive", 50, { taxable: 50, cgst: 5, sgst: 5, total: 60 }],
  // 99999999 × 1800 / 23600 = 7627118.5677…
  ["inclusive", 99_999_999, { taxable: 84_745_761, cgst: 7_627_119, sgst: 7_627_119, total: 99_999_999 }],
  // 99999999 × 0.09 = 8999999.91
  ["exclusive", 99_999_999, { taxable: 99_999_999, cgst: 9_000_000, sgst: 9_000_000, total: 117_999_999 }],
] as const)("within the state, %s prices of %d paise at 18 %%", (pricing, sum, amounts) => {
  expect(gstInvoice({ ...atHome, pricing, sum })).toEqual({ document: "taxInvoice", igst: 0, ...amounts });
});

test.each([
  // 59900 × 1800 / 11800 = 9137.288…
  ["otherState", false, "inclusive", { taxable: 50_763, igst: 9_137, total: 59_900 }],
  ["abroad", false, "inclusive", { taxable: 50_763, igst: 9_137, total: 59_900 }],
  ["abroad", true, "inclusive", { taxable: 59_900, igst: 0, total: 59_900 }],
  ["otherState", false, "exclusive", { taxable: 59_900, igst: 10_782, total: 70_682 }],
  ["abroad", true, "exclusive", { taxable: 59_900, igst: 0, total: 59_900 }],
  // A letter of undertaking is for exports alone.
  ["otherState", true, "inclusive", { taxable: 50_763, igst: 9_137, total: 59_900 }],
] as const)("%s, zero-rated %s, %s prices", (place, isZeroRated, pricing, amounts) => {
  const invoice = gstInvoice({ ...atHome, sum: 59_900, pricing, place, isZeroRated });
  expect(invoice).toEqual({ document: "taxInvoice", cgst: 0, sgst: 0, ...amounts });
});

test.each([
  ["unregistered", "invoice"],
  ["composition", "billOfSupply"],
] as const)("who is %s issues %s, without tax", (registration, document) => {
  for (const pricing of pricings)
    for (const place of places)
      expect(gstInvoice({ ...atHome, sum: 59_900, registration, pricing, place })).toEqual({
        document,
        taxable: 59_900,
        cgst: 0,
        sgst: 0,
        igst: 0,
        total: 59_900,
      });
});

test("amounts are whole, add up, and keep the price", () => {
  fc.assert(
    fc.property(supplies, (supply) => {
      const { taxable, cgst, sgst, igst, total } = gstInvoice(supply);
      const amounts = [taxable, cgst, sgst, igst, total];
      expect(amounts.filter((amount) => !Number.isSafeInteger(amount) || amount < 0)).toEqual([]);
      expect(taxable + cgst + sgst + igst).toBe(total);
      expect(supply.pricing === "inclusive" ? total : taxable).toBe(supply.sum);
      expect(cgst).toBe(sgst);
      expect(igst === 0 || cgst === 0).toBe(true);
    }),
    many,
  );
});

test("each tax is the nearest whole to its exact share", () => {
  fc.assert(
    fc.property(supplies, (supply) => {
      const { cgst, igst } = gstInvoice({ ...supply, registration: "regular", isZeroRated: false });
      const of = supply.pricing === "inclusive" ? 10_000 + supply.rate : 10_000;
      const [tax, parts] = supply.place === "sameState" ? [cgst, 2] : [igst, 1];
      expectNearest(tax, BigInt(supply.sum) * BigInt(supply.rate), BigInt(of * parts));
    }),
    many,
  );
});

test("elsewhere there is one tax, reckoned as one", () => {
  // 11900 × 1900 / 11900
  expect(taxAmounts({ sum: 11_900, pricing: "inclusive", rate: 1900 })).toEqual({
    taxable: 10_000,
    tax: 1_900,
    total: 11_900,
  });
  fc.assert(
    fc.property(supplies, (supply) => {
      const { taxable, igst, total } = gstInvoice({ ...supply, registration: "regular", place: "otherState" });
      expect(taxAmounts(supply)).toEqual({ taxable, tax: igst, total });
    }),
    many,
  );
});

test.each([-1, 0.5, Number.NaN, 2 ** 53, Number.POSITIVE_INFINITY])("%d is no sum", (sum) => {
  for (const pricing of pricings)
    for (const registration of registrations)
      expect(() => gstInvoice({ ...atHome, sum, pricing, registration })).toThrow(RangeError);
});

test("a total that a number cannot hold is refused", () => {
  const sum = Number.MAX_SAFE_INTEGER;
  expect(taxAmounts({ sum, pricing: "inclusive", rate: 0 }).total).toBe(sum);
  expect(() => taxAmounts({ sum, pricing: "exclusive", rate: 1800 })).toThrow(RangeError);
});

test.each([-1, 10_000, 17.5, Number.NaN])("%d is no rate", (rate) => {
  expect(() => taxAmounts({ sum: 100, pricing: "inclusive", rate })).toThrow(RangeError);
});
