import fc from "fast-check";
import type { BulkAction } from "@/lib/contract/clients/bulk";
import { bulkLimits } from "@/lib/contract/clients/values";
import { withoutPlan } from "@/lib/contract/limits";
import { runBulk } from "@/provider/clients/bulk/jobs";
import { resetLinkJobs } from "@/provider/identity/reset-links/jobs";
import {
  type Answer,
  type Api,
  admin as adminAccount,
  type Caller,
  type ClientCaller,
  expectError,
} from "../../../contract/api";
import { accountMessages, bulkMessages, planMessages } from "../../../english";
import { buildDeps, openApi, type TestDeps } from "../../build-deps";
import { insertClient } from "../../insert-client";
import { keepMail } from "../../kept-mail";

let time: Date;
let deps: TestDeps;
let api: Api;
let admin: Caller;
let clients: ClientCaller[];
const { mail, sent } = keepMail();

beforeEach(async () => {
  time = new Date("2026-01-17T06:30:00Z");
  deps = await buildDeps({ now: () => time, mail });
  api = await openApi(deps);
  admin = await api.admin();
  clients = [];
  for (const company_name of ["Copper House", "Copper Works", "Tea Stall"])
    clients.push(await api.client({ company_name }));
});
afterEach(() => deps.close());

const never = new AbortController().signal;
const ids = () => clients.map(({ id }) => id);

async function createPlan(name: string, people = 5, price = "599"): Promise<number> {
  const limits = { ...withoutPlan.limits, people };
  const plan = { ...withoutPlan, name, price, currency: "INR", months: 12, trial_days: 14, limits };
  return (await admin.call("createPlan", { json: plan })).body.id;
}

type Chosen = { ids: number[] } | { filter: Record<string, unknown> };
const start = (action: BulkAction, chosen: Chosen = { ids: ids() }, dry_run = false) =>
  admin.call("startBulk", { json: { action, clients: chosen, dry_run } });
const foresee = async (action: BulkAction, chosen?: Chosen) => (await start(action, chosen, true)).body;

/** Runs the job that a call has left, and says how it came out. */
async function finish({ body }: Answer): Promise<Answer["body"]> {
  await runBulk.run(deps, { run_id: body.id, by: { actorId: 1, address: "127.0.0.1" } }, never);
  return (await admin.call("getBulk", { params: { id: body.id } })).body;
}
const undo = async (id: number) => finish(await admin.call("undoBulk", { params: { id } }));

const isActive = async (id: number) => (await admin.call("getClient", { params: { id } })).body.is_active;
const planOf = async (id: number) => (await admin.call("getClientPlan", { params: { id } })).body;
const countAudit = async (wanted: string) => {
  const { results } = (await admin.call("listAudit", { query: { page_size: 100 } })).body;
  return results.filter(({ action }: { action: string }) => action === wanted).length;
};

test("a dry run tells what would come of it, and the run does that", async () => {
  const [first] = clients;
  await admin.call("blockClient", { params: { id: first?.id ?? 0 } });
  const told = { total: 4, changed: 2, resting: 0, is_finished: true };
  const skipped = [
    { reason: "already", count: 1 },
    { reason: "deleted", count: 1 },
  ];
  const chosen = { ids: [...ids(), ...ids(), 999_999] };
  expect(await foresee({ kind: "block" }, chosen)).toEqual({ ...told, id: null, skipped, undoable_until: null });
  expect(await isActive(ids()[1] ?? 0)).toBe(true);
  const started = await start({ kind: "block" }, chosen);
  expect(started.body).toMatchObject({ total: 4, changed: 0, skipped: [], is_finished: false });
  const run = await finish(started);
  expect(run).toMatchObject({ ...told, skipped });
  for (const id of ids()) expect(await isActive(id)).toBe(false);
  expect(await countAudit("client_blocked")).toBe(3);
  expect((await clients[1]?.call("getProfile"))?.status).toBe(403);
});

test("undo gives back what was so before, once, and only to those that nobody has changed since", async () => {
  const [first, second] = clients;
  await admin.call("blockClient", { params: { id: first?.id ?? 0 } });
  const { id, undoable_until } = await finish(await start({ kind: "block" }));
  expect(undoable_until).toBe(new Date(time.getTime() + bulkLimits.undoFor).toISOString());
  await admin.call("unblockClient", { params: { id: second?.id ?? 0 } });
  expect(await undo(id)).toMatchObject({
    total: 2,
    changed: 1,
    skipped: [{ reason: "changed_since", count: 1 }],
    undoable_until: null,
  });
  expect(await Promise.all(ids().map(isActive))).toEqual([false, true, true]);
  expectError(await admin.call("undoBulk", { params: { id } }), "conflict", bulkMessages.notUndoable);
});

