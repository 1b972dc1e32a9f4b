import { checkClock } from "@/provider/health/checks/clock";
import { english } from "../../../english";
import { buildDeps, type TestDeps } from "../../build-deps";

/** The clock of the shared-state server; null for the real one. */
let mockClock: (() => Promise<Date>) | null = null;
jest.mock("@/provider/ports/shared/open", () => {
  const { openSharedState } = jest.requireActual("@/provider/ports/shared/open");
  return {
    async openSharedState(url: string | undefined) {
      const state = await openSharedState(url);
      return mockClock ? { ...state, readClock: mockClock } : state;
    },
  };
});

let deps: TestDeps;
beforeEach(async () => {
  deps = await buildDeps();
});
afterEach(() => deps.close());

test.each([
  [0, "fine"],
  [30, "fine"],
  [-30, "fine"],
  [120, "problem"],
  [3_600, "problem"],
  [-7_200, "problem"],
  [400 * 86_400, "problem"],
])("a clock that is %i seconds ahead of the disk's is %s", async (seconds, state) => {
  const now = () => new Date(Date.now() + seconds * 1_000);
  expect((await checkClock({ ...deps, t: english, now })).state).toBe(state);
});

test.each([
  [0, /^It is \d{4}/],
  [-30, /^It is \d{4}/],
  [300, /^The clock is 5 minutes behind the clock of Redis/],
  [-7_200, /^The clock is 120 minutes ahead of the clock of Redis/],
])("a clock that Redis is %i seconds ahead of is reported", async (seconds, detail) => {
  mockClock = async () => new Date(Date.now() + seconds * 1_000);
  expect((await checkClock({ ...deps, t: english })).detail).toMatch(detail);
  mockClock = null;
});

test("that Redis is away or refuses is no fault of the clock", async () => {
  for (const redisUrl of ["redis://127.0.0.1:9", "http://wrong"])
    expect(await checkClock({ ...deps, t: english, config: { ...deps.config, redisUrl } })).toMatchObject({
      state: "fine",
    });
});
