import { restorableFor } from "@/lib/contract/identity/values";
import { withoutPlan } from "@/lib/contract/limits";
import { closeCards } from "@/provider/clients/closed/jobs";
import { eraseDeletedClients } from "@/provider/clients/deleted/jobs";
import type { Job } from "@/provider/kernel/jobs/job";
import { turnSubscriptions } from "@/provider/plans/jobs";
import { type Api, admin, buildClient, type Caller, type ClientCaller, expectError } from "../../../contract/api";
import { planMessages } from "../../../english";
import { buildDeps, openApi, type TestDeps } from "../../build-deps";
import { sentMail } from "../../kept-mail";
import { waitingLetters } from "../../waiting-letters";

/** Noon in India. */
let time: Date;
let deps: TestDeps;
let api: Api;
let administrator: Caller;
let client: ClientCaller;

beforeEach(async () => {
  time = new Date("2026-01-17T06:30:00Z");
  deps = await buildDeps({ now: () => time, mail: sentMail });
  api = await openApi(deps);
  administrator = await api.admin();
  client = await api.client({ company_name: "Copper House", phone: "+91 98111 22233" });
});
afterEach(() => deps.close());

const run = (job: Job) => job.run(deps, null, new AbortController().signal);

async function putOnPlan(): Promise<void> {
  const plan = { name: "Plan", price: "599", currency: "INR", months: 1, trial_days: 14, ...withoutPlan };
  const { id } = (await administrator.call("createPlan", { json: plan })).body;
  await administrator.call("setClientPlan", { params: { id: client.id }, json: { plan_id: id } });
}

/** Brings the day with what it brings to plans; the administrator signs in anew. */
async function goTo(day: string): Promise<void> {
  time = new Date(`${day}T06:30:00Z`);
  administrator = await api.signIn(admin.email, admin.password);
  await run(turnSubscriptions);
  await run(closeCards);
}

const close = () => administrator.call("closeClient", { params: { id: client.id } });
const closedAt = (companyName: string) => api.anonymous.call("getClosedCard", { params: { companyName } });
const told = { company_name: "Copper House", phone: "+91 98111 22233", whatsapp: true };

test("a card that has rested for a year is closed, and its addresses lead to name and number", async () => {
  await administrator.call("updateSite", { form: { email: "hello@cards.test" } });
  await putOnPlan();
  await administrator.call("updateClient", { params: { id: client.id }, json: { company_name: "Copper Hall" } });
  await administrator.call("updateClient", { params: { id: client.id }, json: { company_name: "Copper House" } });
  for (const day of ["2026-02-16", "2027-02-15"]) await goTo(day);
  expectError(await closedAt(client.slug), "not_found");
  expect((await api.anonymous.call("getCompany", { params: { companyName: client.slug } })).status).toBe(200);

  await goTo("2027-02-16");
  expectError(await api.anonymous.call("getCompany", { params: { companyName: client.slug } }), "not_found");
  for (const address of [client.slug, "copper-hall", "Copper-Hall"])
    expect((await closedAt(address)).body).toEqual(told);
  const letters = (await waitingLetters(deps)).filter(
    ({ subject }) => subject === "The card of Copper House is closed",
  );
  expect(letters.map(({ to }) => to)).toEqual([client.email]);
  expect(letters[0]?.text).toContain("Write to hello@cards.test if you want it back.");
});

test("a card that was paid for, or is paused, is not closed", async () => {
  await putOnPlan();
  await goTo("2026-02-16");
  await administrator.call("giveDays", { params: { id: client.id }, json: { days: 30 } });
  await goTo("2026-03-25");
  await administrator.call("pausePlan", { params: { id: client.id } });
  await goTo("2028-03-25");
  expectError(await closedAt(client.slug), "not_found");
});

test("addresses come back with their client, and nobody else has them meanwhile or afterwards", async () => {
  await putOnPlan();
  expect((await close()).status).toBe(204);
  expect((await closedAt(client.slug)).body).toEqual(told);
  const taking = async () =>
    (await administrator.call("createClient", { json: buildClient({ company_name: "Copper House" }) })).body.slug;
  expect(await taking()).not.toBe(client.slug);
  await administrator.call("restoreClient", { params: { id: client.id }, json: {} });
  expectError(await closedAt(client.slug), "not_found");
  expect(
    (await api.anonymous.call("getCompany", { params: { companyName: client.slug } })).body.is_resting,
  ).toBeUndefined();

  await close();
  time = new Date(time.getTime() + restorableFor + 1000);
  await run(eraseDeletedClients);
  expect((await closedAt(client.slug)).body).toEqual(told);
  administrator = await api.signIn(admin.email, admin.password);
  expect(await taking()).not.toBe(client.slug);
});

test("who erases a closed client erases what its addresses told", async () => {
  await putOnPlan();
  await close();
  expect((await administrator.call("eraseClient", { params: { id: client.id } })).status).toBe(204);
  expectError(await closedAt(client.slug), "not_found");
  expect((await api.client({ company_name: "Copper House" })).slug).toBe(client.slug);
});

test("a client without a plan is not closed", async () => {
  expectError(await close(), "conflict", planMessages.nothingToClose);
  administrator = await api.admin();
  expectError(await administrator.call("closeClient", { params: { id: 999_999 } }), "not_found");
});
