import { dayAfter } from "@/lib/contract/clock";
import { withoutPlan } from "@/lib/contract/limits";
import { turnSubscriptions } from "@/provider/plans/jobs";
import { type Api, admin as account, type Caller, type ClientCaller, expectError } from "../../contract/api";
import { billingMessages, planMessages } from "../../english";
import { buildDeps, openApi, type TestDeps } from "../build-deps";
import { buyer, setTerms } from "./shop";

let time: Date;
let deps: TestDeps;
let api: Api;
let admin: Caller;
let client: ClientCaller;
let basic: number;
let premium: number;

beforeEach(async () => {
  time = new Date("2026-11-28T06:00:00Z");
  deps = await buildDeps({ now: () => time });
  api = await openApi(deps);
  admin = await api.admin();
  await setTerms(api);
  basic = await addPlan("Basic", "500", { limits: { ...withoutPlan.limits, people: 1 } });
  premium = await addPlan("Premium", "1200");
});
afterEach(() => deps.close());

async function addPlan(name: string, price: string, change: Record<string, unknown> = {}): Promise<number> {
  const { limits, features } = withoutPlan;
  const terms = { name, price, currency: "INR", months: 12, is_public: true };
  return (await admin.call("createPlan", { json: { ...terms, limits, features, ...change } })).body.id;
}

/** A client that has paid until 31 December 2026. */
async function addClient(plan_id: number, due_on: string | null = "2026-12-31"): Promise<void> {
  client = await api.client();
  await admin.call("setClientPlan", { params: { id: client.id }, json: { plan_id, due_on } });
  await client.call("updateBillingDetails", { json: buyer });
}

/** Sessions end meanwhile. */
async function goTo(day: string): Promise<void> {
  time = new Date(`${day}T06:30:00Z`);
  admin = await api.signIn(account.email, account.password);
  const { id, slug, email, password, companyName } = client;
  client = Object.assign(await api.signIn(email, password), { id, slug, email, password, companyName });
  await turnSubscriptions.run(deps, null, new AbortController().signal);
}

async function readPlan(): Promise<string> {
  const { body } = await admin.call("getClientPlan", { params: { id: client.id } });
  const { plan, subscription, next } = body;
  const then = next ? ` -> ${next.name} ${next.begins_on}${next.is_paid ? " paid" : ""}` : "";
  return `${plan.name} ${subscription.state} ${subscription.due_on}${subscription.is_ending ? " ending" : ""}${then}`;
}

const choose = (plan_id: number) => client.call("chooseNextPlan", { json: { plan_id } });
const askUpgrade = (plan_id: number) => client.call("requestUpgrade", { json: { plan_id } });
const ask = async () => (await client.call("createPaymentRequest")).body;

async function confirm(id: number): Promise<string> {
  const received_on = time.toISOString().slice(0, 10);
  const { body } = await admin.call("confirmPayments", { json: { payments: [{ id, received_on }] } });
  return body.results[0].outcome;
}

async function listDocuments() {
  return (await admin.call("getClientBilling", { params: { id: client.id } })).body.documents;
}

const readCredit = async () =>
  (await admin.call("getClientBilling", { params: { id: client.id } })).body.credit[0]?.amount ?? "0";

const listTold = async () =>
  (await deps.db.selectFrom("notifications").select(["kind", "detail"]).orderBy("id").execute()).map(
    ({ kind, detail }) => `${kind} ${detail}`.trim(),
  );

test("paid early, the next plan begins when the time before is over", async () => {
  await addClient(premium);
  await client.call("createPerson", { form: { name: "Asha" } });
  await client.call("createPerson", { form: { name: "Ravi" } });
  expect((await choose(basic)).body).toMatchObject({
    plan: { name: "Premium" },
    next: { name: "Basic", price: "500.00", begins_on: "2027-01-01", is_paid: false },
  });
  const request = await ask();
  expect(request).toMatchObject({ kind: "renewal", plan_name: "Basic", months: 12, total: "590.00" });
  await confirm(request.id);
  expect(await readPlan()).toBe("Premium active 2027-12-31 -> Basic 2027-01-01 paid");
  expectError(await choose(premium), "conflict", planMessages.changePaid);
  expect((await client.call("keepPlan")).body.next).toMatchObject({ is_paid: true });
  await goTo("2026-12-31");
  expect(await readPlan()).toMatch(/^Premium/);
  await goTo("2027-01-01");
  expect(await readPlan()).toBe("Basic active 2027-12-31");
  const { body } = await admin.call("getClientPlan", { params: { id: client.id } });
  expect(body).toMatchObject({ resting: { people: 1 }, started_on: "2027-01-01" });
  expect(await listTold()).toEqual(["invoice_issued INV/26-27/00001: ₹590", "plan_changed Basic"]);
});

