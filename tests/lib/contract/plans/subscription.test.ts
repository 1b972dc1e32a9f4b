import { dayAfter } from "@/lib/contract/clock";
import {
  closesOn,
  dueAfter,
  nextNoticeOn,
  noticeSince,
  restsOn,
  type SubscriptionDays,
  stateOf,
} from "@/lib/contract/plans/subscription";

const paid: SubscriptionDays = { is_trial: false, is_ending: false, due_on: "2026-03-31", paused_on: null };

test.each([
  ["2026-03-16", "active"],
  ["2026-03-17", "due"],
  ["2026-03-31", "due"],
  ["2026-04-01", "grace"],
  ["2026-04-15", "grace"],
  ["2026-04-16", "resting"],
  ["2030-01-01", "resting"],
])("on %s a plan paid until 31 March is %s", (today, state) => {
  expect(stateOf(paid, today)).toBe(state);
});

test("a trial is one until its last day, and what is paused or never due stays so", () => {
  expect(stateOf({ ...paid, is_trial: true }, "2026-03-31")).toBe("trial");
  expect(stateOf({ ...paid, is_trial: true }, "2026-04-01")).toBe("grace");
  expect(stateOf({ ...paid, paused_on: "2026-03-01" }, "2026-12-01")).toBe("paused");
  expect(stateOf({ ...paid, due_on: null }, "2026-12-01")).toBe("active");
});

test("a card rests on the sixteenth day after, and is closed a year later", () => {
  const due = { due_on: "2026-03-31", is_ending: false };
  expect([restsOn(due), closesOn(due)]).toEqual(["2026-04-16", "2027-04-16"]);
});

test("periods come back to the day from which they count", () => {
  let due_on = "2026-01-31";
  const dues = Array.from({ length: 5 }, () => {
    due_on = dueAfter({ anchor_on: "2026-01-31", due_on }, 1);
    return due_on;
  });
  expect(dues).toEqual(["2026-02-28", "2026-03-31", "2026-04-30", "2026-05-31", "2026-06-30"]);
  expect(dueAfter({ anchor_on: "2026-01-31", due_on: "2026-03-31" }, -1)).toBe("2026-02-28");
  expect(dueAfter({ anchor_on: "2024-02-29", due_on: "2024-02-29" }, 12)).toBe("2025-02-28");
});

/** What is told when somebody looks every so many days. */
function play(days: SubscriptionDays, from: string, until: string, step = 1) {
  const told: string[] = [];
  for (let [before, today] = [from, from]; today <= until; [before, today] = [today, dayAfter(today, step)]) {
    const notice = noticeSince(days, before, today);
    if (notice) told.push(`${today} ${notice.kind} ${notice.days}`);
  }
  return told;
}

test("a year without payment is told in these words", () => {
  expect(play(paid, "2026-03-01", "2027-06-01")).toEqual([
    "2026-03-17 payment_due 14",
    "2026-03-24 payment_due 7",
    "2026-03-30 payment_due 1",
    "2026-03-31 payment_due 0",
    "2026-04-01 payment_overdue 15",
    "2026-04-09 payment_overdue 7",
    "2026-04-15 payment_overdue 1",
    "2026-04-16 card_resting 0",
    "2027-02-15 card_closing 60",
    "2027-03-17 card_closing 30",
    "2027-04-09 card_closing 7",
  ]);
  expect(play({ ...paid, is_trial: true }, "2026-03-17", "2026-03-31")).toEqual([
    "2026-03-24 trial_ending 7",
    "2026-03-30 trial_ending 1",
    "2026-03-31 trial_ending 0",
  ]);
});

test("a plan that its owner has ended is not to be paid, and rests the day after its last", () => {
  const ending = { ...paid, is_ending: true };
  const days = ["2026-03-17", "2026-03-31", "2026-04-01"];
  expect(days.map((day) => stateOf(ending, day))).toEqual(["active", "active", "resting"]);
  expect(stateOf({ ...ending, is_trial: true }, "2026-03-31")).toBe("trial");
  expect(play(ending, "2026-03-01", "2027-06-01")).toEqual([
    "2026-03-24 plan_ending 7",
    "2026-04-01 card_resting 0",
    "2027-01-31 card_closing 60",
    "2027-03-02 card_closing 30",
    "2027-03-25 card_closing 7",
  ]);
});

test("of what was missed only the last is told", () => {
  expect(noticeSince(paid, "2026-03-01", "2026-04-12")?.days).toBe(7);
  expect(noticeSince(paid, "2026-04-12", "2026-04-12")).toBeUndefined();
});

test("the next day with something to tell is also that of the next state", () => {
  const { due_on: _, ...rest } = paid;
  for (let today = "2026-03-01"; today < "2026-04-30"; today = dayAfter(today)) {
    const tomorrow = dayAfter(today);
    if (stateOf(paid, today) !== stateOf(paid, tomorrow)) expect(nextNoticeOn(paid, today)).toBe(tomorrow);
  }
  expect(nextNoticeOn({ ...rest, due_on: null }, "2026-03-01")).toBeNull();
  expect(nextNoticeOn(paid, "2028-01-01")).toBeNull();
});
