import fc from "fast-check";
import { financialYearName, financialYearOf, readNumber, writeNumber } from "@/lib/contract/billing/numbers";

test.each([
  ["2026-11-28", 2026, "26-27"],
  ["2026-03-31", 2025, "25-26"],
  ["2026-04-01", 2026, "26-27"],
  ["2027-01-01", 2026, "26-27"],
  ["2028-02-29", 2027, "27-28"],
  ["2009-12-31", 2009, "09-10"],
  ["2100-03-31", 2099, "99-00"],
])("%s is in the financial year from %d, %s", (day, year, name) => {
  expect(financialYearOf(day)).toBe(year);
  expect(financialYearName(year)).toBe(name);
});

test.each([
  ["NK/26-27/00001", { series: "NK", year: 2026, count: 1 }],
  ["NKC/26-27/00012", { series: "NKC", year: 2026, count: 12 }],
  ["7/09-10/99999", { series: "7", year: 2009, count: 99_999 }],
  ["NK/99-00/100000", { series: "NK", year: 2099, count: 100_000 }],
  // Sixteen characters.
  ["NK/26-27/9999999", { series: "NK", year: 2026, count: 9_999_999 }],
  ["NKC/26-27/999999", { series: "NKC", year: 2026, count: 999_999 }],
  ["N/26-27/99999999", { series: "N", year: 2026, count: 99_999_999 }],
])("%s is written and read", (text, number) => {
  expect(writeNumber(number)).toBe(text);
  expect(readNumber(text)).toEqual(number);
});

test.each([
  ["NK", 2026, 10_000_000],
  ["NKC", 2026, 1_000_000],
  ["NK", 2026, 0],
  ["NK", 2026, -1],
  ["NK", 2026, 1.5],
  ["", 2026, 1],
  ["NKCX", 2026, 1],
  ["nk", 2026, 1],
  ["N-K", 2026, 1],
  ["एन", 2026, 1],
  ["NK", 1999, 1],
  ["NK", 2100, 1],
])("series %j, year %d and count %d make no number", (series, year, count) => {
  expect(() => writeNumber({ series, year, count })).toThrow(RangeError);
});

test.each([" nk/26–27/00001 ", "NK / 26-27 / 00001", "NK/२६-२७/००००१", "\u200eNK/26-27/00001"])(
  "%j is read however it was typed",
  (text) => expect(readNumber(text)).toEqual({ series: "NK", year: 2026, count: 1 }),
);

test.each([
  "",
  "NK",
  "NK/26-28/00001",
  "NK/2026-27/00001",
  "NK/26-27/00000",
  "NK/26-27/0001",
  "NK/26-27/000001",
  "NK/26-27/10000000",
  "NKCX/26-27/00001",
  "NK/26-27/00001/2",
])("%j is no number", (text) => expect(readNumber(text)).toBeNull());

test("what is written has at most 16 permitted characters, and is read back", () => {
  const parts = fc.record({
    series: fc.stringMatching(/^[A-Z0-9]{1,3}$/),
    year: fc.integer({ min: 2000, max: 2099 }),
    count: fc.integer({ min: 1, max: 999_999 }),
  });
  fc.assert(
    fc.property(parts, (number) => {
      const text = writeNumber(number);
      expect(text).toMatch(/^[A-Z\d/-]{1,16}$/);
      expect(readNumber(text)).toEqual(number);
    }),
    { numRuns: 3_000, seed: 1 },
  );
});
