import { withoutPlan } from "@/lib/contract/limits";
import { nobody } from "@/provider/kernel/write/audit-repo";
import { write } from "@/provider/kernel/write/write";
import { renew, takeBack } from "@/provider/plans/days";
import { turnSubscriptions } from "@/provider/plans/jobs";
import { type Api, admin as account, type Caller, type ClientCaller, expectError } from "../../contract/api";
import { failures, planMessages } from "../../english";
import { buildDeps, openApi, type TestDeps } from "../build-deps";

const noonInIndia = (day: string) => new Date(`${day}T06:30:00Z`);

let time: Date;
let deps: TestDeps;
let api: Api;
let admin: Caller;
let client: ClientCaller;

beforeEach(async () => {
  time = noonInIndia("2026-01-17");
  deps = await buildDeps({ now: () => time });
  api = await openApi(deps);
  admin = await api.admin();
});
afterEach(() => deps.close());

const { signal } = new AbortController();

async function createPlan(change: Record<string, unknown> = {}): Promise<number> {
  const { limits, features } = withoutPlan;
  const json = { name: "Plan", price: "599", currency: "INR", months: 1, trial_days: 14, limits, features, ...change };
  return (await admin.call("createPlan", { json })).body.id;
}

/** A client with such a plan on 17 January. */
async function subscribe(plan: Record<string, unknown> = {}, start: Record<string, unknown> = {}): Promise<void> {
  client = await api.client();
  const json = { plan_id: await createPlan(plan), ...start };
  expect((await admin.call("setClientPlan", { params: { id: client.id }, json })).status).toBe(200);
}

/** The administrator's session ends meanwhile. */
async function goTo(day: string): Promise<void> {
  time = noonInIndia(day);
  admin = await api.signIn(account.email, account.password);
  await turnSubscriptions.run(deps, null, signal);
}

/** For another month of the plan that it has. */
const pay = () => write(deps, nobody, (open) => renew(deps, open, client.id, { plan_id: 0, months: 1 }));

async function readState(): Promise<string> {
  const rows = await deps.db.selectFrom("subscriptions").select(["state", "due_on"]).execute();
  return rows.map(({ state, due_on }) => `${state} ${due_on}`).join();
}

async function listTold(): Promise<string[]> {
  const rows = await deps.db.selectFrom("notifications").select(["kind", "count"]).orderBy("id").execute();
  return rows.map(({ kind, count }) => `${kind} ${count}`);
}

async function getCompany() {
  return (await api.anonymous.call("getCompany", { params: { companyName: client.slug } })).body;
}

test("a new client has a trial, then days of grace, and then its card rests until it is paid", async () => {
  await createPlan({ is_default: true });
  client = await api.client();
  expect(await readState()).toBe("trial 2026-01-31");
  await client.call("createPerson", { form: { name: "Asha" } });
  for (const day of ["2026-01-24", "2026-01-30", "2026-01-31"]) await goTo(day);
  expect(await readState()).toBe("trial 2026-01-31");
  await goTo("2026-02-01");
  expect(await readState()).toBe("grace 2026-01-31");
  expect((await getCompany()).is_resting).toBeUndefined();
  await goTo("2026-02-16");
  expect(await readState()).toBe("resting 2026-01-31");
  expect(await listTold()).toEqual([
    "trial_ending 7",
    "trial_ending 1",
    "trial_ending 0",
    "payment_overdue 15",
    "card_resting 0",
  ]);
  expect(await getCompany()).toMatchObject({ is_resting: true, takes_leads: false, takes_orders: false });

  await pay();
  expect(await readState()).toBe("active 2026-03-16");
  expect(await getCompany()).toMatchObject({ takes_leads: true });
});

test("a card that rests takes nothing more, and lets what is there be changed", async () => {
  await subscribe();
  const { id } = (await client.call("createPerson", { form: { name: "Asha" } })).body;
  await admin.call("pausePlan", { params: { id: client.id } });
  expectError(await client.call("createPerson", { form: { name: "Ravi" } }), "card_resting", failures.cardResting);
  expect((await client.call("updatePerson", { params: { id }, form: { name: "Ravi" } })).status).toBe(200);
  expect((await client.call("getCurrentUser")).body.subscription).toEqual({
    state: "paused",
    due_on: "2026-01-31",
    rests_on: null,
    closes_on: null,
  });
});

test("periods follow each other, paid early or in grace, from the day on which the first one ends", async () => {
  await subscribe();
  await pay();
  expect(await readState()).toBe("active 2026-02-28");
  await goTo("2026-03-10");
  expect(await readState()).toBe("grace 2026-02-28");
  await pay();
  expect(await readState()).toBe("active 2026-03-31");
  await write(deps, nobody, (open) => takeBack(deps, open, client.id, { months: 1 }));
  expect(await readState()).toBe("grace 2026-02-28");
});

test("nothing is told twice, and of what was missed only the last", async () => {
  await subscribe({ trial_days: 0 }, { due_on: "2026-03-31" });
  for (const day of ["2026-03-16", "2026-03-30", "2026-03-30"]) await goTo(day);
  expect(await listTold()).toEqual(["payment_due 1"]);
  await goTo("2026-04-30");
  expect(await listTold()).toEqual(["payment_due 1", "card_resting 0"]);
});

