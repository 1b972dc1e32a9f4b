import { openAccountLimits } from "@/lib/contract/clients/values";
import { addCompany } from "../../contract/add-company";
import { type Api, type Caller, type ClientCaller, expectError } from "../../contract/api";
import { failures } from "../../english";
import { buildDeps, openApi, type TestDeps } from "../build-deps";
import { testOptions } from "../test-options";

let deps: TestDeps;
let api: Api;
let admin: Caller;
let owner: ClientCaller;

async function open(signUp: "request" | "open") {
  deps = await buildDeps({ config: { ...testOptions, dataDir: "/nowhere", signUp } });
  api = await openApi(deps);
  admin = await api.admin();
  owner = await api.client();
}
beforeEach(() => open("request"));
afterEach(() => deps.close());

const phone = "+91 98765 43210";
const choose = (caller: Caller, client_id: number) => caller.call("chooseCompany", { json: { client_id } });
const chosenOf = async (caller: Caller): Promise<number | null> => (await caller.call("getCurrentUser")).body.client_id;
const again = () => api.signIn(owner.email, owner.password);
const waiting = async () =>
  (await admin.call("listSignUps", { query: { status: "pending" } })).body.results as { company_name: string }[];

test("sessions that choose at once each have their own, and those to come one of them", async () => {
  const companies = [owner.id, await addCompany(api, owner, "Second"), await addCompany(api, owner, "Third")];
  const sessions = await Promise.all(companies.map(again));
  for (let round = 0; round < 5; round++) {
    const wanted = sessions.map((_, index) => companies[(index + round) % companies.length] ?? 0);
    const answers = await Promise.all(sessions.map((session, index) => choose(session, wanted[index] ?? 0)));
    expect(answers.map(({ body }) => body.client_id)).toEqual(wanted);
    expect(await Promise.all(sessions.map(chosenOf))).toEqual(wanted);
  }
  expect(companies).toContain(await chosenOf(await again()));
});

test("requests for further companies that come at once keep to the limit of a day", async () => {
  const ask = (count: number) => owner.call("addCompany", { json: { company_name: `Vases ${count}`, phone } });
  const statuses = (await Promise.all(Array.from({ length: 10 }, (_, count) => ask(count)))).map(
    ({ status }) => status,
  );
  const { perDay } = openAccountLimits;
  expect(statuses.filter((status) => status === 201)).toHaveLength(perDay);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10 - perDay);
  expect(await waiting()).toHaveLength(perDay);
});

test("where sign-up is open, companies that are added at once all are there, and one of them is chosen", async () => {
  await deps.close();
  await open("open");
  const add = () => owner.call("addCompany", { json: { company_name: "Vases", phone } });
  const answers = await Promise.all(Array.from({ length: 10 }, add));
  const added = answers.flatMap(({ status, body }) => (status === 201 ? [body.client_id as number] : []));
  expect(new Set(added).size).toBe(openAccountLimits.perDay);
  const { companies, client_id } = (await owner.call("getCurrentUser")).body;
  expect(companies.map(({ id }: { id: number }) => id).sort()).toEqual([owner.id, ...added].sort());
  expect(added).toContain(client_id);
  const slugs = await deps.db.selectFrom("slugs").select("slug").where("client_id", "in", added).execute();
  expect(new Set(slugs.map(({ slug }) => slug)).size).toBe(added.length);
});

test("requests that are accepted twice at once make one company", async () => {
  await owner.call("addCompany", { json: { company_name: "Vases", phone } });
  const [{ id }] = (await admin.call("listSignUps")).body.results;
  const accept = () => admin.call("acceptSignUp", { params: { id } });
  const statuses = (await Promise.all([accept(), accept(), accept()])).map(({ status }) => status);
  expect(statuses.filter((status) => status < 300)).toHaveLength(1);
  expect(statuses.filter((status) => status === 409)).toHaveLength(2);
  expect((await owner.call("getCurrentUser")).body.companies).toHaveLength(2);
});

test("one that is blocked in the moment of choosing is not worked for", async () => {
  const second = await addCompany(api, owner, "Second");
  for (let round = 0; round < 5; round++) {
    const [chosen, blocked] = await Promise.all([
      choose(owner, second),
      admin.call("blockClient", { params: { id: second } }),
    ]);
    expect(blocked.status).toBe(200);
    expect([200, 404]).toContain(chosen.status);
    expect(await chosenOf(owner)).toBe(owner.id);
    const headers = { "x-company-id": String(second) };
    expectError(await owner.call("listProducts", { init: { headers } }), "company_left", failures.companyLeft);
    await admin.call("unblockClient", { params: { id: second } });
    await choose(owner, owner.id);
  }
});

test("a session whose company is deleted goes on with the oldest, and stays there when that is restored", async () => {
  const second = await addCompany(api, owner, "Second");
  await choose(owner, second);
  await admin.call("deleteClient", { params: { id: second } });
  expect(await chosenOf(owner)).toBe(owner.id);
  expect(await chosenOf(await again())).toBe(owner.id);
  expectError(await choose(owner, second), "not_found", failures.clientNotFound);
  await admin.call("restoreClient", { params: { id: second }, json: {} });
  expect(await chosenOf(owner)).toBe(owner.id);
  expect((await choose(owner, second)).body.client_id).toBe(second);
});

test("a client that is restored has the e-mail that its owner has by now", async () => {
  const second = await addCompany(api, owner, "Second");
  await admin.call("deleteClient", { params: { id: second } });
  const email = `new-${owner.email}`;
  await owner.call("updateAccount", { json: { email, current_password: owner.password } });
  const restored = await admin.call("restoreClient", { params: { id: second }, json: {} });
  expect([restored.status, restored.body.user.email]).toEqual([200, email]);
  const found = async (search: string) =>
    (await admin.call("listClients", { query: { search } })).body.results.map(({ id }: { id: number }) => id).sort();
  expect(await found(email)).toEqual([owner.id, second].sort());
  expect(await found(` ${owner.email}`)).toEqual([owner.id, second].sort());
  const copies = await deps.db.selectFrom("clients").select("email").where("id", "in", [owner.id, second]).execute();
  expect(copies).toEqual([{ email }, { email }]);
});

test("what a deleted account asked for is forgotten; restored, it asks again", async () => {
  const ask = () => owner.call("addCompany", { json: { company_name: "Vases", phone } });
  await ask();
  await admin.call("deleteClient", { params: { id: owner.id } });
  expect(await waiting()).toEqual([]);
  await admin.call("restoreClient", { params: { id: owner.id }, json: {} });
  expect(await waiting()).toEqual([]);
  owner = Object.assign(owner, await again());
  const second = await addCompany(api, owner, "Vases");
  expect((await owner.call("getCurrentUser")).body.companies).toMatchObject([{ id: owner.id }, { id: second }]);
});

test("nothing tells any more of what an erased account asked for", async () => {
  await owner.call("addCompany", { json: { company_name: "Silver Vases", phone } });
  await admin.call("deleteClient", { params: { id: owner.id } });
  await admin.call("eraseClient", { params: { id: owner.id } });
  const left = await Promise.all(
    (["audit_log", "sign_ups", "notifications"] as const).map((table) =>
      deps.db.selectFrom(table).selectAll().execute(),
    ),
  );
  expect(JSON.stringify(left)).not.toMatch(/silver/i);
});
