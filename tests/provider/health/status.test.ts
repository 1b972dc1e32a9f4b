import { serviceStatusSchema } from "@/lib/contract/health/schema";
import { migrations } from "@/provider/ports/database/migrations";
import type { Api, Caller } from "../../contract/api";
import { hindi } from "../../english";
import { buildDeps, openApi, type TestDeps } from "../build-deps";

let deps: TestDeps;
let api: Api;
let admin: Caller;
beforeEach(async () => {
  deps = await buildDeps();
  api = await openApi(deps);
  admin = await api.admin();
});
afterEach(() => deps.close());

const read = async () => {
  const { status, body } = await admin.call("getStatus");
  expect(status).toBe(200);
  return serviceStatusSchema.strict().parse(body);
};

test("an administrator learns how the service is doing", async () => {
  const { findings, versions, disk, jobs, faults, started_at } = await read();
  expect(findings.map(({ check }) => check)).toEqual([
    ...["clock", "disk", "mail", "failed-mails", "redis", "sign-in", "failed-sign-ins", "cdn", "certificate"],
    ...["jobs", "backups", "release"],
  ]);
  expect(versions).toEqual({
    build: "test",
    node: process.versions.node,
    database: expect.stringMatching(/^(SQLite|PostgreSQL) \d+\.\d+/),
    schema: Object.keys(migrations).at(-1),
  });
  expect(disk.total).toBeGreaterThan(disk.free);
  expect([jobs.dead, faults]).toEqual([0, []]);
  expect(Date.parse(started_at)).toBeLessThan(Date.now());
});

test("nobody else does, and no answer holds a secret of the settings", async () => {
  expect((await (await api.client()).call("getStatus")).status).toBe(403);
  const { body } = await admin.call("getStatus");
  expect(JSON.stringify(body)).not.toMatch(/secret|password/i);
});

test("what was found is written in the reader's language", async () => {
  const { body } = await admin.call("getStatus", { init: { headers: { "accept-language": "hi" } } });
  const { findings } = serviceStatusSchema.parse(body);
  expect(findings.find(({ check }) => check === "redis")?.detail).toBe(hindi("findings.redis.off"));
});

test("jobs that were given up and late ones are told", async () => {
  const row = { kind: "send_mail", payload: "{}", attempts: 15, created_at: "2026-01-01T00:00:00.000Z" };
  await deps.db
    .insertInto("jobs")
    .values({ ...row, run_at: "2026-01-01T00:00:00.000Z" })
    .execute();
  const late = (await read()).findings.find(({ check }) => check === "jobs");
  expect(late).toMatchObject({ state: "warning", detail: expect.stringMatching(/^1 is more than 10 minutes late/) });
  await deps.db.updateTable("jobs").set({ dead_at: "2026-01-02T00:00:00.000Z" }).execute();
  const { findings, jobs } = await read();
  expect(jobs.dead).toBe(1);
  expect(findings.find(({ check }) => check === "jobs")?.detail).toMatch(/^1 failed for good/);
});

test("what a CDN did not take is told, until it has", async () => {
  const find = async () => (await read()).findings.find(({ check }) => check === "cdn");
  expect(await find()).toMatchObject({ state: "fine", detail: expect.stringContaining("CDN_PURGE_URL is not set") });
  Object.assign(deps.config, { cdn: { url: "https://cdn.test/hush", format: "generic" } });
  expect(await find()).toMatchObject({ state: "fine", detail: "cdn.test has every change" });
  const error = "Error: cdn.test answered 403 to a purge";
  const at = "2026-01-01T00:00:00.000Z";
  await deps.db
    .insertInto("jobs")
    .values({ kind: "purge_cdn", payload: "[]", attempts: 3, error, run_at: at, created_at: at })
    .execute();
  expect(await find()).toMatchObject({ state: "warning", detail: expect.stringContaining(error) });
  await deps.db.deleteFrom("jobs").execute();
  expect(await find()).toMatchObject({ state: "fine" });
});