test("paid in grace, the next plan begins at once and goes on from the due date", async () => {
  await addClient(basic);
  await choose(premium);
  await goTo("2027-01-10");
  expect(await readPlan()).toBe("Basic grace 2026-12-31 -> Premium null");
  await confirm((await ask()).id);
  expect(await readPlan()).toBe("Premium active 2027-12-31");
});

test("until then it is taken back, and what was asked for it is asked no more", async () => {
  await addClient(basic);
  await choose(premium);
  const { id } = await ask();
  await client.call("keepPlan");
  expect(await readPlan()).toBe("Basic active 2026-12-31");
  expect(await confirm(id)).toBe("gone");
  expect((await ask()).plan_name).toBe("Basic");
});

test("while a payment is being checked the plan stays as it is", async () => {
  await addClient(basic);
  const { id } = await ask();
  await client.call("claimPayment", { params: { id }, json: { bank_reference: "UTR123456" } });
  expectError(await choose(premium), "conflict", billingMessages.requestClaimed);
  expectError(await askUpgrade(premium), "conflict", billingMessages.requestClaimed);
  expectError(await client.call("endPlan"), "conflict", billingMessages.requestClaimed);
});

test("a trial changes its plan at once and keeps its last day", async () => {
  const trial = await addPlan("Trial", "700", { trial_days: 14 });
  client = await api.client();
  await admin.call("setClientPlan", { params: { id: client.id }, json: { plan_id: trial } });
  await choose(premium);
  expect(await readPlan()).toBe("Premium trial 2026-12-12");
});

test("a free plan follows without payment, and a paid one begins with it", async () => {
  const free = await addPlan("Free", "0");
  await addClient(basic);
  await choose(free);
  expectError(await client.call("createPaymentRequest"), "conflict", billingMessages.nothingToPay);
  await goTo("2027-01-01");
  expect(await readPlan()).toBe("Free active null");
  await choose(premium);
  expect(await readPlan()).toBe("Free active null -> Premium null");
  await confirm((await ask()).id);
  expect(await readPlan()).toBe("Premium active 2028-01-01");
});

test("a dearer plan at once costs what is not paid for the period yet, which stays", async () => {
  const dearest = await addPlan("Dearest", "2000");
  await addClient(basic);
  await confirm((await ask()).id);
  await goTo("2027-01-05");
  const { results } = (await client.call("listPlanChoices")).body;
  expect(results.map(({ name, time, upgrade }: Record<string, unknown>) => [name, time, upgrade])).toEqual([
    ["Basic", null, null],
    ["Premium", "later", { total: "826.00" }],
    ["Dearest", "later", { total: "1770.00" }],
  ]);
  const { body } = await askUpgrade(premium);
  expect(body).toMatchObject({ kind: "upgrade", months: 0, total: "826.00", until_on: "2027-12-31" });
  expect(await confirm(body.id)).toBe("confirmed");
  expect(await readPlan()).toBe("Premium active 2027-12-31");
  const [invoice] = await listDocuments();
  expect(invoice).toMatchObject({ plan_name: "Premium", months: 0, until_on: "2027-12-31", total: "826.00" });
  expect((await askUpgrade(dearest)).body.total).toBe("944.00");

  const refund = { amount: "826", reference: "R1", paid_on: "2027-01-05", keeps_time: false };
  await admin.call("refundInvoice", { params: { id: invoice.id }, json: refund });
  expect(await readPlan()).toBe("Premium active 2027-12-31");
});

test("nothing known of what was paid, the plan's price counts", async () => {
  await addClient(basic);
  expect((await askUpgrade(premium)).body.total).toBe("826.00");
  expectError(await askUpgrade(basic), "conflict", billingMessages.noUpgrade);
  const monthly = await addPlan("Monthly", "900", { months: 1 });
  expectError(await askUpgrade(monthly), "conflict", billingMessages.noUpgrade);
});

test("who has paid for a period ahead cannot have a dearer plan for both at the price of one", async () => {
  await addClient(basic);
  await confirm((await ask()).id);
  expectError(await askUpgrade(premium), "conflict", billingMessages.noUpgrade);
});

test.each([
  ["after the period is over", () => goTo("2027-01-01")],
  [
    "after the plan has changed",
    async () => {
      const plan_id = await addPlan("Other", "800");
      await admin.call("setClientPlan", { params: { id: client.id }, json: { plan_id } });
    },
  ],
])("an upgrade that is paid %s is credit", async (_when, happen) => {
  await addClient(basic);
  const { id } = (await askUpgrade(premium)).body;
  await happen();
  const before = await readPlan();
  expect(await confirm(id)).toBe("credited");
  expect([await readPlan(), await readCredit(), await listDocuments()]).toEqual([before, "826.00", []]);
});

