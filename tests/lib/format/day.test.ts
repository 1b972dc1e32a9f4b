import { formatDay, formatDays, formatMonth, formatNamedDay, formatShortDay } from "@/lib/format/calendar";

test("days are those of the calendar, wherever it is read", () => {
  expect(formatDay("2026-11-22")).toBe("22 Nov 2026");
  expect(formatShortDay("2026-11-01")).toBe("1 Nov");
  expect(formatNamedDay("2026-11-22")).toBe("Sun, 22 Nov 2026");
  expect(formatDays("2026-10-24", "2026-11-22")).toBe("24 Oct 2026 – 22 Nov 2026");
  expect(formatDays("2026-11-22", "2026-11-22")).toBe("22 Nov 2026");
});

test.each([
  ["2026-11", false, "Nov"],
  ["2026-11", true, "Nov 2026"],
  ["Jan", true, "Jan"],
  ["2026-13", false, "2026-13"],
])("the month %s, with its year %s, is %s", (text, withYear, expected) => {
  expect(formatMonth(text, withYear)).toBe(expected);
});
