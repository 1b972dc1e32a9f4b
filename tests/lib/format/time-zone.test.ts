import { isTimeZone } from "@/lib/contract/time-zone";
import { formatTimeZone, listTimeZones, splitTimeZone, timeZoneOffset } from "@/lib/format/time-zone";
import { english as t } from "@/tests/english";

test("zones are listed by their present names, each once and each known", () => {
  const zones = listTimeZones();
  expect(zones).toEqual(expect.arrayContaining(["Asia/Kolkata", "Asia/Kathmandu", "Europe/Kyiv", "America/New_York"]));
  expect(zones.filter((name) => /Calcutta|Katmandu|Kiev/.test(name))).toEqual([]);
  expect(new Set(zones).size).toBe(zones.length);
  expect(zones.filter((name) => !isTimeZone(name))).toEqual([]);
  expect(zones).toEqual([...zones].sort());
});

test("a zone is told by its place and how far its clocks are from Greenwich", () => {
  expect(formatTimeZone(t, "Asia/Kolkata")).toBe("Indian time");
  expect(formatTimeZone(t, "Asia/Dubai")).toBe("Asia/Dubai (GMT+4)");
  expect(timeZoneOffset("Asia/Kathmandu")).toBe("GMT+5:45");
  expect(timeZoneOffset("America/Phoenix")).toBe("GMT-7");
});

test.each([
  ["Asia/Kolkata", "Asia", "Kolkata"],
  ["America/New_York", "America", "New York"],
  ["America/Indiana/Knox", "America", "Knox, Indiana"],
  ["UTC", "UTC", "UTC"],
])("%s is in %s, and there it is %s", (name, region, place) => expect(splitTimeZone(name)).toEqual({ region, place }));
