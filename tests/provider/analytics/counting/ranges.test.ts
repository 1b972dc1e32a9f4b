import { dayAfter } from "@/lib/contract/clock";
import {
  listDays,
  listMonths,
  type Range,
  rangeBefore,
  splitRange,
  toRange,
} from "@/provider/analytics/counting/ranges";
import type { Span } from "@/provider/ports/database/tables/visitors";

const today = "2026-11-22";

test.each([
  ["7d", "2026-11-16"],
  ["30d", "2026-10-24"],
  ["90d", "2026-08-25"],
  ["1y", "2025-11-23"],
] as const)("%s begins on %s and ends today", (period, from) => {
  expect(toRange({ period }, today)).toEqual({ from, to: today });
});

test("days that are named come before the period", () => {
  const range = { from: "2026-01-31", to: "2026-12-31" };
  expect(toRange({ period: "7d", ...range }, today)).toEqual(range);
});

test("before a range are as many days, its own length included", () => {
  expect(rangeBefore({ from: "2026-03-01", to: "2026-03-01" })).toEqual({ from: "2026-02-28", to: "2026-02-28" });
  expect(rangeBefore({ from: "2026-11-16", to: today })).toEqual({ from: "2026-11-09", to: "2026-11-15" });
  expect(rangeBefore({ from: "2024-02-01", to: "2024-02-29" })).toEqual({ from: "2024-01-03", to: "2024-01-31" });
});

test("months are the last six, or all of a longer range", () => {
  expect(listMonths({ from: "2026-11-16", to: today })).toEqual([
    "2026-06-01",
    "2026-07-01",
    "2026-08-01",
    "2026-09-01",
    "2026-10-01",
    "2026-11-01",
  ]);
  const year = listMonths({ from: "2025-11-23", to: today });
  expect([year.length, year[0], year.at(-1)]).toEqual([13, "2025-11-01", "2026-11-01"]);
  expect(listMonths({ from: "2026-06-01", to: today })[0]).toBe("2026-06-01");
  expect(listMonths({ from: "2026-05-31", to: today })[0]).toBe("2026-05-01");
});

/** How often the pieces of a range count each day. */
function countDays(range: Range): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { span, sign, from, to } of splitRange(range))
    for (const day of listDays({ from, to }).filter((day) => isNameOf(span, day)))
      for (const counted of listDays({ from: day, to: lastOf(span, day) }))
        counts[counted] = (counts[counted] ?? 0) + sign;
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count !== 0));
}

const isNameOf = (span: Span, day: string) => span === "day" || day.endsWith(span === "month" ? "-01" : "-01-01");
const lastOf = (span: Span, day: string) => {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
  if (span === "day") return day;
  return new Date(Date.UTC(year, span === "month" ? month : 12, 0)).toISOString().slice(0, 10);
};

test.each([
  ["2024-01-25", "2024-03-05"],
  ["2023-12-20", "2024-01-20"],
])("the pieces of any range from %s to %s count each of its days once and no other", (start, end) => {
  const days = listDays({ from: start, to: end });
  for (const from of days)
    for (const to of days.filter((day) => day >= from)) {
      const once = Object.fromEntries(listDays({ from, to }).map((day) => [day, 1]));
      expect([from, to, countDays({ from, to })]).toEqual([from, to, once]);
    }
});

test("so do those of long ranges, in few figures", () => {
  for (let length = 40; length <= 1_830; length += 179)
    for (let shift = 0; shift < 366; shift += 31) {
      const from = dayAfter("2023-11-05", shift);
      const range = { from, to: dayAfter(from, length - 1) };
      expect(countDays(range)).toEqual(Object.fromEntries(listDays(range).map((day) => [day, 1])));
      const figures = splitRange(range).flatMap(({ span, from, to }) =>
        listDays({ from, to }).filter((day) => isNameOf(span, day)),
      );
      expect(figures.length).toBeLessThanOrEqual(5 + 2 * (6 + 16));
    }
});

test("a year up to today is a year, some months and some days; what is yet to come is empty", () => {
  expect(splitRange({ from: "2025-11-23", to: today })).toEqual([
    { span: "year", sign: 1, from: "2026-01-01", to: "2026-12-31" },
    { span: "month", sign: 1, from: "2025-12-01", to: "2025-12-31" },
    { span: "day", sign: 1, from: "2025-11-23", to: "2025-11-30" },
    { span: "month", sign: -1, from: "2026-12-01", to: "2026-12-31" },
    { span: "day", sign: -1, from: "2026-11-23", to: "2026-11-30" },
  ]);
  expect(splitRange({ from: "2026-02-01", to: "2026-03-31" })).toEqual([
    { span: "month", sign: 1, from: "2026-02-01", to: "2026-03-31" },
  ]);
  expect(splitRange({ from: "2026-11-16", to: today })).toEqual([
    { span: "day", sign: 1, from: "2026-11-16", to: today },
  ]);
  expect(splitRange({ from: "2024-01-01", to: "2025-12-31" })).toEqual([
    { span: "year", sign: 1, from: "2024-01-01", to: "2025-12-31" },
  ]);
});
