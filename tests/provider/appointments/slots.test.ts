import { type Span, weekdays } from "@/lib/contract/clock";
import type { OpeningHours, SpecialDate } from "@/lib/contract/opening-hours";
import { isFree, listDays, listFree, type Rules, type Stretch } from "@/provider/appointments/slots";

/** `9-17` is nine to five; commas separate spans of one day. */
function spansOf(text: string): Span[] {
  const clock = (time = "") => (time.includes(":") ? time : `${time}:00`).padStart(5, "0");
  const pairs = text === "" ? [] : text.split(",").map((span) => span.split("-"));
  return pairs.map(([from, to]) => ({ from: clock(from), to: clock(to) }));
}

/** The same hours each day. */
function buildHours(text: string, special_dates: SpecialDate[] = []): OpeningHours {
  const week = Object.fromEntries(weekdays.map((day) => [day, spansOf(text)])) as OpeningHours["week"];
  return { week, special_dates };
}

function buildRules(change: Partial<Rules> = {}): Rules {
  const hours = buildHours("9-12");
  return { hours, timeZone: "Asia/Kolkata", step: null, atOnce: 1, noticeHours: 0, aheadDays: 30, ...change };
}

const early = new Date("2026-01-01T00:00:00Z");
const times = (slots: Stretch[]) => slots.map(({ start }) => new Date(start).toISOString().slice(0, 16));

function free(change: Partial<Rules>, day: string, { minutes = 60, now = early, booked = [] as Stretch[] } = {}) {
  return times(listFree(buildRules({ aheadDays: 400, ...change }), day, { minutes, now, booked }));
}

const at = (time: string, minutes: number): Stretch => {
  const start = Date.parse(`${time}Z`);
  return { start, end: start + minutes * 60_000 };
};

