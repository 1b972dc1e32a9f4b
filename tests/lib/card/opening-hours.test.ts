import { describeOpenState } from "@/lib/card/open-state";
import { findOpenState, readClock } from "@/lib/card/opening-hours";
import { english as t } from "@/tests/english";
import { buildHours, shopWeek } from "./build-hours";

const say = (hours: ReturnType<typeof buildHours>, zone: string, at: string) =>
  describeOpenState(t, findOpenState(hours, zone, new Date(at)), "en-IN");

const shop = buildHours(shopWeek);
const everyDay = (spans: string) => buildHours(Array(7).fill(spans));

// 2026-11-23 is a Monday.
test.each([
  ["Asia/Kolkata", "2026-11-23T03:29:59Z", "Closed · opens 9 am"],
  ["Asia/Kolkata", "2026-11-23T03:30:00Z", "Open now · closes 9 pm"],
  ["Asia/Kolkata", "2026-11-23T15:29:59Z", "Open now · closes 9 pm"],
  ["Asia/Kolkata", "2026-11-23T15:30:00Z", "Closed · opens tomorrow 9 am"],
  ["Asia/Kolkata", "2026-11-28T16:00:00Z", "Closed · opens Mon 9 am"],
  ["Asia/Kolkata", "2026-11-29T06:00:00Z", "Closed · opens tomorrow 9 am"],
  ["Asia/Kathmandu", "2026-11-23T03:14:00Z", "Closed · opens 9 am"],
  ["Asia/Kathmandu", "2026-11-23T03:15:00Z", "Open now · closes 9 pm"],
  // Already Monday there while it is Sunday in Greenwich.
  ["Pacific/Auckland", "2026-11-22T19:59:00Z", "Closed · opens 9 am"],
  ["Pacific/Auckland", "2026-11-22T20:00:00Z", "Open now · closes 9 pm"],
  ["America/New_York", "2026-11-23T13:59:00Z", "Closed · opens 9 am"],
  ["America/New_York", "2026-11-23T14:00:00Z", "Open now · closes 9 pm"],
])("a shop in %s at %s: %s", (zone, at, expected) => expect(say(shop, zone, at)).toBe(expected));

// Clocks go forward on 2026-03-08 and back on 2026-11-01 in New York; forward on 2026-09-27, back on 2026-04-05 in Auckland.
test.each([
  ["America/New_York", "2026-03-07T14:00:00Z", "Open now · closes 5 pm"],
  ["America/New_York", "2026-03-08T12:59:00Z", "Closed · opens 9 am"],
  ["America/New_York", "2026-03-08T13:00:00Z", "Open now · closes 5 pm"],
  ["America/New_York", "2026-03-08T21:00:00Z", "Closed · opens tomorrow 9 am"],
  ["America/New_York", "2026-10-31T13:00:00Z", "Open now · closes 5 pm"],
  ["America/New_York", "2026-11-01T13:59:00Z", "Closed · opens 9 am"],
  ["America/New_York", "2026-11-01T14:00:00Z", "Open now · closes 5 pm"],
  ["America/New_York", "2026-11-01T22:00:00Z", "Closed · opens tomorrow 9 am"],
  ["Pacific/Auckland", "2026-09-26T20:00:00Z", "Open now · closes 5 pm"],
  ["Pacific/Auckland", "2026-09-25T20:59:00Z", "Closed · opens 9 am"],
  ["Pacific/Auckland", "2026-04-04T20:59:00Z", "Closed · opens 9 am"],
  ["Pacific/Auckland", "2026-04-04T21:00:00Z", "Open now · closes 5 pm"],
])("from 9 to 5 by the clock of %s at %s: %s", (zone, at, expected) =>
  expect(say(everyDay("09:00-17:00"), zone, at)).toBe(expected),
);

test("a night shift goes on over the hour that is left out or comes twice", () => {
  const night = everyDay("22:00-04:00");
  for (const at of ["2026-03-08T06:30:00Z", "2026-03-08T07:30:00Z", "2026-11-01T05:30:00Z", "2026-11-01T06:30:00Z"])
    expect(say(night, "America/New_York", at)).toBe("Open now · closes 4 am");
  expect(say(night, "America/New_York", "2026-03-08T08:00:00Z")).toBe("Closed · opens 10 pm");
});

