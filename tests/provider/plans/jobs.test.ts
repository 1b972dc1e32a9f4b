import { withoutPlan } from "@/lib/contract/limits";
import { settlePlan } from "@/provider/plans/jobs";
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

async function createPlan(people: number): Promise<number> {
  const limits = { ...withoutPlan.limits, people };
  const json = { name: `Plan of ${people}`, price: "599", currency: "INR", months: 12, limits, features: [] };
  return (await admin.call("createPlan", { json })).body.id;
}

async function countResting(): Promise<number> {
  const rows = await deps.db.selectFrom("people").select("id").where("is_resting", "=", true).execute();
  return rows.length;
}

test("a smaller plan lets rest what its clients have, and a larger one wakes it", async () => {
  const id = await createPlan(5);
  for (const client of clients) await admin.call("setClientPlan", { params: { id: client.id }, json: { plan_id: id } });
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