test("asking for the next period takes the place of an upgrade, and the other way round", async () => {
  await addClient(basic);
  const upgrade = (await askUpgrade(premium)).body;
  const renewal = await ask();
  expect(renewal).toMatchObject({ kind: "renewal", plan_name: "Basic" });
  expect(await confirm(upgrade.id)).toBe("gone");
  expect((await askUpgrade(premium)).body.kind).toBe("upgrade");
  expect(await confirm(renewal.id)).toBe("gone");
});

test("an ended plan runs until its last day, and then its card rests without a reminder to pay", async () => {
  await addClient(basic);
  expect((await client.call("endPlan")).body.subscription).toMatchObject({
    state: "active",
    is_ending: true,
    rests_on: "2027-01-01",
  });
  expect((await admin.call("getForecast")).body.results).toEqual([]);
  for (const day of ["2026-12-24", "2026-12-31", "2027-01-01"]) await goTo(day);
  expect(await readPlan()).toBe("Basic resting 2026-12-31 ending");
  expect(await listTold()).toEqual([`plan_ended ${client.companyName}`, "plan_ending", "card_resting"]);
  expectError(await client.call("keepPlan"), "conflict", planMessages.hasEnded);
  await confirm((await ask()).id);
  expect(await readPlan()).toBe("Basic active 2028-01-01");
});

test("where no time is left there is nothing to end", async () => {
  await addClient(basic, "2026-11-27");
  expectError(await client.call("endPlan"), "conflict", planMessages.nothingToEnd);
  await addClient(basic, null);
  expectError(await client.call("endPlan"), "conflict", planMessages.nothingToEnd);
});

test("ending is taken back by its owner, an administrator, or by paying", async () => {
  await addClient(basic);
  const end = () => client.call("endPlan");
  await end();
  await client.call("keepPlan");
  expect(await readPlan()).toBe("Basic active 2026-12-31");
  await end();
  await admin.call("keepClientPlan", { params: { id: client.id } });
  expect(await readPlan()).toBe("Basic active 2026-12-31");
  await end();
  await confirm((await ask()).id);
  expect(await readPlan()).toBe("Basic active 2027-12-31");
  const { results } = (await admin.call("listAudit")).body;
  const actions = results
    .map(({ action }: { action: string }) => action)
    .filter((name: string) => /ending|kept/.test(name));
  expect(actions.toReversed()).toEqual([
    ...["client_plan_ending", "client_plan_kept", "client_plan_ending", "client_plan_kept", "client_plan_ending"],
  ]);
});

test("a paid change is kept by a pause, and undone with its payment", async () => {
  await addClient(premium);
  await choose(basic);
  await confirm((await ask()).id);
  await admin.call("pausePlan", { params: { id: client.id } });
  await goTo("2027-01-07");
  expect(await readPlan()).toMatch(/^Premium paused/);
  await admin.call("resumePlan", { params: { id: client.id } });
  expect(await readPlan()).toBe(`Premium active 2028-02-09 -> Basic ${dayAfter("2027-01-01", 40)} paid`);
  const [invoice] = await listDocuments();
  const refund = { amount: "590", reference: "R1", paid_on: "2027-01-07", keeps_time: false };
  await admin.call("refundInvoice", { params: { id: invoice.id }, json: refund });
  expect(await readPlan()).toBe("Premium active 2027-02-09 -> Basic 2027-02-10");
});

test("what an owner has chosen stays when an administrator changes the plan, unless that is it", async () => {
  const other = await addPlan("Other", "700");
  const put = (plan_id: number) => admin.call("setClientPlan", { params: { id: client.id }, json: { plan_id } });
  await addClient(basic);
  await client.call("endPlan");
  await put(other);
  expect(await readPlan()).toBe("Other active 2026-12-31 ending");
  await choose(premium);
  await put(basic);
  expect(await readPlan()).toBe("Basic active 2026-12-31 -> Premium 2027-01-01");
  const { results } = (await admin.call("getForecast")).body;
  expect(results).toEqual([expect.objectContaining({ month: "2026-12", amount: "1200.00" })]);
  await put(premium);
  expect(await readPlan()).toBe("Premium active 2026-12-31");
});

test("what is chosen has to be public and another one, and is not deleted meanwhile", async () => {
  const hidden = await addPlan("Hidden", "700", { is_public: false });
  await addClient(basic);
  for (const id of [hidden, basic, 9_999])
    expectError(await choose(id), "validation_error", planMessages.unknown, "plan_id");
  await choose(premium);
  expectError(await admin.call("deletePlan", { params: { id: premium } }), "conflict", planMessages.inUseNext(1));
  await admin.call("pausePlan", { params: { id: client.id } });
  expectError(await client.call("endPlan"), "conflict", planMessages.paused);
});
