import { log } from "@/lib/runtime/log/log";
import type { Job } from "@/provider/kernel/jobs/job";
import { startJobs } from "@/provider/kernel/jobs/runner";
import { purgeAgainAfter, purgeCdn } from "@/provider/kernel/write/jobs";
import { write } from "@/provider/kernel/write/write";
import { keysAtOnce } from "@/provider/ports/cdn/cdn";
import { createCdnWebhook } from "@/provider/ports/cdn/webhook";
import { openCdn, type TestCdn } from "../../../servers/cdn";
import { buildDeps, type TestDeps } from "../../build-deps";

let cdn: TestCdn;
let deps: TestDeps;
let time: Date;
let stop: (() => Promise<void>) | undefined;
beforeEach(async () => {
  cdn = await openCdn();
  time = new Date("2026-01-01T10:00:00Z");
  const options = { url: cdn.purgeUrl, format: "generic" } as const;
  deps = await buildDeps({ cdn: createCdnWebhook(options), now: () => time });
  Object.assign(deps.config, { cdn: options });
  jest.spyOn(log, "error").mockImplementation(() => {});
});
afterEach(async () => {
  await stop?.();
  stop = undefined;
  jest.restoreAllMocks();
  await deps.close();
  await cdn.close();
});

const by = { actorId: null, address: "" };
const change = (...tags: `client:${number}`[]) => write(deps, by, async ({ changed }) => changed(...tags));
const listJobs = () => deps.db.selectFrom("jobs").selectAll().orderBy("id").execute();
const told = () => cdn.purges.map(({ body }) => body);
const start = async () => {
  stop = await startJobs(deps, [purgeCdn as Job]);
};
const pass = (milliseconds: number) => {
  time = new Date(time.getTime() + milliseconds);
};

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 4_000;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error("It did not come to that");
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

test("a change is purged at once, and again once no stale copy can return", async () => {
  await change("client:1");
  await start();
  await until(() => told().length === 1);
  await until(async () => (await listJobs()).length === 1);
  expect(Date.parse((await listJobs())[0]?.run_at ?? "") - time.getTime()).toBe(purgeAgainAfter);
  pass(purgeAgainAfter);
  await until(async () => (await listJobs()).length === 0);
  expect(told()).toEqual([{ keys: ["client:1"] }, { keys: ["client:1"] }]);
});

test("a write that fails, changes no page, or has no CDN in front, leaves nothing to purge", async () => {
  const failing = write(deps, by, async ({ changed }) => {
    changed("client:1");
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  await change();
  Object.assign(deps.config, { cdn: undefined });
  await change("client:1");
  expect(await listJobs()).toEqual([]);
});

test("many changes are purged in one call", async () => {
  for (let id = 1; id <= 20; id++) await change("client:1", `client:${id}`);
  await start();
  await until(async () => (await listJobs()).length === 20);
  expect(told()).toEqual([{ keys: Array.from({ length: 20 }, (_, index) => `client:${index + 1}`) }]);
});

test("too many keys for one call purge everything, by the common key", async () => {
  await change(...Array.from({ length: keysAtOnce + 1 }, (_, id) => `client:${id}` as const));
  await start();
  await until(() => told().length === 1);
  expect(told()).toEqual([{ keys: ["site"] }]);
});

test("a failed purge is retried with the changes since, by any process", async () => {
  cdn.meetWith(500);
  await change("client:1");
  await start();
  await until(async () => (await listJobs())[0]?.error !== null);
  await stop?.();
  expect((await listJobs())[0]).toMatchObject({ attempts: 1, dead_at: null });
  expect((await listJobs())[0]?.error).toContain("answered 500 to a purge");
  cdn.meetWith(200);
  await change("client:2");
  pass(6_000);
  await start();
  await until(() => told().length === 2);
  const { keys } = told()[1] as { keys: string[] };
  expect(keys.sort()).toEqual(["client:1", "client:2"]);
});

test("a CDN that does not answer delays neither writes nor jobs, and is aborted at shutdown", async () => {
  cdn.meetWith("silent");
  await start();
  await change("client:1");
  await until(() => told().length === 1);
  await change("client:2");
  const begun = Date.now();
  await stop?.();
  stop = undefined;
  expect(Date.now() - begun).toBeLessThan(5_000);
  const [job] = await listJobs();
  expect(job).toMatchObject({ attempts: 0, lease: null, error: null });
});

test("an announced change is told before the next look for jobs", async () => {
  const announce = async (tags: readonly string[]) => deps.shared.announce(tags.join(" "));
  await start();
  await new Promise((resolve) => setTimeout(resolve, 1_050));
  const begun = performance.now();
  await write({ ...deps, announce }, by, async ({ changed }) => changed("client:1"));
  await until(() => told().length === 1);
  expect(performance.now() - begun).toBeLessThan(600);
});

test("work that was left for a CDN that is there no longer is nothing to do", async () => {
  await purgeCdn.run({ ...deps, cdn: null }, ["client:1"], new AbortController().signal);
  expect(told()).toEqual([]);
});
