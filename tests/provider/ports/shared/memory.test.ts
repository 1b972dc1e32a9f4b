import { createMemoryState } from "@/provider/ports/shared/memory";
import { describeSharedState } from "./describe-shared-state";

describeSharedState("in memory", async () => {
  let time = Date.now();
  const state = createMemoryState({ elapsed: () => time });
  return {
    here: state,
    there: state,
    async pass(milliseconds) {
      time += milliseconds;
    },
    close: state.close,
  };
});

test("a flood of keys pushes out the one longest unseen, and none of another name, so that memory is bounded", async () => {
  const { createLimiter, createLockout } = createMemoryState();
  const [limiter, other] = ["calls", "others"].map((name) => createLimiter({ name, points: 1, seconds: 60 }));
  const lockout = createLockout({ name: "calls", lockMs: 60_000, maxLockMs: 60_000 });
  const tryAll = async (key: string) => [await limiter?.take(key), await other?.take(key), await lockout.fail(key, 1)];
  expect(await tryAll("first")).toEqual([0, 0, 0]);
  for (let count = 0; count < 50_000; count++) {
    await limiter?.take(`made up ${count}`);
    await lockout.fail(`made up ${count}`, 1);
  }
  expect(await tryAll("first")).toEqual([0, expect.any(Number), 0]);
  expect(await other?.take("first")).toBeGreaterThan(0);
});

test("a clock that is set back or forward changes no limit", async () => {
  const limiter = createMemoryState().createLimiter({ name: "calls", points: 1, seconds: 60 });
  expect(await limiter.take("a")).toBe(0);
  for (const hours of [-2, 2]) {
    const clock = jest.spyOn(Date, "now").mockReturnValue(Date.now() + hours * 3_600_000);
    const wait = await limiter.take("a");
    expect([wait > 0, wait <= 60_000]).toEqual([true, true]);
    clock.mockRestore();
  }
});
