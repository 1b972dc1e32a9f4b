import { z } from "zod";
import { log } from "@/lib/runtime/log/log";
import { type Job, leaseMs, maxAttempts, PermanentFailure, retryDelay } from "@/provider/kernel/jobs/job";
import { insertJob, takeJob } from "@/provider/kernel/jobs/repo";
import { startJobs } from "@/provider/kernel/jobs/runner";
import { write } from "@/provider/kernel/write/write";
import { buildDeps, type TestDeps } from "../../build-deps";

let deps: TestDeps;
let time = new Date("2026-01-01T10:00:00Z");
const stops: (() => Promise<void>)[] = [];
beforeEach(async () => {
  time = new Date("2026-01-01T10:00:00Z");
  deps = await buildDeps({ now: () => time });
  jest.spyOn(log, "error").mockImplementation(() => {});
});
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
  jest.restoreAllMocks();
  await deps.close();
});

const noteSchema = z.object({ text: z.string() });
const by = { actorId: null, address: "" };

function buildJob(run: Job<{ text: string }>["run"], more: Partial<Job<{ text: string }>> = {}): Job<{ text: string }> {
  return { kind: "note", payload: noteSchema, run, ...more };
}

const start = async (job: Job<never> | Job<{ text: string }>) => {
  stops.push(await startJobs(deps, [job as Job]));
};
const enqueue = (job: Job<{ text: string }>, text: string) => write(deps, by, ({ enqueue }) => enqueue(job, { text }));
const listJobs = () => deps.db.selectFrom("jobs").selectAll().orderBy("id").execute();

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 20));
}

test("a job that a write has left is done once, and gone", async () => {
  const done: string[] = [];
  const job = buildJob(async (_, { text }) => void done.push(text));
  await enqueue(job, "one");
  await enqueue(job, "two");
  await start(job);
  await until(async () => (await listJobs()).length === 0);
  expect(done).toEqual(["one", "two"]);
});

