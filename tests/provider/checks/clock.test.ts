import { checkClock } from "@/provider/checks/database";
import { buildDeps, type TestDeps } from "../build-deps";

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
  expect((await checkClock({ ...deps, now })).state).toBe(state);
});
