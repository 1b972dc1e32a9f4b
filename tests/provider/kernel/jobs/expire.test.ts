import { activityLimits } from "@/lib/contract/notifications/values";
import { feedbackLimits } from "@/lib/contract/visitors/values";
import { jobs } from "@/provider/all-jobs";
import { insertFeedback } from "@/provider/feedback/repo";
import { insertLead } from "@/provider/leads/repo";
import { buildDeps, openApi, type TestDeps } from "../../build-deps";

const day = 24 * 60 * 60_000;
let deps: TestDeps;
let time = new Date();
beforeEach(async () => {
  time = new Date();
  deps = await buildDeps({ now: () => time });
});
afterEach(() => deps.close());

async function run(kind: string): Promise<void> {
  const job = jobs.find((job) => job.kind === kind);
  if (!job) throw new Error(`There is no job ${kind}`);
  await job.run(deps, {}, new AbortController().signal);
}

test("kinds are told apart", () => {
  expect(new Set(jobs.map(({ kind }) => kind)).size).toBe(jobs.length);
});

test("the audit log is kept for a year and no longer, however much of it there is", async () => {
  const entry = { actor_id: null, action: "sign_out", target: "user:1", address: "", detail: "", client_id: null };
  const at = (days: number) => new Date(time.getTime() - days * day).toISOString();
  const old = Array.from({ length: 1_200 }, () => ({ ...entry, at: at(activityLimits.days) }));
  for (let start = 0; start < old.length; start += 300)
    await deps.db
      .insertInto("audit_log")
      .values(old.slice(start, start + 300))
      .execute();
  await deps.db
    .insertInto("audit_log")
    .values({ ...entry, at: at(activityLimits.days - 1) })
    .execute();
  await run("expire_audit_log");
  expect(await deps.db.selectFrom("audit_log").select("at").execute()).toEqual([{ at: at(activityLimits.days - 1) }]);
});

test("sessions and idempotency keys go when they have ended", async () => {
  const api = await openApi(deps);
  const client = await api.client();
  const json = { title: "Tour", youtube_url: "https://youtu.be/aqz-KE-bpKQ" };
  await client.call("createVideo", { json, init: { headers: { "idempotency-key": "k" } } });
  const count = async () => [
    (await deps.db.selectFrom("sessions").select("id").execute()).length,
    (await deps.db.selectFrom("idempotency_keys").select("key").execute()).length,
  ];
  const before = await count();
  for (const kind of ["expire_sessions", "expire_idempotency_keys"]) await run(kind);
  expect(await count()).toEqual(before);
  time = new Date(time.getTime() + 8 * day);
  for (const kind of ["expire_sessions", "expire_idempotency_keys"]) await run(kind);
  expect(await count()).toEqual([0, 0]);
});

test("dead jobs are kept for a month", async () => {
  const at = time.toISOString();
  const job = { kind: "x", payload: "{}", run_at: at, attempts: 1, created_at: at, dead_at: at };
  await deps.db.insertInto("jobs").values(job).execute();
  time = new Date(time.getTime() + 29 * day);
  await run("expire_dead_jobs");
  expect(await deps.db.selectFrom("jobs").select("id").execute()).toHaveLength(1);
  time = new Date(time.getTime() + 2 * day);
  await run("expire_dead_jobs");
  expect(await deps.db.selectFrom("jobs").select("id").execute()).toEqual([]);
});

test("leads are kept for as long as a setting says after they last changed", async () => {
  const api = await openApi(deps);
  const { id: client_id } = await api.client();
  const days = 40;
  deps.config.leadsRetentionDays = days;
  const at = (age: number) => new Date(time.getTime() - age * day).toISOString();
  const told = { client_id, kind: "contact", status: "new", name: "", message: "", phone: "", email: "" };
  const rest = { items: "[]", total: "0.00", notes: "", remind_on: null, consent: "", created_at: at(2 * days) };
  for (const [name, updated_at] of Object.entries({ forgotten: at(days), kept: at(days - 1) }))
    await insertLead(deps.db, { ...told, ...rest, name, ticket: name, updated_at });
  await run("expire_leads");
  expect(await deps.db.selectFrom("leads").select("name").execute()).toEqual([{ name: "kept" }]);
});

test("reviews go some time after they were rejected, and when nobody has looked at them for a year", async () => {
  const api = await openApi(deps);
  const { id: client_id } = await api.client();
  deps.config.reviewsRetentionDays = 10;
  const { pendingDays } = feedbackLimits;
  const told = { client_id, customer_name: "", customer_email: "a@example.com", message: "", rating: 5 };
  const rest = { response: null, origin: "visitor", consent: "", ticket: null, responded_at: null };
  for (const [status, age] of [
    ["rejected", 10],
    ["rejected", 9],
    ["pending", pendingDays],
    ["pending", pendingDays - 1],
    ["approved", 5 * pendingDays],
  ] as const) {
    const updated_at = new Date(time.getTime() - age * day).toISOString();
    await insertFeedback(deps.db, { ...told, ...rest, message: `${age}`, status, created_at: updated_at, updated_at });
  }
  for (const kind of ["expire_rejected_feedback", "expire_pending_feedback"]) await run(kind);
  const left = await deps.db.selectFrom("feedback").select(["status", "message"]).orderBy("id").execute();
  expect(left.map(({ status, message }) => [status, Number(message)])).toEqual([
    ["rejected", 9],
    ["pending", pendingDays - 1],
    ["approved", 5 * pendingDays],
  ]);
});
