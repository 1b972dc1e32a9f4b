import { localTime, startOfDay } from "@/provider/kernel/local-time";

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

test.each([
  ["Asia/Kolkata", "2026-11-22", "2026-11-21T18:30:00.000Z"],
  ["UTC", "2028-02-29", "2028-02-29T00:00:00.000Z"],
  ["Pacific/Kiritimati", "2027-01-01", "2026-12-31T10:00:00.000Z"],
  ["Pacific/Pago_Pago", "2026-11-22", "2026-11-22T11:00:00.000Z"],
  ["America/New_York", "2026-11-01", "2026-11-01T04:00:00.000Z"],
  ["America/New_York", "2026-11-02", "2026-11-02T05:00:00.000Z"],
  // Clocks go from midnight to one there.
  ["Africa/Cairo", "2026-04-24", "2026-04-23T22:00:00.000Z"],
])("in %s the day %s begins at %s", (zone, day, at) => {
  expect(startOfDay(zone, day).toISOString()).toBe(at);
});
