import { formatAgo } from "@/lib/format/ago";
import { english as t } from "@/tests/english";

const now = Date.parse("2026-11-20T10:00:00.000Z");

test.each([
  ["2026-11-20T10:00:05.000Z", "just now"],
  ["2026-11-20T09:59:01.000Z", "just now"],
  ["2026-11-20T09:59:00.000Z", "1 minute ago"],
  ["2026-11-20T08:00:00.000Z", "2 hours ago"],
  ["2026-11-19T09:00:00.000Z", "yesterday"],
  ["2026-11-17T10:00:00.000Z", "3 days ago"],
  ["2026-11-13T10:00:00.000Z", "13 Nov 2026"],
])("%s was %s", (time, text) => {
  expect(formatAgo(t, time, now)).toBe(text);
});
