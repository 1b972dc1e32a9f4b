import { localTime } from "@/provider/counting/local-time";

test.each([
  ["Asia/Kolkata", "2026-11-22T18:29:59.999Z", "2026-11-22", 23],
  ["Asia/Kolkata", "2026-11-22T18:30:00.000Z", "2026-11-23", 0],
  ["Asia/Kathmandu", "2026-11-22T18:15:00.000Z", "2026-11-23", 0],
  ["Australia/Eucla", "2026-11-22T15:14:59.999Z", "2026-11-22", 23],
  ["America/St_Johns", "2026-11-22T03:29:00.000Z", "2026-11-21", 23],
  ["Pacific/Kiritimati", "2026-12-31T10:00:00.000Z", "2027-01-01", 0],
  ["America/New_York", "2026-11-01T05:30:00.000Z", "2026-11-01", 1],
  ["America/New_York", "2026-11-01T06:30:00.000Z", "2026-11-01", 1],
  ["UTC", "2028-02-29T00:00:00.000Z", "2028-02-29", 0],
])("in %s it is at %s %s %d", (zone, at, day, hour) => {
  expect(localTime(zone, new Date(at))).toEqual({ day, hour });
});