test("days are those of the site's time zone", async () => {
  await subscribe({}, { due_on: "2026-01-18" });
  time = new Date("2026-01-18T18:29:00Z");
  await turnSubscriptions.run(deps, null, signal);
  expect(await readState()).toBe("due 2026-01-18");
  time = new Date("2026-01-18T18:31:00Z");
  await turnSubscriptions.run(deps, null, signal);
  expect(await readState()).toBe("grace 2026-01-18");
});

test("given days count from the due date, or from today for a card that rests", async () => {
  await subscribe();
  const give = (days: unknown) => admin.call("giveDays", { params: { id: client.id }, json: { days } });
  expect((await give("१०")).body.subscription).toMatchObject({ state: "trial", due_on: "2026-02-10" });
  await goTo("2026-06-01");
  expect((await give(7)).body.subscription).toMatchObject({ state: "trial", due_on: "2026-06-08" });
  expectError(await give(0), "validation_error", planMessages.wholeInvalid(1, 366), "days");
  const { results } = (await admin.call("listAudit")).body;
  expect(results.map(({ action, detail }: { action: string; detail: string }) => `${action} ${detail}`)).toEqual(
    expect.arrayContaining(["client_days_given 7", "client_subscription_changed resting"]),
  );
  await admin.call("setClientPlan", { params: { id: client.id }, json: { plan_id: await createPlan({ price: "0" }) } });
  expectError(await give(7), "conflict", planMessages.nothingDue);
});

test("a pause keeps the days that are paid for", async () => {
  await subscribe({}, { due_on: "2026-01-31" });
  await admin.call("pausePlan", { params: { id: client.id } });
  await admin.call("pausePlan", { params: { id: client.id } });
  expect(await getCompany()).toMatchObject({ is_resting: true });
  await goTo("2026-03-17");
  expect(await listTold()).toEqual([]);
  const { body } = await admin.call("resumePlan", { params: { id: client.id } });
  expect(body.subscription).toMatchObject({ state: "due", due_on: "2026-03-31" });
  expect((await getCompany()).is_resting).toBeUndefined();
});

test("another plan keeps the due date, a free one has none, and what starts long ago is due today", async () => {
  await subscribe({}, { started_on: "2020-01-01" });
  expect(await readState()).toBe("trial 2026-01-17");
  const put = async (json: Record<string, unknown>) => {
    await admin.call("setClientPlan", { params: { id: client.id }, json });
    return readState();
  };
  const [other, free] = [await createPlan(), await createPlan({ price: "0" })];
  expect(await put({ plan_id: other, due_on: "2026-04-30" })).toBe("trial 2026-04-30");
  expect(await put({ plan_id: await createPlan({ months: 12 }) })).toBe("trial 2026-04-30");
  expect(await put({ plan_id: other, due_on: null })).toBe("active null");
  expect(await put({ plan_id: other, limits: { people: 7 } })).toBe("active null");
  expect(await put({ plan_id: free })).toBe("active null");
  expect(await put({ plan_id: null, limits: { people: 7 } })).toBe("null null");
  expectError(await admin.call("pausePlan", { params: { id: client.id } }), "not_found");
});

test("a client that comes back after its card was to be closed may be paid from that day on", async () => {
  await subscribe();
  await admin.call("deleteClient", { params: { id: client.id } });
  await goTo("2026-02-10");
  await admin.call("restoreClient", { params: { id: client.id }, json: {} });
  expect(await readState()).toBe("grace 2026-01-31");
  await deps.db.updateTable("subscriptions").set({ due_on: "2024-01-31" }).execute();
  await admin.call("deleteClient", { params: { id: client.id } });
  await admin.call("restoreClient", { params: { id: client.id }, json: {} });
  expect(await readState()).toBe("trial 2026-02-10");
});

test("the forecast counts each renewal in its month, what is overdue in this one, and trials apart", async () => {
  await subscribe({ months: 6 }, { due_on: "2026-03-31" });
  await subscribe({ months: 12, price: "1200.50" }, { due_on: "2026-01-10" });
  await subscribe({ currency: "USD" });
  await subscribe({}, { due_on: "2025-01-10" });
  const row = (month: string, currency: string, renewals: number, amount: string, trials = 0) => ({
    ...{ month, currency, renewals, amount, trials },
  });
  expect((await admin.call("getForecast")).body.results).toEqual([
    row("2026-01", "INR", 1, "1200.50"),
    row("2026-01", "USD", 0, "0.00", 1),
    row("2026-03", "INR", 1, "599.00"),
    row("2026-09", "INR", 1, "599.00"),
  ]);
  const csv = await admin.call("exportForecast");
  expect(csv.body).toContain('"2026-01","INR","1","1200.50","0"');
});

test("clients are found by how their plan stands", async () => {
  await subscribe({}, { due_on: "2025-01-10" });
  await api.client();
  const { body } = await admin.call("listClients", { query: { subscription: "resting" } });
  expect(body).toMatchObject({ count: 1, results: [{ id: client.id, subscription: { state: "resting" } }] });
  expect((await admin.call("listClients", { query: { subscription: "trial" } })).body.count).toBe(0);
});