test("a write that fails leaves no job", async () => {
  const job = buildJob(async () => {});
  const failing = write(deps, by, async ({ enqueue }) => {
    await enqueue(job, { text: "never" });
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  expect(await listJobs()).toEqual([]);
});

test("an urgent job does not wait for one that takes long", async () => {
  const done: string[] = [];
  let finish = () => {};
  const slow = buildJob(() => new Promise((resolve) => (finish = resolve)));
  const urgent = buildJob(async (_, { text }) => void done.push(text), { kind: "urgent", isUrgent: true });
  await enqueue(slow, "long");
  await enqueue(urgent, "at once");
  stops.push(await startJobs(deps, [slow as Job, urgent as Job]));
  await until(() => done.length > 0);
  expect((await listJobs()).map(({ kind }) => kind)).toEqual(["note"]);
  finish();
});

test("a job cut off by a shutdown stays due, and does not count as failed", async () => {
  let isBegun = false;
  const job = buildJob(
    (_, __, signal) =>
      new Promise((_resolve, reject) => {
        isBegun = true;
        signal.addEventListener("abort", () => reject(signal.reason));
      }),
  );
  await enqueue(job, "long");
  const [before] = await listJobs();
  await start(job);
  await until(() => isBegun);
  await stops.pop()?.();
  expect(await listJobs()).toEqual([before]);
  expect(log.error).not.toHaveBeenCalled();
});

test("many processes run each of many jobs once", async () => {
  const done: string[] = [];
  const job = buildJob(async (_, { text }) => {
    done.push(text);
    await new Promise((resolve) => setTimeout(resolve, 1));
  });
  const names = Array.from({ length: 60 }, (_, index) => `job ${index}`);
  for (const name of names) await enqueue(job, name);
  for (let process = 0; process < 4; process++) await start(job);
  await until(async () => (await listJobs()).length === 0);
  expect([...done].sort()).toEqual([...names].sort());
});

test("a failed job is retried later, and dead after many attempts", async () => {
  let runs = 0;
  const job = buildJob(async () => {
    runs++;
    throw new Error("the server is away");
  });
  await enqueue(job, "x");
  await start(job);
  for (let attempt = 1; attempt < maxAttempts; attempt++) {
    await until(async () => (await listJobs())[0]?.attempts === attempt && (await listJobs())[0]?.lease === null);
    const [row] = await listJobs();
    expect(row?.error).toContain("the server is away");
    expect(Date.parse(row?.run_at ?? "")).toBeGreaterThan(time.getTime() + 4_000);
    time = new Date(Date.parse(row?.run_at ?? "") + 1);
  }
  await until(async () => (await listJobs())[0]?.dead_at !== null);
  expect(runs).toBe(maxAttempts);
  time = new Date(time.getTime() + 365 * 24 * 60 * 60_000);
  expect(await takeJob(deps.db, ["note"], time)).toBeUndefined();
});

test("a job with a permanent failure is dead at once", async () => {
  const job = buildJob(async () => {
    throw new PermanentFailure("no such address");
  });
  await enqueue(job, "x");
  await start(job);
  await until(async () => (await listJobs())[0]?.dead_at === time.toISOString());
  expect((await listJobs())[0]?.attempts).toBe(1);
});

test("the backoff grows, up to three and a half hours", () => {
  const delays = Array.from({ length: maxAttempts }, (_, index) => retryDelay(index + 1));
  expect(delays[0]).toBeGreaterThanOrEqual(4_500);
  expect(delays[5]).toBeGreaterThan((delays[0] ?? 0) * 10);
  expect(Math.max(...delays)).toBeLessThan(3.5 * 60 * 60_000);
});

test("a dead process's job is taken over after its lease, and its late result is ignored", async () => {
  const job = buildJob(async () => {});
  await enqueue(job, "x");
  const first = await takeJob(deps.db, ["note"], time);
  expect(await takeJob(deps.db, ["note"], time)).toBeUndefined();
  time = new Date(time.getTime() + leaseMs);
  const second = await takeJob(deps.db, ["note"], time);
  expect([second?.id, second?.attempts]).toEqual([first?.id, 2]);
  expect(second?.lease).not.toBe(first?.lease);
});

test("a recurring job has one row, whoever starts, and runs again after its time", async () => {
  let runs = 0;
  const job = buildJob(async () => void runs++, { payload: z.unknown() as never, every: 60_000 });
  await start(job);
  await start(job);
  await until(() => runs === 1);
  await until(async () => (await listJobs())[0]?.lease === null);
  const [row, ...others] = await listJobs();
  expect(others).toEqual([]);
  expect(row).toMatchObject({ attempts: 0, run_at: new Date(time.getTime() + 60_000).toISOString() });
  time = new Date(time.getTime() + 60_000);
  await until(() => runs === 2);
});

test("jobs of kinds that this release does not know are left to one that does", async () => {
  const at = time.toISOString();
  await insertJob(deps.db, { kind: "later", payload: "{}", run_at: at, created_at: at });
  let runs = 0;
  const job = buildJob(async () => void runs++);
  await enqueue(job, "x");
  await start(job);
  await until(() => runs === 1);
  await until(async () => (await listJobs()).length === 1);
  expect(await listJobs()).toMatchObject([{ kind: "later", attempts: 0 }]);
});

test("stopping tells the job under way, waits for it, and takes no other", async () => {
  const ended: string[] = [];
  const job = buildJob(async (_deps, { text }, signal) => {
    await new Promise((resolve) => signal.addEventListener("abort", resolve));
    ended.push(text);
  });
  await enqueue(job, "one");
  await enqueue(job, "two");
  await start(job);
  await until(async () => (await listJobs())[0]?.lease !== null);
  await stops.pop()?.();
  expect(ended).toEqual(["one"]);
  expect((await listJobs()).length).toBe(1);
});

test("jobs that can be joined run and fail together, later ones in their turn", async () => {
  const done: string[] = [];
  const job = buildJob(
    async (_, { text }) => {
      done.push(text);
      if (done.length === 1) throw new Error("not yet");
    },
    { join: (payloads) => ({ text: payloads.map(({ text }) => text).join("+") }) },
  );
  await enqueue(job, "one");
  await enqueue(job, "two");
  const later = new Date(time.getTime() + 60_000).toISOString();
  await insertJob(deps.db, { kind: "note", payload: '{"text":"later"}', run_at: later, created_at: later });
  await start(job);
  await until(() => done.length === 1);
  await until(async () => (await listJobs())[0]?.lease === null);
  expect((await listJobs()).map(({ payload }) => JSON.parse(payload).text)).toEqual(["one+two", "later"]);
  time = new Date(time.getTime() + 6_000);
  await until(() => done.length === 2);
  time = new Date(later);
  await until(async () => (await listJobs()).length === 0);
  expect(done).toEqual(["one+two", "one+two", "later"]);
});

test("a job with a lane of its own goes out while 500 others wait, a few at once", async () => {
  const done: string[] = [];
  let most = 0;
  let running = 0;
  const digest = buildJob(() => new Promise((resolve) => setTimeout(resolve, 50)), { kind: "digest" });
  const push = buildJob(
    async (_, { text }) => {
      most = Math.max(most, ++running);
      await new Promise((resolve) => setTimeout(resolve, 200));
      running--;
      done.push(text);
    },
    { kind: "push", atOnce: 3 },
  );
  await write(deps, by, async ({ enqueue }) => {
    for (let number = 0; number < 500; number++) await enqueue(digest, { text: "" });
    for (let number = 0; number < 6; number++) await enqueue(push, { text: String(number) });
  });
  stops.push(await startJobs(deps, [digest as Job, push as Job]));
  await until(() => done.length === 6);
  expect(most).toBe(3);
  expect((await listJobs()).length).toBeGreaterThan(400);
});
