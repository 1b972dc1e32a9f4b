import { emptySite, type SavedSite } from "@/lib/contract/site/schema";
import { log } from "@/lib/runtime/log/log";
import { createKeptSite } from "@/server/kept-site";

const named = (name: string): SavedSite => ({ ...emptySite, name });

function open(maxAge = Number.POSITIVE_INFINITY) {
  const state = { now: 0, name: "First", isAway: false, loads: 0 };
  const kept = createKeptSite({
    load: async () => {
      state.loads++;
      if (state.isAway) throw new Error("away");
      return named(state.name);
    },
    maxAge: () => maxAge,
    now: () => state.now,
  });
  return { state, kept, nameNow: async () => (await kept.read()).name };
}

beforeEach(() => jest.spyOn(log, "error").mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

test("is fetched once, and again once it may have changed", async () => {
  const { state, kept, nameNow } = open();
  expect(await Promise.all([nameNow(), nameNow()])).toEqual(["First", "First"]);
  state.name = "Second";
  expect([await nameNow(), state.loads]).toEqual(["First", 1]);
  kept.forget();
  expect([await nameNow(), state.loads]).toEqual(["Second", 2]);
});

test("is fetched again after its lifetime where nobody announces changes", async () => {
  const { state, nameNow } = open(1_000);
  await nameNow();
  state.name = "Second";
  state.now = 999;
  expect(await nameNow()).toBe("First");
  state.now = 1_000;
  expect(await nameNow()).toBe("Second");
});

test("stays stale during an outage, and is retried each time", async () => {
  const { state, kept, nameNow } = open();
  state.isAway = true;
  expect((await kept.read()).name).toBe("");
  state.isAway = false;
  expect(await nameNow()).toBe("First");
  state.isAway = true;
  kept.forget();
  expect([await nameNow(), await nameNow()]).toEqual(["First", "First"]);
  state.isAway = false;
  state.name = "Second";
  expect(await nameNow()).toBe("Second");
});

test("an answer from before a change is not cached", async () => {
  let answer: (site: SavedSite) => void = () => {};
  const answers = [new Promise<SavedSite>((resolve) => (answer = resolve)), Promise.resolve(named("New"))];
  const kept = createKeptSite({ load: () => answers.shift() as Promise<SavedSite>, maxAge: () => 1_000 });
  const before = kept.read();
  kept.forget();
  answer(named("Old"));
  expect((await before).name).toBe("Old");
  expect((await kept.read()).name).toBe("New");
});