const india = (day: number, time: string) => `2026-11-${day}T${time}:00+05:30`;

test.each<[string, ReturnType<typeof buildHours>, string, string]>([
  ["before a break", everyDay("09:00-13:00 14:00-21:00"), india(23, "12:59"), "Open now · closes 1 pm"],
  ["in a break", everyDay("09:00-13:00 14:00-21:00"), india(23, "13:00"), "Closed · opens 2 pm"],
  ["after a break", everyDay("09:00-13:00 14:00-21:00"), india(23, "14:00"), "Open now · closes 9 pm"],
  [
    "four spans a day",
    everyDay("06:00-07:00 08:00-09:00 10:00-11:00 12:00-13:30"),
    india(23, "12:10"),
    "Open now · closes 1:30 pm",
  ],
  ["spans that meet", everyDay("09:00-13:00 13:00-21:00"), india(23, "10:00"), "Open now · closes 9 pm"],
  ["before midnight", everyDay("18:00-02:00"), india(23, "23:30"), "Open now · closes 2 am"],
  ["after midnight", everyDay("18:00-02:00"), india(24, "01:59"), "Open now · closes 2 am"],
  ["after the night", everyDay("18:00-02:00"), india(24, "02:00"), "Closed · opens 6 pm"],
  [
    "the night of Sunday to Monday",
    buildHours(["", "", "", "", "", "", "20:00-03:00"]),
    india(23, "01:00"),
    "Open now · closes 3 am",
  ],
  ["until midnight", everyDay("09:00-00:00"), india(23, "22:00"), "Open now · closes 12 am"],
  ["day and night", everyDay("00:00-00:00"), india(23, "03:00"), "Always open"],
  ["day and night from nine", everyDay("09:00-09:00"), india(23, "03:00"), "Always open"],
  [
    "day and night until Friday",
    buildHours(Array(5).fill("00:00-00:00")),
    india(24, "10:00"),
    "Open now · closes Sat 12 am",
  ],
  ["one day a week, on it", buildHours(["10:00-12:00"]), india(23, "13:00"), "Closed · opens 30 Nov 10 am"],
  ["an empty week", buildHours([]), india(23, "13:00"), "Closed"],
  ["a holiday", buildHours(shopWeek, { "2026-11-23": ["", "Diwali"] }), india(23, "10:00"), "Closed today · Diwali"],
  [
    "a holiday of no name",
    buildHours(shopWeek, { "2026-11-23": [""] }),
    india(23, "10:00"),
    "Closed today · opens tomorrow 9 am",
  ],
  [
    "the night into a holiday",
    { ...everyDay("18:00-02:00"), special_dates: [{ date: "2026-11-24", spans: [] }] },
    india(24, "01:00"),
    "Open now · closes 2 am",
  ],
  [
    "before holidays",
    buildHours(shopWeek, { "2026-11-24": [""], "2026-11-25": [""] }),
    india(23, "22:00"),
    "Closed · opens Thu 9 am",
  ],
  [
    "a date with hours of its own",
    buildHours(shopWeek, { "2026-11-22": ["10:00-14:00", "Sale"] }),
    india(22, "11:00"),
    "Open now · closes 2 pm",
  ],
  ["a date long ago", buildHours(shopWeek, { "2025-11-23": [""] }), india(23, "10:00"), "Open now · closes 9 pm"],
  [
    "always, but for a holiday",
    { ...everyDay("00:00-00:00"), special_dates: [{ date: "2026-11-26", spans: [] }] },
    india(23, "10:00"),
    "Open now · closes Thu 12 am",
  ],
  [
    "a fair alone",
    buildHours([], { "2026-12-25": ["10:00-22:00"] }),
    india(23, "10:00"),
    "Closed · opens 25 Dec 10 am",
  ],
])("%s", (_, hours, at, expected) => expect(say(hours, "Asia/Kolkata", at)).toBe(expected));

test("the state names the moment by the shop's clock", () => {
  expect(findOpenState(shop, "Asia/Kathmandu", new Date("2026-11-28T18:00:00Z"))).toEqual({
    is: "closed",
    next: { days: 2, date: "2026-11-30", minutes: 540 },
    special: null,
  });
});

test("a zone that nobody knows is an error, not another zone", () => {
  expect(() => readClock("Mars/Olympus", new Date())).toThrow(RangeError);
});
