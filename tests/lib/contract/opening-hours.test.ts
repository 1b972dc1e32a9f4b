import * as fieldMessages from "@/lib/contract/messages";
import { openingHoursSchema } from "@/lib/contract/opening-hours";
import { openingHoursLimits } from "@/lib/contract/values";
import { buildHours, buildSpans, shopWeek } from "../card/build-hours";

const read = (value: unknown) => openingHoursSchema.parse(value);
const issuesOf = (value: unknown) =>
  openingHoursSchema.safeParse(value).error?.issues.map(({ message, path }) => [message, path.join(".")]);

test("a week comes out whole, in order, and as it would be read again", () => {
  const typed = { week: { tue: buildSpans("14:00-24:00 09:00-13:00"), holiday: [] }, more: 1 };
  const hours = buildHours(["", "09:00-13:00 14:00-00:00"]);
  expect(read(JSON.stringify(typed))).toEqual(hours);
  expect(read(hours)).toEqual(hours);
});

test("dates come out in order, past ones too, and without empty notes", () => {
  const special_dates = [
    { date: "2026-12-25", spans: [], note: " Christmas\u0007 " },
    { date: "2025-11-08", spans: buildSpans("10:00-12:00"), note: " " },
  ];
  expect(read({ special_dates })?.special_dates).toEqual([
    { date: "2025-11-08", spans: buildSpans("10:00-12:00") },
    { date: "2026-12-25", spans: [], note: "Christmas" },
  ]);
});

test.each([null, "", "null", "{}", { week: {} }, buildHours([])])("%j is none", (value) =>
  expect(read(value)).toBeNull(),
);

test.each([["{nonsense"], ["[]"], ["7"], [7], [[]], ['{"week":[]}'], [{ week: null }]])("%j is no hours", (value) =>
  expect(issuesOf(value)?.[0]?.[0]).toBe(fieldMessages.openingHoursInvalid),
);

test.each(["9:00", "25:00", "24:01", "09:60", "", "noon", "09:00:00"])("%j is no time", (from) =>
  expect(issuesOf({ week: { mon: [{ from, to: "12:00" }] } })).toEqual([
    [fieldMessages.clockTimeInvalid, "week.mon.0.from"],
  ]),
);

test.each<[string, string[], string | null]>([
  ["times that meet", ["09:00-13:00 13:00-21:00"], null],
  ["days that meet at midnight", ["00:00-24:00", "00:00-24:00"], null],
  ["a night that ends as the day begins", ["18:00-02:00", "02:00-04:00"], null],
  ["the same twice", ["09:00-13:00 09:00-13:00"], "week.mon.1.from"],
  ["one within the other, in any order", ["10:00-11:00 09:00-13:00"], "week.mon.0.from"],
  ["a night into a day", ["18:00-02:00", "01:59-04:00"], "week.tue.0.from"],
  ["Sunday's night into Monday", ["01:00-04:00", "", "", "", "", "", "18:00-02:00"], "week.mon.0.from"],
  ["a day and a night that come back to the day", ["09:00-09:00 10:00-11:00"], "week.mon.1.from"],
])("%s", (_, days, path) => {
  expect(issuesOf(buildHours(days))).toEqual(path === null ? undefined : [[fieldMessages.openingHoursOverlap, path]]);
});

test("dates may not overlap in themselves, nor come twice", () => {
  const special_dates = [
    { date: "2026-12-25", spans: buildSpans("09:00-12:00 11:00-13:00") },
    { date: "2026-12-25", spans: [] },
  ];
  expect(issuesOf({ special_dates })).toEqual([
    [fieldMessages.openingHoursOverlap, "special_dates.0.spans.1.from"],
    [fieldMessages.specialDateRepeated, "special_dates.1.date"],
  ]);
  expect(issuesOf({ special_dates: [{ date: "2026-02-30", spans: [] }] })).toEqual([
    [fieldMessages.dayInvalid, "special_dates.0.date"],
  ]);
});

test("no more of anything than the limits say", () => {
  const { spans, dates, note } = openingHoursLimits;
  const times = Array.from({ length: spans + 1 }, (_, hour) => ({ from: `0${hour}:00`, to: `0${hour}:30` }));
  expect(issuesOf({ week: { mon: times } })).toEqual([[fieldMessages.spansLimit, "week.mon"]]);
  expect(issuesOf({ week: { mon: times.slice(1) } })).toBeUndefined();
  const days = Array.from({ length: dates + 1 }, (_, day) => ({
    date: new Date(Date.UTC(2026, 0, day + 1)).toISOString().slice(0, 10),
    spans: [],
  }));
  expect(issuesOf({ special_dates: days })).toEqual([[fieldMessages.specialDatesLimit, "special_dates"]]);
  expect(issuesOf({ special_dates: days.slice(1) })).toBeUndefined();
  const noted = (text: string) => buildHours(shopWeek, { "2026-12-25": ["", text] });
  expect(issuesOf(noted("x".repeat(note)))).toBeUndefined();
  expect(issuesOf(noted("x".repeat(note + 1)))).toEqual([[fieldMessages.tooLong(note), "special_dates.0.note"]]);
});
