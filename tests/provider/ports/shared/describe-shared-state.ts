import { setTimeout as wait } from "node:timers/promises";
import { log } from "@/lib/runtime/log/log";
import type { SharedState } from "@/provider/ports/shared/shared-state";

/** Shared state seen by two processes; in memory both are the same. */
export type TestProcesses = {
  here: SharedState;
  there: SharedState;
  /** Acts as if this much time had passed. */
  pass(milliseconds: number): Promise<void>;
  close(): Promise<void>;
};

const minute = 60_000;
const hostileTexts = ["", " ", "a\r\nb", "\0", "*", "x".repeat(1_000_000), "मुंबई 🙂", "__proto__", "a:b"];

/** Tests for every implementation; if its server is missing, `open` gives null and reports it. */
export function describeSharedState(name: string, open: () => Promise<TestProcesses | null>): void {
  describe(name, () => {
    let processes: TestProcesses | null;
    beforeEach(async () => {
      processes = await open();
    });
    afterEach(() => processes?.close());

    const check = (title: string, body: (processes: TestProcesses) => Promise<void>) =>
      it(title, async () => {
        if (processes) await body(processes);
      });

    describe("limits", () => {
      const options = { name: "calls", points: 3, seconds: 60 };

      check("count together, for each name and key alone, and are full again after their time", async (processes) => {
        const [here, there] = [processes.here.createLimiter(options), processes.there.createLimiter(options)];
        const other = processes.here.createLimiter({ ...options, name: "others" });
        expect([await here.take("a"), await there.take("a"), await here.take("a")]).toEqual([0, 0, 0]);
        for (const limiter of [here, there]) expectWait(await limiter.take("a"), minute);
        expect([await here.take("b"), await other.take("a")]).toEqual([0, 0]);
        await processes.pass(40_000);
        expectWait(await there.take("a"), 20_000);
        await processes.pass(20_000);
        expect([await there.take("a"), await here.take("a"), await here.take("a")]).toEqual([0, 0, 0]);
        expectWait(await there.take("a"), minute);
      });

      check("let exactly so many of 1,000 parallel calls pass", async ({ here, there }) => {
        const limiters = [here, there].map((state) => state.createLimiter({ ...options, points: 100 }));
        const waits = await Promise.all(
          Array.from({ length: 500 }, () => limiters.map(({ take }) => take("a"))).flat(),
        );
        expect(waits.filter((one) => one === 0)).toHaveLength(100);
      });

      check("take any key for what it is", async ({ here, there }) => {
        const [limiter, other] = [here, there].map((state) => state.createLimiter({ ...options, points: 1 }));
        for (const key of hostileTexts)
          expect([key.slice(0, 9), await limiter?.take(key)]).toEqual([key.slice(0, 9), 0]);
        for (const key of hostileTexts) expectWait((await other?.take(key)) ?? 0, minute);
      });
    });

    describe("lockouts", () => {
      const options = { name: "guesses", lockMs: minute, maxLockMs: 4 * minute };
      const open = ({ here, there }: TestProcesses) =>
        [here.createLockout(options), there.createLockout(options)] as const;

      check("grow with each failure and end with their time", async (processes) => {
        const [here, there] = open(processes);
        expect([await here.fail("a", 3), await there.fail("a", 3), await there.check("a")]).toEqual([0, 0, 0]);
        for (const lock of [1, 2, 4, 4].map((minutes) => minutes * minute)) {
          expect(await here.fail("a", 3)).toBe(0);
          for (const ask of [here.check("a"), there.check("a"), there.fail("a", 3), there.clear("a")])
            expectWait(await ask, lock);
          await processes.pass(lock - 10_000);
          expectWait(await there.check("a"), 10_000);
          await processes.pass(10_000);
          expect(await there.check("a")).toBe(0);
        }
        expect(await here.check("b")).toBe(0);
      });

      check("are forgotten on a clear, and when nothing failed for long enough", async (processes) => {
        const [here, there] = open(processes);
        for (const forget of [() => there.clear("a"), () => processes.pass(4 * minute)]) {
          expect([await here.fail("a", 2), await forget()]).not.toContain(minute);
          expect([await here.fail("a", 2), await there.check("a")]).toEqual([0, 0]);
          await there.clear("a");
        }
      });

      check("end at once, with their failures, when they are lifted", async (processes) => {
        const [here, there] = open(processes);
        await here.fail("a", 1);
        expectWait(await there.check("a"), minute);
        await there.lift("a");
        expect([await here.check("a"), await here.fail("a", 2), await here.check("a")]).toEqual([0, 0, 0]);
        await here.lift("nobody");
      });

      check("count no more of 1,000 parallel failures than lead to the lock", async (processes) => {
        const lockouts = open(processes);
        const waits = await Promise.all(
          Array.from({ length: 500 }, () => lockouts.map(({ fail }) => fail("a", 5))).flat(),
        );
        expect(waits.filter((one) => one === 0)).toHaveLength(5);
        expectWait(await lockouts[0].check("a"), minute);
      });
    });

    describe("news", () => {
      check("reach everybody once and are waited for", async ({ here, there }) => {
        const handled: string[] = [];
        const slowly = (who: string) => async (message: string) => {
          await wait(5);
          handled.push(`${who} ${message}`);
        };
        here.listen({ ...silent, onMessage: slowly("here") });
        there.listen({ ...silent, onMessage: slowly("there") });
        // Timeouts never fire here, so only the acknowledgements can end the wait.
        const patience = jest.spyOn(globalThis, "setTimeout").mockImplementation(() => undefined as never);
        for (const count of [1, 2]) {
          await here.announce("purge\n");
          const expected = ["here purge\n", "there purge\n"].flatMap((one) => Array<string>(count).fill(one));
          expect(handled.toSorted()).toEqual(expected);
        }
        patience.mockRestore();
      });

      check("are not waited for longer, and reach one who is slow all the same", async ({ here, there }) => {
        const [release, handled] = [defer<void>(), defer<string>()];
        const onMessage = async (message: string) => {
          await release.promise;
          handled.resolve(message);
        };
        there.listen({ ...silent, onMessage });
        await here.announce("slow");
        release.resolve();
        expect(await handled.promise).toBe("slow");
      });

      check("skip a listener that fails or has ended, and leave no gap", async ({ here, there }) => {
        const failure = jest.spyOn(log, "error").mockImplementation(() => {});
        const onMessage = jest.fn();
        const onGap = jest.fn();
        there.listen({ ...silent, onMessage: () => Promise.reject(new Error("cannot")) });
        there.listen({ onMessage, onGap });
        there.listen({ ...silent, onMessage })();
        expect(await hear(there, () => here.announce("one"), here)).toEqual(["one"]);
        expect(onMessage.mock.calls).toEqual([["one"], [end]]);
        expect(failure).toHaveBeenCalled();
        expect(onGap).not.toHaveBeenCalled();
        failure.mockRestore();
      });

      check("arrive whole, 1,000 at once and whatever they say", async ({ here, there }) => {
        const many = Array.from({ length: 1_000 }, (_, number) => `number ${number}`);
        const messages = [...hostileTexts, ...many].sort();
        const heard = await hear(there, () => Promise.all(messages.map(here.announce)), here);
        expect(heard?.sort()).toEqual(messages);
      });
    });

    describe("locks", () => {
      check("let one in, and the next after it, also when it failed", async ({ here, there }) => {
        const [started, work] = [defer<void>(), defer<string>()];
        const held = here.tryLock("sweep", minute, () => {
          started.resolve();
          return work.promise;
        });
        await started.promise;
        for (const state of [here, there]) expect(await state.tryLock("sweep", minute, async () => "in")).toBeNull();
        expect(await there.tryLock("other", minute, async () => "in")).toBe("in");
        work.resolve("done");
        expect(await held).toBe("done");
        const failing = there.tryLock("sweep", minute, () => Promise.reject(new Error("no luck")));
        await expect(failing).rejects.toThrow("no luck");
        expect(await here.tryLock("sweep", minute, async () => "in")).toBe("in");
      });

      check("never let two in, of 1,000 who try", async ({ here, there }) => {
        let [inside, most] = [0, 0];
        const work = async () => {
          most = Math.max(most, ++inside);
          await wait(2);
          inside--;
        };
        await Promise.all(
          Array.from({ length: 500 }, () => [here, there].map((one) => one.tryLock("a\n", minute, work))).flat(),
        );
        expect(most).toBe(1);
      });
    });

    describe("results", () => {
      check("are computed once for all callers, and cached for their time", async (processes) => {
        let count = 0;
        const work = async () => {
          await wait(20);
          return `sealed ${++count}`;
        };
        const ask = async (key: string) => {
          const each = ({ once }: SharedState) => Array.from({ length: 500 }, () => once(key, minute, work));
          return new Set(await Promise.all([processes.here, processes.there].flatMap(each)));
        };
        expect(await ask("a")).toEqual(new Set(["sealed 1"]));
        await processes.pass(50_000);
        expect(await ask("a")).toEqual(new Set(["sealed 1"]));
        await processes.pass(10_000);
        expect(await ask("a")).toEqual(new Set(["sealed 2"]));
        expect(await ask("b")).toEqual(new Set(["sealed 3"]));
      });

      check("are not kept when they failed", async ({ here, there }) => {
        const failing = () => Promise.reject(new Error("not now"));
        for (const { once } of [here, there]) await expect(once("a", minute, failing)).rejects.toThrow("not now");
        expect(await there.once("a", minute, async () => "now")).toBe("now");
        expect(await here.once("a", minute, async () => "later")).toBe("now");
      });

      check("take any key for what it is, and any text", async ({ here, there }) => {
        for (const text of hostileTexts) await here.once(text, minute, async () => text);
        for (const text of hostileTexts)
          expect((await there.once(text, minute, async () => "again")) === text).toBe(true);
      });
    });

    check("is there", async ({ here, there }) => {
      expect([here.isAvailable(), there.isAvailable()]).toEqual([true, true]);
    });
  });
}

const silent = { onMessage() {}, onGap() {} };

const end = "the last word";

/**
 * All messages that arrive `there` while `announcing` runs; null where some may be lost. One process's messages stay in
 * order, so a final marker ends the wait.
 */
async function hear(
  there: SharedState,
  announcing: () => Promise<unknown>,
  here: SharedState,
): Promise<string[] | null> {
  const [heard, ended] = [[] as string[], defer<boolean>()];
  const onMessage = (message: string) => (message === end ? ended.resolve(true) : void heard.push(message));
  const stop = there.listen({ onMessage, onGap: () => ended.resolve(false) });
  await announcing();
  await here.announce(end);
  const isWhole = await ended.promise;
  stop();
  return isWhole ? heard : null;
}

function expectWait(wait: number, most: number): void {
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(most);
}

function defer<T>() {
  let resolve: (value: T) => void = () => {};
  const promise = new Promise<T>((settle) => (resolve = settle));
  return { promise, resolve };
}
