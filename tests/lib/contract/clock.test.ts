import fc from "fast-check";
import { dayAfter, dayOf, daysBetween, monthAfter } from "@/lib/contract/clock";

const everyDay = fc.date({ min: new Date("2000-01-01"), max: new Date("2150-12-31"), noInvalidDate: true }).map(dayOf);

test.each([
  ["2026-01-31", 1, "2026-02-28"],
  ["2028-01-31", 1, "2028-02-29"],
  ["2026-01-31", 2, "2026-03-31"],
  ["2026-01-31", 3, "2026-04-30"],
  ["2026-12-31", 2, "2027-02-28"],
  ["2024-02-29", 12, "2025-02-28"],
  ["2024-02-29", 48, "2028-02-29"],
  // A century that is no leap year.
  ["2096-02-29", 48, "2100-02-28"],
  ["2026-11-28", 0, "2026-11-28"],
  ["2026-11-28", 12, "2027-11-28"],
  ["2026-03-31", -1, "2026-02-28"],
  ["2026-01-15", -13, "2024-12-15"],
])("%s and %d months is %s", (day, months, later) => expect(monthAfter(day, months)).toBe(later));

test("months from a day keep its day of the month, or end on a short month's last", () => {
  fc.assert(
    fc.property(everyDay, fc.integer({ min: -600, max: 600 }), (day, months) => {
      const later = monthAfter(day, months);
      const monthsOf = (one: string) => Number(one.slice(0, 4)) * 12 + Number(one.slice(5, 7));
      expect(monthsOf(later) - monthsOf(day)).toBe(months);
      if (later.slice(-2) === day.slice(-2)) return;
      expect(later.slice(-2) < day.slice(-2)).toBe(true);
      expect(dayAfter(later).slice(-2)).toBe("01");
    }),
    { numRuns: 3_000, seed: 1 },
  );
});

test.each([
  ["2026-11-28", "2026-11-28", 0],
  ["2028-02-28", "2028-03-01", 2],
  ["2026-02-28", "2026-03-01", 1],
  ["2026-03-01", "2026-02-28", -1],
  ["2026-04-01", "2027-04-01", 365],
  ["2027-04-01", "2028-04-01", 366],
])("from %s to %s are %d days", (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days);
  expect(dayAfter(from, days)).toBe(to);
});

test("a day so many days later is so many days away", () => {
  fc.assert(
    fc.property(everyDay, fc.integer({ min: -40_000, max: 40_000 }), (day, days) => {
      expect(daysBetween(day, dayAfter(day, days))).toBe(days);
    }),
    { numRuns: 3_000, seed: 1 },
  );
});
