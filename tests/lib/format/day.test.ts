import { formatDay, formatDays, formatMonth, formatNamedDay, formatShortDay } from "@/lib/format/calendar";
import { english as t } from "@/tests/english";

test("days are those of the calendar, wherever it is read", () => {
  expect(formatDay(t, "2026-11-22")).toBe("22 Nov 2026");
  expect(formatShortDay(t, "2026-11-01")).toBe("1 Nov");
  expect(formatNamedDay(t, "2026-11-22")).toBe("Sun, 22 Nov 2026");
  expect(formatDays(t, "2026-10-24", "2026-11-22")).toBe("24 Oct 2026 – 22 Nov 2026");
  expect(formatDays(t, "2026-11-22", "2026-11-22")).toBe("22 Nov 2026");
});

test.each([
  ["2026-11", false, "Nov"],
  ["2026-11", true, "Nov 2026"],
  ["Jan", true, "Jan"],
  ["2026-13", false, "2026-13"],
])("the month %s, with its year %s, is %s", (text, withYear, expected) => {
  expect(formatMonth(t, text, withYear)).toBe(expected);
});
