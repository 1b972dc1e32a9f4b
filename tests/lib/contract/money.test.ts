import { decimalsOf, hasDecimals, sumOf, typedPrice } from "@/lib/contract/money";

test.each([
  [[], "0.00"],
  [[{ price: null, quantity: 3 }], "0.00"],
  [[{ price: "0.05", quantity: 1 }], "0.05"],
  [[{ price: "0.10", quantity: 3 }], "0.30"],
  [[{ price: "1.25", quantity: 1 }], "1.25"],
  [[{ price: "0.125", quantity: 3 }], "0.375"],
  [
    [
      { price: "0.105", quantity: 1 },
      { price: "0.50", quantity: 1 },
      { price: "0.395", quantity: 1 },
    ],
    "1.00",
  ],
  [[{ price: "9999999999.999", quantity: 999 }], "9989999999999.001"],
  [
    [
      { price: "450.10", quantity: 2 },
      { price: null, quantity: 1 },
      { price: "9999999999.99", quantity: 999 },
    ],
    "9990000000890.21",
  ],
])("%j come to %s", (lines, sum) => {
  expect(sumOf(lines)).toBe(sum);
});

test.each([
  ["JPY", 0],
  ["KRW", 0],
  ["INR", 2],
  ["KWD", 3],
  [null, 2],
])("prices in %s have %d decimals", (currency, decimals) => expect(decimalsOf(currency)).toBe(decimals));

test.each(Intl.supportedValuesOf("currency").filter((code) => decimalsOf(code) !== 2))(
  "%s is no currency of two decimals for browsers either",
  (currency) => {
    const { maximumFractionDigits } = new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions();
    // The Iraqi dinar has three by ISO 4217, but none in daily life.
    expect(currency === "IQD" ? 3 : maximumFractionDigits).toBe(decimalsOf(currency));
  },
);

test("zeros at its end make no price more exact", () => {
  expect([hasDecimals("450.00", 0), hasDecimals("450.50", 0), hasDecimals("450.120", 2)]).toEqual([true, false, true]);
});

test("a price is typed as its currency has it", () => {
  expect([typedPrice("450.00", "JPY"), typedPrice("24.50", "JPY"), typedPrice("450.00", "INR")]).toEqual([
    "450",
    "24.50",
    "450.00",
  ]);
});