describe("what is offered of a day", () => {
  test.each<[string, Partial<Rules>, string, number, string[]]>([
    ["by the clock of its zone", {}, "2026-11-23", 60, ["2026-11-23T03:30", "2026-11-23T04:30", "2026-11-23T05:30"]],
    [
      "in steps that are shorter than the service, and none that ends too late",
      { step: 30 },
      "2026-11-23",
      120,
      ["2026-11-23T03:30", "2026-11-23T04:00", "2026-11-23T04:30"],
    ],
    ["nothing that does not fit in", { hours: buildHours("9-9:30") }, "2026-11-23", 60, []],
    [
      "in each span from its own begin",
      { hours: buildHours("9-10:30,14:15-15:15"), timeZone: "UTC" },
      "2026-11-23",
      60,
      ["2026-11-23T09:00", "2026-11-23T14:15"],
    ],
    [
      "of a night what begins on the day, of the night before the rest",
      { hours: buildHours("22-2"), timeZone: "UTC" },
      "2026-11-23",
      60,
      ["2026-11-23T00:00", "2026-11-23T01:00", "2026-11-23T22:00", "2026-11-23T23:00"],
    ],
    [
      "all day long",
      { hours: buildHours("0-0"), timeZone: "UTC" },
      "2026-11-23",
      480,
      ["2026-11-23T00:00", "2026-11-23T08:00", "2026-11-23T16:00"],
    ],
    [
      "nothing on a special date without hours, but for the night before",
      { hours: buildHours("22-1", [{ date: "2026-11-23", spans: [] }]), timeZone: "UTC" },
      "2026-11-23",
      60,
      ["2026-11-23T00:00"],
    ],
    [
      "a special date's own hours",
      { hours: buildHours("9-12", [{ date: "2026-11-23", spans: spansOf("18-19") }]), timeZone: "UTC" },
      "2026-11-23",
      60,
      ["2026-11-23T18:00"],
    ],
    [
      // Clocks go forward from two to three.
      "no hour that clocks leave out",
      { hours: buildHours("1-5"), timeZone: "Europe/Berlin" },
      "2026-03-29",
      60,
      ["2026-03-29T00:00", "2026-03-29T01:00", "2026-03-29T02:00"],
    ],
    [
      "from the moment on at which clocks pass over the begin",
      { hours: buildHours("2:30-5"), timeZone: "Europe/Berlin" },
      "2026-03-29",
      60,
      ["2026-03-29T01:00", "2026-03-29T02:00"],
    ],
    [
      // Clocks go back from three to two.
      "an hour that comes twice, twice",
      { hours: buildHours("1-4"), timeZone: "Europe/Berlin" },
      "2026-10-25",
      60,
      ["2026-10-24T23:00", "2026-10-25T00:00", "2026-10-25T01:00", "2026-10-25T02:00"],
    ],
    [
      "a day that begins at one, since midnight is left out",
      { hours: buildHours("0-3"), timeZone: "Africa/Cairo" },
      "2026-04-24",
      60,
      ["2026-04-23T22:00", "2026-04-23T23:00"],
    ],
    [
      "in a zone of quarter hours",
      { hours: buildHours("9-10"), timeZone: "Asia/Kathmandu" },
      "2026-11-23",
      30,
      ["2026-11-23T03:15", "2026-11-23T03:45"],
    ],
    [
      "beyond the line of dates",
      { hours: buildHours("9-10"), timeZone: "Pacific/Kiritimati" },
      "2026-11-23",
      60,
      ["2026-11-22T19:00"],
    ],
  ])("%s", (_, change, day, minutes, expected) => {
    expect(free(change, day, { minutes })).toEqual(expected);
  });

  test("nothing sooner than the notice, to the minute", () => {
    const change = { timeZone: "UTC", noticeHours: 2 };
    const on = (now: string) => free(change, "2026-11-23", { now: new Date(now) });
    expect(on("2026-11-23T08:00:00Z")).toEqual(["2026-11-23T10:00", "2026-11-23T11:00"]);
    expect(on("2026-11-23T08:00:01Z")).toEqual(["2026-11-23T11:00"]);
    expect(on("2026-11-23T23:00:00Z")).toEqual([]);
  });

  test("no day that is over or too far ahead, by the zone's own calendar", () => {
    // Already the 24th in India.
    const now = new Date("2026-11-23T18:30:00Z");
    const change = { aheadDays: 2 };
    expect(listDays(buildRules(change), now)).toEqual(["2026-11-24", "2026-11-25", "2026-11-26"]);
    for (const [day, count] of [
      ["2026-11-23", 0],
      ["2026-11-24", 3],
      ["2026-11-26", 3],
      ["2026-11-27", 0],
    ] as const)
      expect(free(change, day, { now })).toHaveLength(count);
  });

  test("nothing that is booked, whatever the other's length", () => {
    const rules = { timeZone: "UTC" };
    expect(free(rules, "2026-11-23", { booked: [at("2026-11-23T09:30", 60)] })).toEqual(["2026-11-23T11:00"]);
    expect(free(rules, "2026-11-23", { booked: [at("2026-11-22T20:00", 840)] })).toEqual([
      "2026-11-23T10:00",
      "2026-11-23T11:00",
    ]);
  });
});

describe("room for one more", () => {
  const slot = at("2026-11-23T10:00", 60);
  test.each<[string, Stretch[], number, boolean]>([
    ["without any other", [], 1, true],
    ["not beside one, where one is all", [slot], 1, false],
    ["beside one, where there may be two", [slot], 2, true],
    ["right after one and before another", [at("2026-11-23T09:00", 60), at("2026-11-23T11:00", 60)], 1, true],
    ["beside two that follow each other", [at("2026-11-23T10:00", 30), at("2026-11-23T10:30", 30)], 2, true],
    ["not where two meet for a minute", [at("2026-11-23T10:00", 31), at("2026-11-23T10:30", 30)], 2, false],
    ["not within a long one", [at("2026-11-23T06:00", 480)], 1, false],
  ])("%s", (_, booked, atOnce, expected) => {
    expect(isFree(slot, booked, atOnce)).toBe(expected);
  });
});