test("nothing can be undone before it is finished, nor a day after it", async () => {
  const started = await start({ kind: "block" });
  const { id } = started.body;
  expectError(await admin.call("undoBulk", { params: { id } }), "conflict", bulkMessages.notUndoable);
  await finish(started);
  time = new Date(time.getTime() + bulkLimits.undoFor);
  admin = await api.signIn(adminAccount.email, adminAccount.password);
  expectError(await admin.call("undoBulk", { params: { id } }), "conflict", bulkMessages.notUndoable);
});

test("all that the list finds are meant, however many pages it has", async () => {
  await admin.call("blockClient", { params: { id: ids()[0] ?? 0 } });
  expect(await foresee({ kind: "block" }, { filter: { search: "copper" } })).toMatchObject({ total: 2, changed: 1 });
  expect(await foresee({ kind: "block" }, { filter: { search: "ks" } })).toMatchObject({ total: 1 });
  expect(await foresee({ kind: "block" }, { filter: { is_active: true } })).toMatchObject({ total: 2 });
  expect(await foresee({ kind: "block" }, { filter: {} })).toMatchObject({ total: 3 });
  expect(await foresee({ kind: "block" }, { filter: { search: "nobody" } })).toMatchObject({ total: 0 });
});

test.each([
  { filter: { plan: "x" } },
  { filter: { subscription: "late" } },
  { filter: { plans: 3 } },
  { ids: [] },
  { ids: [1], filter: {} },
  {},
])("a selection that is none, %j, means nobody and not everybody", async (chosen) => {
  expect((await start({ kind: "block" }, chosen as Chosen)).status).toBe(400);
  expect(await deps.db.selectFrom("bulk_runs").selectAll().execute()).toEqual([]);
});

test("days are given to those that have some, each once, and taken back", async () => {
  const plan = await createPlan("Plan");
  const free = await createPlan("Free", 5, "0");
  const [first, second] = ids();
  await admin.call("setClientPlan", { params: { id: first ?? 0 }, json: { plan_id: plan, due_on: "2026-01-31" } });
  await admin.call("setClientPlan", { params: { id: second ?? 0 }, json: { plan_id: free } });
  const skipped = [
    { reason: "no_plan", count: 1 },
    { reason: "nothing_due", count: 1 },
  ];
  const days: BulkAction = { kind: "days", days: 7 };
  expect(await foresee(days)).toMatchObject({ total: 3, changed: 1, skipped });
  const started = await start(days);
  await finish(started);
  const { id } = await finish(started);
  expect((await planOf(first ?? 0)).subscription.due_on).toBe("2026-02-07");
  await undo(id);
  expect((await planOf(first ?? 0)).subscription.due_on).toBe("2026-01-31");
  const { results } = (await admin.call("listAudit", { query: { actions: "clients" } })).body;
  expect(results[0]).toMatchObject({ action: "client_plan_restored", client_id: first, detail: expect.any(String) });
});

test("a plan is given with what would rest told before, and each goes back to its own", async () => {
  const [small, large] = [await createPlan("Small", 1), await createPlan("Large")];
  const [first, second, third] = clients;
  const put = (client: ClientCaller | undefined, json: object) =>
    admin.call("setClientPlan", { params: { id: client?.id ?? 0 }, json });
  await put(first, { plan_id: large, due_on: "2026-03-31" });
  await put(second, { plan_id: null, limits: { people: 2 } });
  for (const client of [first, second, third])
    for (const name of ["Asha", "Ravi"]) await client?.call("createPerson", { form: { name } });
  const before = await Promise.all(ids().map(planOf));
  const action: BulkAction = { kind: "plan", plan_id: small };
  expect(await foresee(action)).toMatchObject({ total: 3, changed: 3, resting: 2 });
  const { id } = await finish(await start(action));
  const after = await Promise.all(ids().map(planOf));
  expect(after.map(({ plan }) => plan.name)).toEqual(["Small", "Small", "Small"]);
  expect(after.map(({ resting }) => resting.people)).toEqual([1, 0, 1]);
  expect(after[1].limits).toEqual({ people: 2 });
  expect(await foresee(action)).toMatchObject({ changed: 0, skipped: [{ reason: "already", count: 3 }] });
  expect(await undo(id)).toMatchObject({ changed: 3 });
  expect(await Promise.all(ids().map(planOf))).toEqual(before);
});

test("a plan that was deleted meanwhile is given to nobody, neither by a run nor by its undo", async () => {
  const [plan, other] = [await createPlan("Plan"), await createPlan("Other")];
  const started = await start({ kind: "plan", plan_id: plan });
  await admin.call("deletePlan", { params: { id: plan } });
  expect(await finish(started)).toMatchObject({ changed: 0, skipped: [{ reason: "plan_deleted", count: 3 }] });
  const again = await start({ kind: "plan", plan_id: plan });
  expectError(again, "validation_error", planMessages.unknown, "plan_id");
  await finish(await start({ kind: "plan", plan_id: other }));
  const { id } = await finish(await start({ kind: "plan", plan_id: null }));
  await admin.call("deletePlan", { params: { id: other } });
  expect(await undo(id)).toMatchObject({ changed: 0, skipped: [{ reason: "plan_deleted", count: 3 }] });
});

