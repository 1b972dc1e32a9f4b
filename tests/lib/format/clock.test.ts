import { formatClock } from "@/lib/format/clock";
import { english as t } from "@/tests/english";

test.each([
  [0, "12 am"],
  [6 * 60, "6 am"],
  [9 * 60 + 5, "9:05 am"],
  [12 * 60, "12 pm"],
  [23 * 60 + 30, "11:30 pm"],
  [24 * 60, "12 am"],
  [26 * 60, "2 am"],
])("%i minutes after midnight are %s", (minutes, expected) => {
  expect(formatClock(t, minutes)).toBe(expected);
});
