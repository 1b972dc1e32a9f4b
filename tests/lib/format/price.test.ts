import { parseEnv } from "@/lib/env";
import { currencySign } from "@/lib/format/currency";
import { formatPrice } from "@/lib/format/price";

test.each([
  ["24.00", "USD", "$24.00"],
  ["1299.50", "USD", "$1,299.50"],
  ["150000.00", "INR", "₹1,50,000"],
  ["24.50", "INR", "₹24.50"],
  ["0.00", "INR", "₹0"],
  ["24.00", "EUR", "€24.00"],
  ["9999999999.99", "USD", "$9,99,99,99,999.99"],
  ["24.00", "JPY", "¥24"],
  ["24.50", "JPY", "¥24.50"],
  ["1.25", "OMR", "OMR\u00a01.250"],
  ["0.50", "OMR", "OMR\u00a00.500"],
  ["0.75", "KWD", "KWD\u00a00.750"],
  ["24.00", "BHD", "BHD\u00a024.000"],
  ["1.255", "TND", "TND\u00a01.255"],
  ["1.255", "INR", "₹1.255"],
  ["9990000000890.215", "JOD", "JOD\u00a099,90,00,00,00,890.215"],
])("%s in %s is %s", (price, currency, text) => expect(formatPrice(price, currency)).toBe(text));

test("a currency without a sign of its own is written by its code", () => {
  expect([currencySign("INR"), currencySign("CHF")]).toEqual(["₹", "CHF"]);
});

test("a wrong currency stops the start and is named", () => {
  for (const CURRENCY of ["rupees", "inr", "XYZ"])
    expect(() => parseEnv({ CURRENCY })).toThrow(/^CURRENCY: .+USD or INR$/);
});