test("links are mailed to clients that may sign in; what was mailed cannot be undone", async () => {
  await admin.call("blockClient", { params: { id: ids()[0] ?? 0 } });
  const { id, ...run } = await finish(await start({ kind: "links" }));
  expect(run).toMatchObject({ changed: 2, skipped: [{ reason: "blocked", count: 1 }], undoable_until: null });
  expectError(await admin.call("undoBulk", { params: { id } }), "conflict", bulkMessages.notUndoable);
  const [sendInvitation] = resetLinkJobs.filter(({ kind }) => kind === "send_invitation");
  const jobs = await deps.db.selectFrom("jobs").select("payload").where("kind", "=", "send_invitation").execute();
  expect(jobs.map(({ payload }) => JSON.parse(payload).is_known)).toEqual([true, true]);
  sent.length = 0;
  for (const { payload } of jobs) await sendInvitation?.run(deps, JSON.parse(payload), never);
  expect(sent.map(({ to }) => to)).toEqual(clients.slice(1).map(({ email }) => email));
  expect(sent[0]?.text).toContain("to set a new password");
});

test("without mail no links are sent", async () => {
  const silent = await buildDeps();
  const caller = await (await openApi(silent)).admin();
  const json = { action: { kind: "links" }, clients: { filter: {} }, dry_run: false };
  expectError(await caller.call("startBulk", { json }), "bad_request", accountMessages.resetMailOff);
  expect((await caller.call("startBulk", { json: { ...json, dry_run: true } })).status).toBe(200);
  await silent.close();
});

const makeLinks = (chosen: Chosen) => admin.call("makeLinks", { json: { clients: chosen } });

test("links are made for clients that may sign in, each works, and nothing of them is stored", async () => {
  await admin.call("blockClient", { params: { id: ids()[0] ?? 0 } });
  const { results } = (await makeLinks({ filter: {} })).body;
  const shown = clients.slice(1).map(({ companyName: company_name, email }) => ({ company_name, email }));
  expect(results).toMatchObject(shown);
  for (const { token, email } of results)
    expect((await api.anonymous.call("checkResetLink", { json: { token } })).body.email).toBe(email);
  expect(await countAudit("reset_link_created")).toBe(2);
  const stored = JSON.stringify(await deps.db.selectFrom("reset_links").selectAll().execute());
  for (const { token } of results) expect(stored).not.toContain(token);
});

test("links end with the next ones", async () => {
  const [first] = (await makeLinks({ ids: ids() })).body.results;
  const again = await Promise.all([makeLinks({ ids: ids() }), makeLinks({ ids: ids().toReversed() })]);
  expect(again.map(({ status }) => status)).toEqual([200, 200]);
  expect((await api.anonymous.call("checkResetLink", { json: { token: first.token } })).status).toBe(400);
});

test("links are made for no more clients than in one call", async () => {
  const most = bulkLimits.ids;
  for (let index = 0; index < most; index++) await insertClient(deps.db, { company_name: `Shop ${index}` });
  const answer = await makeLinks({ filter: {} });
  expectError(answer, "validation_error", bulkMessages.tooManyLinks, "clients");
  const all = (await makeLinks({ filter: { search: "Shop" } })).body.results;
  expect(new Set(all.map(({ token }: { token: string }) => token)).size).toBe(most);
});

test("a run that is cut off goes on where it was, and gives nobody twice", async () => {
  await finish(await start({ kind: "plan", plan_id: await createPlan("Plan"), due_on: "2026-01-31" }));
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 4 }), async (cuts) => {
      const due = async () => (await planOf(ids()[0] ?? 0)).subscription.due_on;
      const before = await due();
      const started = await start({ kind: "days", days: 1 });
      for (const cut of cuts) await runUntil(started.body.id, cut);
      const { id, changed } = await finish(started);
      expect(changed).toBe(3);
      expect(await due()).toBe(new Date(Date.parse(before) + 86_400_000).toISOString().slice(0, 10));
      await undo(id);
      expect(await due()).toBe(before);
    }),
    { numRuns: 5 },
  );
});

/** Runs the job, and ends it as a stopping server does after so many clients. */
async function runUntil(run_id: number, count: number): Promise<void> {
  const ending = new AbortController();
  let turns = 0;
  const announce = async () => {
    turns++;
    if (turns > count) ending.abort();
  };
  const by = { actorId: 1, address: "127.0.0.1" };
  await runBulk.run({ ...deps, announce }, { run_id, by }, ending.signal).catch((error) => {
    if (!ending.signal.aborted) throw error;
  });
}

test("only an administrator's run is known", async () => {
  expect((await admin.call("getBulk", { params: { id: 77 } })).status).toBe(404);
  expect((await admin.call("undoBulk", { params: { id: 77 } })).status).toBe(404);
});
