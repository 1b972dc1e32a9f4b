import { withoutPlan } from "@/lib/contract/limits";
import { movePlan, settlePlan } from "@/provider/plans/jobs";
import type { Caller, ClientCaller } from "../../contract/api";
import { buildDeps, openApi, type TestDeps } from "../build-deps";

let deps: TestDeps;
let admin: Caller;
let clients: ClientCaller[];

beforeEach(async () => {
  deps = await buildDeps();
  const api = await openApi(deps);
  admin = await api.admin();
  clients = [await api.client(), await api.client()];
  for (const client of clients)
    for (const name of ["Asha", "Ravi"]) await client.call("createPerson", { form: { name } });
});
afterEach(() => deps.close());

const { signal } = new AbortController();
const by = { actorId: 1, address: "127.0.0.1" };

async function createPlan(people: number): Promise<number> {
  const limits = { ...withoutPlan.limits, people };
  const json = { name: `Plan of ${people}`, price: "599", currency: "INR", months: 12, limits, features: [] };
  return (await admin.call("createPlan", { json })).body.id;
}

async function countResting(): Promise<number> {
  const rows = await deps.db.selectFrom("people").select("id").where("is_resting", "=", true).execute();
  return rows.length;
}

const listSubscriptions = () => deps.db.selectFrom("subscriptions").select(["client_id", "plan_id"]).execute();

test("all clients of a plan, or of none, move to another, each with an entry of its own", async () => {
  const [small, large] = [await createPlan(1), await createPlan(5)];
  await movePlan.run(deps, { from: null, to: small, started_on: "2026-04-01", by }, signal);
  expect(await listSubscriptions()).toEqual(clients.map(({ id }) => ({ client_id: id, plan_id: small })));
  expect(await countResting()).toBe(2);
  await movePlan.run(deps, { from: small, to: large, by }, signal);
  await movePlan.run(deps, { from: small, to: large, by }, signal);
  expect(await countResting()).toBe(0);
  const { results } = (await admin.call("listAudit")).body;
  expect(results.filter(({ action }: { action: string }) => action === "client_plan_set")).toHaveLength(4);
});

test("what was set for a client alone moves with it, and without a plan nothing is left", async () => {
  const plan = await createPlan(1);
  const id = clients[0]?.id ?? 0;
  await admin.call("setClientPlan", { params: { id }, json: { plan_id: null, limits: { people: 7 } } });
  await movePlan.run(deps, { from: null, to: plan, by }, signal);
  const { body } = await admin.call("getClientPlan", { params: { id } });
  expect(body).toMatchObject({ plan: { id: plan }, limits: { people: 7 } });
  expect(await countResting()).toBe(1);
  await admin.call("setClientPlan", { params: { id }, json: { plan_id: null } });
  expect(await listSubscriptions()).toEqual([{ client_id: clients[1]?.id, plan_id: plan }]);
});

test("a smaller plan lets rest what its clients have, and a larger one wakes it", async () => {
  const id = await createPlan(5);
  await movePlan.run(deps, { from: null, to: id, by }, signal);
  const change = async (people: number) => {
    const limits = { ...withoutPlan.limits, people };
    const json = { name: "Plan", price: "599", currency: "INR", months: 12, limits, features: [] };
    await admin.call("updatePlan", { params: { id }, json });
    await settlePlan.run(deps, { plan_id: id }, signal);
  };
  await change(0);
  expect(await countResting()).toBe(4);
  await change(1);
  expect(await countResting()).toBe(2);
});

test("a plan that was deleted meanwhile is given to nobody", async () => {
  const id = await createPlan(1);
  await admin.call("deletePlan", { params: { id } });
  await movePlan.run(deps, { from: null, to: id, by }, signal);
  expect(await listSubscriptions()).toEqual([]);
});

test("a deleted client comes back to its plan, and what has grown too much meanwhile rests", async () => {
  const plan = await createPlan(5);
  const id = clients[0]?.id ?? 0;
  await admin.call("setClientPlan", { params: { id }, json: { plan_id: plan } });
  await admin.call("deleteClient", { params: { id } });
  const limits = { ...withoutPlan.limits, people: 1 };
  const json = { name: "Smaller", price: "599", currency: "INR", months: 12, limits, features: [] };
  await admin.call("updatePlan", { params: { id: plan }, json });
  await admin.call("restoreClient", { params: { id }, json: {} });
  expect(await listSubscriptions()).toEqual([{ client_id: id, plan_id: plan }]);
  expect(await countResting()).toBe(1);
});
