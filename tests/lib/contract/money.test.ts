import { sumOf } from "@/lib/contract/money";

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
