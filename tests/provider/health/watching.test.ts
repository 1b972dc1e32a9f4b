import { Registry } from "prom-client";
import type { Finding } from "@/lib/contract/health/schema";
import { said as say } from "@/lib/i18n/said";
import { addProviderMetrics } from "@/provider/health/metrics";
import { judge, takeFindings, watchService } from "@/provider/health/watching";
import { hindi } from "@/tests/english";
import { waitingLetters } from "@/tests/provider/waiting-letters";
import type { Api, Caller } from "../../contract/api";
import { buildDeps, openApi, type TestDeps } from "../build-deps";
import { sentMail } from "../kept-mail";

const start = Date.parse("2026-11-16T02:30:00Z");
const hour = 60 * 60_000;
let time = start;
let deps: TestDeps;
let api: Api;
let admin: Caller;

beforeEach(async () => {
  time = start;
  deps = await buildDeps({ mail: sentMail, now: () => new Date(time) });
  api = await openApi(deps);
  admin = await api.admin();
});
afterEach(() => deps.close());

const well: Finding[] = ["jobs", "backups", "redis"].map((check) => ({ check, state: "fine", detail: "" }));
const detail = say("findings.jobs.failed", { count: 7, list: "jobs", retry: "retry" });
const bad: Finding[] = well.with(0, { check: "jobs", state: "problem", detail });

/** Takes findings so many hours after the start, and says which mails there are by then. */
async function takeAt(hours: number, findings: Finding[]): Promise<string[]> {
  time = start + hours * hour;
  await takeFindings(deps, findings);
  return (await waitingLetters(deps)).map(({ subject }) => subject);
}

const began = "1 thing needs you – Namaskard";
const stands = "1 thing still needs you – Namaskard";
const over = "All is well again – Namaskard";

test("administrators are told once when something begins, after a day if it stands, and when all is well", async () => {
  expect(await takeAt(0, well)).toEqual([]);
  expect(await takeAt(0.25, bad)).toEqual([began]);
  expect(await takeAt(24, bad)).toEqual([began]);
  expect(await takeAt(24.25, bad)).toEqual([began, stands]);
  expect(await takeAt(24.5, well)).toEqual([began, stands]);
  expect(await takeAt(25.25, well)).toEqual([began, stands]);
  expect(await takeAt(25.5, well)).toEqual([began, stands, over]);
  expect(await takeAt(99, well)).toEqual([began, stands, over]);
  expect(await deps.db.selectFrom("notifications").select(["kind", "count"]).orderBy("id").execute()).toEqual([
    { kind: "alarm_began", count: 1 },
    { kind: "alarm_stands", count: 1 },
    { kind: "alarm_over", count: 0 },
  ]);
});

test("what begins at once is one mail that names each, in its reader's language", async () => {
  await admin.call("updateAccount", { json: { language: "hi" } });
  const off = say("findings.redis.away");
  await takeAt(0, bad.with(2, { check: "redis", state: "problem", detail: off }));
  const [letter, ...others] = await waitingLetters(deps);
  expect(others).toEqual([]);
  expect(letter?.text).toContain(hindi("findings.jobs.failed", { count: 7, list: "jobs", retry: "retry" }));
  expect(letter?.text).toContain(hindi("findings.redis.away"));
  expect(letter?.text).toContain(`${deps.config.siteUrl}/dashboard/status?language=hi`);
  expect(letter?.unsubscribe).toContain("/api/unsubscribe/operations-");
});

test("a second thing that begins is told at once, with the first", async () => {
  await takeAt(0, bad);
  await takeAt(1, bad.with(2, { check: "redis", state: "problem", detail: "gone" }));
  const [, letter] = await waitingLetters(deps);
  expect(letter?.subject).toBe("2 things need you – Namaskard");
});

test("a warning is not mailed", async () => {
  expect(await takeAt(0, well.with(1, { check: "backups", state: "warning", detail: "" }))).toEqual([]);
});

test("what comes and goes within the hour is one alarm", async () => {
  for (const hours of [0, 0.5, 1, 1.5]) {
    await takeAt(hours, bad);
    await takeAt(hours + 0.25, well);
  }
  expect(await waitingLetters(deps)).toHaveLength(1);
});

test("there are a few mails a day at most, and what stands is told later", async () => {
  for (let hours = 0; hours < 20; hours += 2) {
    await takeAt(hours, bad);
    await takeAt(hours + 0.5, well);
    await takeAt(hours + 1.5, well);
  }
  expect(await waitingLetters(deps)).toHaveLength(6);
  expect((await takeAt(26, bad)).slice(6)).toEqual([began]);
});

test("who wants no such mails has the bell alone", async () => {
  await admin.call("updateNotificationSettings", { json: { mail_operations: false } });
  expect(await takeAt(0, bad)).toEqual([]);
  expect((await admin.call("getUnreadNotifications")).body).toEqual({ unread: 1 });
});

test("clients are told nothing", async () => {
  const client = await api.client();
  await takeAt(0, bad);
  expect((await client.call("getUnreadNotifications")).body).toEqual({ unread: 0 });
});

test("a new release is told once", () => {
  const finding: Finding = { check: "release", state: "warning", detail: "", value: 1 };
  const told = judge(finding, undefined, { now: "2026-11-16T00:00:00.000Z", mayTell: true });
  expect(told.told_at).toBe("2026-11-16T00:00:00.000Z");
  expect(judge(finding, told, { now: "2026-11-20T00:00:00.000Z", mayTell: true })).toEqual(told);
});

test("the job keeps what the status screen shows, and metrics say it", async () => {
  time = Date.now();
  const registry = new Registry();
  addProviderMetrics(registry, deps);
  expect(await registry.metrics()).not.toMatch(/^namaskard_failed_mails \d/m);
  const at = new Date(time).toISOString();
  const job = { kind: "send_letter", payload: "{}", attempts: 1, run_at: at, created_at: at };
  await deps.db
    .insertInto("jobs")
    .values({ ...job, error: "MailError: away" })
    .execute();
  await watchService.run(deps, {}, new AbortController().signal);
  const text = await registry.metrics();
  expect(text).toContain('namaskard_check_state{check="failed-mails"} 1\n');
  expect(text).toContain('namaskard_check_state{check="redis"} 0\n');
  expect(text).toMatch(/^namaskard_failed_mails 1$/m);
  expect(text).toMatch(/^namaskard_failed_sign_ins 0$/m);
  expect(text).not.toMatch(/^namaskard_(backup_age_seconds|certificate_left_seconds|new_release) \d/m);
});
