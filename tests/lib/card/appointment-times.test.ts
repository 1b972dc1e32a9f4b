import { formatAppointment, formatTime } from "@/lib/card/appointment-times";
import { formatTimeZone } from "@/lib/format/time-zone";
import { english as t } from "@/tests/english";

test.each([
  ["Europe/Berlin", "2026-10-25T00:30:00Z", "2:30 am (GMT+2)"],
  ["Europe/Berlin", "2026-10-25T01:30:00Z", "2:30 am (GMT+1)"],
  ["Europe/Berlin", "2026-10-24T23:30:00Z", "1:30 am"],
  ["Europe/Berlin", "2026-10-25T02:00:00Z", "3 am"],
  ["Europe/Berlin", "2026-03-29T01:00:00Z", "3 am"],
  ["America/New_York", "2026-11-01T05:00:00Z", "1 am (GMT-4)"],
  ["America/New_York", "2026-11-01T06:00:00Z", "1 am (GMT-5)"],
  ["America/New_York", "2026-11-01T07:00:00Z", "2 am"],
  ["Australia/Lord_Howe", "2026-04-04T14:45:00Z", "1:45 am (GMT+11)"],
  ["Australia/Lord_Howe", "2026-04-04T15:15:00Z", "1:45 am (GMT+10:30)"],
  ["Australia/Lord_Howe", "2026-04-04T15:30:00Z", "2 am"],
  ["Asia/Kolkata", "2026-10-25T00:30:00Z", "6 am"],
])("in %s, %s is %s", (timeZone, time, shown) => expect(formatTime(t, time, timeZone)).toBe(shown));

test("from when until when, through the hour that comes twice", () => {
  const times = { start: "2026-10-25T00:30:00Z", end: "2026-10-25T01:30:00Z" };
  expect(formatAppointment(t, times, "Europe/Berlin")).toMatch(/, 2:30 am \(GMT\+2\) – 2:30 am \(GMT\+1\)$/);
});

test.each([
  ["Europe/Berlin", "2026-01-15T09:00:00Z", "Europe/Berlin (GMT+1)"],
  ["Europe/Berlin", "2026-07-15T09:00:00Z", "Europe/Berlin (GMT+2)"],
  ["America/New_York", "2026-01-15T09:00:00Z", "America/New York (GMT-5)"],
  ["America/New_York", "2026-07-15T09:00:00Z", "America/New York (GMT-4)"],
  ["Australia/Lord_Howe", "2026-01-15T09:00:00Z", "Australia/Lord Howe (GMT+11)"],
  ["Australia/Lord_Howe", "2026-07-15T09:00:00Z", "Australia/Lord Howe (GMT+10:30)"],
  ["Asia/Kolkata", "2026-07-15T09:00:00Z", "Indian time"],
])("the offset of %s is that of %s", (name, at, shown) => expect(formatTimeZone(t, name, new Date(at))).toBe(shown));
