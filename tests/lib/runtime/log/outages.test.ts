import { createOutages } from "@/lib/runtime/log/outages";

const minute = 60_000;
const away = (words = "connect ECONNREFUSED") =>
  Object.assign(new Error(words), { name: "DatabaseError", failure: "unavailable" });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function open() {
  const lines: unknown[] = [];
  const isTold = createOutages((...line) => lines.push(line));
  return { lines, isTold };
}

test("the first is logged at once, later ones as a count each minute, and the end once", () => {
  const { lines, isTold } = open();
  expect(isTold("error", "A call failed", away())).toBe(true);
  for (let time = 0; time < 500; time++)
    expect(isTold("error", "A call failed", away(`in other words ${time}`))).toBe(false);
  jest.advanceTimersByTime(minute);
  isTold("error", "A call failed", away());
  jest.advanceTimersByTime(5 * minute);
  const reason = "unavailable";
  expect(lines).toEqual([
    ["error", "A call failed", { reason, more: 500 }],
    ["error", "A call failed", { reason, more: 1 }],
    ["info", "It has stopped: A call failed", { reason, times: 502 }],
  ]);
  expect(isTold("error", "A call failed", away())).toBe(true);
});

test("each kind of failure is counted separately, and a single failure logs no end", () => {
  const { lines, isTold } = open();
  const refused = new Error("No", { cause: Object.assign(new Error("x"), { code: "ECONNREFUSED" }) });
  const told = [
    isTold("error", "A call failed", away()),
    isTold("error", "A job failed", away()),
    isTold("error", "A call failed", refused),
    isTold("error", "A call failed", new DOMException("late", "TimeoutError")),
  ];
  expect(told).toEqual([true, true, true, true]);
  jest.advanceTimersByTime(2 * minute);
  expect(lines).toEqual([]);
});

test("bugs are logged each time, with their request", () => {
  const { isTold } = open();
  for (const error of [new TypeError("x is not a function"), undefined, "text", null])
    for (let time = 0; time < 3; time++) expect(isTold("error", "A call failed", error)).toBe(true);
});
