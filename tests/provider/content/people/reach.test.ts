import { rulesOfPreset } from "@/lib/contract/content/member-rules";
import type { OperationName } from "@/lib/contract/operations";
import { type Api, type Caller, type ClientCaller, expectError } from "../../../contract/api";
import { personMessages } from "../../../english";
import { addMember } from "../../add-member";
import { buildDeps, openApi, type TestDeps } from "../../build-deps";

let deps: TestDeps;
let api: Api;
let owner: ClientCaller;
const branches = { pune: 1, thane: 2, nashik: 3 };

beforeEach(async () => {
  deps = await buildDeps();
  api = await openApi(deps);
  owner = await api.client();
  const places = Object.keys(branches).map((name) => ({ name }));
  await owner.call("updateProfile", { form: { branches: JSON.stringify(places) } });
});
afterEach(() => deps.close());

const add = async (name: string, more: Record<string, string> = {}, by: Caller = owner) =>
  (await by.call("createPerson", { form: { name, ...more } })).body.id as number;
const named = async (caller: Caller, query: Record<string, string | number> = {}): Promise<string[]> =>
  (await caller.call("listPeople", { query })).body.results.map(({ name }: { name: string }) => name);

/** One in each branch, one in none, and a manager of Pune and Thane whose own card is in Nashik. */
async function makeTeam() {
  const ravi = await add("Ravi", { branch_id: "1", phone: "98200 11111", email: "ravi@shop.example" });
  const meera = await add("Meera", { branch_id: "2", role: "Sales" });
  const kiran = await add("Kiran", { branch_id: "3" });
  const asha = await add("Asha");
  const own = await add("Manager", { branch_id: "3" });
  const manager = await addMember(deps, api, {
    ...{ clientId: owner.id, role: "manager", personId: own, branchIds: [1, 2] },
  });
  const member = await addMember(deps, api, { clientId: owner.id, role: "member", personId: ravi });
  return { ravi, meera, kiran, asha, own, manager, member };
}

test("an owner looks after all, a manager after own branches and card, a member after nobody", async () => {
  const { kiran, asha, ravi, own, manager, member } = await makeTeam();
  expect(await named(owner)).toEqual(["Ravi", "Meera", "Kiran", "Asha", "Manager"]);
  expect(await named(manager)).toEqual(["Ravi", "Meera", "Manager"]);
  for (const id of [kiran, asha]) {
    expectError(await manager.call("getPerson", { params: { id } }), "not_found");
    expectError(await manager.call("updatePerson", { params: { id }, form: { name: "Mine" } }), "not_found");
    expectError(await manager.call("deletePerson", { params: { id } }), "not_found");
  }
  for (const id of [ravi, own]) expect((await manager.call("getPerson", { params: { id } })).status).toBe(200);
  const calls: OperationName[] = ["listPeople", "createPerson", "getPerson", "updatePerson", "deletePerson"];
  for (const name of calls)
    expectError(await member.call(name, { params: { id: ravi }, json: { name: "Me" } }), "permission_denied");
  expectError(await manager.call("orderPeople", { json: { ids: [ravi] } }), "permission_denied");
});

test("all whom the list finds are told by their ids, as far as they are within reach", async () => {
  const { ravi, meera, kiran, asha, own, manager, member } = await makeTeam();
  const ids = async (caller: Caller, query = {}) => (await caller.call("listPeopleIds", { query })).body.ids;
  expect(await ids(owner, { page_size: 1, ordering: "-name" })).toEqual([ravi, meera, kiran, asha, own]);
  expect(await ids(manager)).toEqual([ravi, meera, own]);
  expect(await ids(manager, { status: "none" })).toEqual([meera]);
  expect(await ids(owner, { branch: 3, role: "manager" })).toEqual([own]);
  expect(await ids(owner, { search: "sales" })).toEqual([meera]);
  expect(await ids(owner, { search: "nobody" })).toEqual([]);
  expectError(await member.call("listPeopleIds"), "permission_denied");
});

test("a manager adds to own branches and moves people between them, and nowhere else", async () => {
  const { ravi, own, manager } = await makeTeam();
  const refuse = (answer: Parameters<typeof expectError>[0]) =>
    expectError(answer, "validation_error", personMessages.branchUnknown, "branch_id");
  for (const branch_id of ["", "3", "9"])
    refuse(await manager.call("createPerson", { form: { name: "New", branch_id } }));
  expect(await add("New", { branch_id: "2" }, manager)).toBeGreaterThan(0);
  const move = (id: number, branch_id: string) =>
    manager.call("updatePerson", { params: { id }, form: { name: "Moved", branch_id } });
  expect((await move(ravi, "2")).body).toMatchObject({ name: "Moved", branch_id: 2 });
  for (const branch_id of ["", "3"]) refuse(await move(ravi, branch_id));
  expect((await move(own, "3")).body.branch_id).toBe(3);
  expect((await manager.call("deletePerson", { params: { id: ravi } })).status).toBe(204);
});

test("those who look after people are told of the company, and of their own branches", async () => {
  const { manager, member } = await makeTeam();
  const told = async (caller: Caller) => (await caller.call("getTeam")).body;
  const thane = { id: 2, name: "thane" };
  const pune = { id: 1, name: "pune" };
  const cards = { person_cards: false, person_handles: false, person_listing: false };
  const member_rules = rulesOfPreset("standard");
  const company = { slug: owner.slug, ...cards, takes_appointments: false, members: 3, member_rules };
  expect(await told(owner)).toEqual({ ...company, branches: [pune, thane, { id: 3, name: "nashik" }] });
  await owner.call("updateProfile", { form: { person_cards: "true" } });
  expect(await told(manager)).toEqual({ ...company, person_cards: true, branches: [pune, thane] });
  expectError(await member.call("getTeam"), "permission_denied");
  expect(await told(await api.client())).toMatchObject({ members: 1, branches: [] });
});

test("a role that is taken away ends with the next call", async () => {
  const { manager } = await makeTeam();
  const own = deps.db.updateTable("memberships").where("user_id", "=", manager.userId);
  await own.set({ branch_ids: "[1]" }).execute();
  expect(await named(manager)).toEqual(["Ravi", "Manager"]);
  await own.set({ role: "member" }).execute();
  expectError(await manager.call("listPeople"), "permission_denied");
});

test("the activity names whoever did it", async () => {
  const { meera, manager } = await makeTeam();
  await manager.call("updatePerson", { params: { id: meera }, form: { role: "Lead" } });
  const entry = deps.db.selectFrom("audit_log").selectAll().orderBy("id", "desc").limit(1);
  expect(await entry.executeTakeFirstOrThrow()).toMatchObject({ action: "person_updated", actor_id: manager.userId });
});

test("the list is found by number, e-mail and name, and narrowed by branch, role and account", async () => {
  const { manager } = await makeTeam();
  const find = (search: string) => named(owner, { search });
  expect(await find("982001")).toEqual(["Ravi"]);
  expect(await find("+91 98200-11111")).toEqual(["Ravi"]);
  expect(await find("RAVI@shop")).toEqual(["Ravi"]);
  expect(await find("sale")).toEqual(["Meera"]);
  expect(await find("%")).toEqual([]);
  expect(await named(owner, { branch: 3 })).toEqual(["Kiran", "Manager"]);
  expect(await named(owner, { branch: 0 })).toEqual(["Asha"]);
  expect(await named(owner, { branch: "x" })).toHaveLength(5);
  expect(await named(owner, { role: "manager" })).toEqual(["Manager"]);
  expect(await named(owner, { role: "owner" })).toEqual([]);
  expect(await named(owner, { status: "joined", branch: 1 })).toEqual(["Ravi"]);
  expect(await named(owner, { status: "none" })).toEqual(["Meera", "Kiran", "Asha"]);
  expect(await named(manager, { branch: 3 })).toEqual(["Manager"]);
  expect((await manager.call("listPeople", { query: { page_size: 2 } })).body).toMatchObject({ count: 3 });
});

test("who has an account is told to those who look after them alone", async () => {
  const { meera, own, member } = await makeTeam();
  const accounts = async () =>
    Object.fromEntries(
      (await owner.call("listPeople")).body.results.map(({ name, account }: { name: string; account: unknown }) => [
        name,
        account,
      ]),
    );
  const none = { status: "none", role: null, branch_ids: [], seen_at: null };
  const time = expect.stringMatching(/^\d{4}-/);
  expect(await accounts()).toEqual({
    ...{ Meera: none, Kiran: none, Asha: none },
    Ravi: { status: "joined", role: "member", branch_ids: [], seen_at: time },
    Manager: { status: "joined", role: "manager", branch_ids: [1, 2], seen_at: time },
  });
  await deps.db.deleteFrom("sessions").where("user_id", "=", member.userId).execute();
  expect((await accounts()).Ravi).toEqual({ status: "joined", role: "member", branch_ids: [], seen_at: null });
  await owner.call("invite", { json: { person_id: meera } });
  expect((await accounts()).Meera).toEqual({ ...none, status: "invited" });
  expect(await named(owner, { status: "invited" })).toEqual(["Meera"]);
  expect((await named(owner, { status: "joined" })).toSorted()).toEqual(["Manager", "Ravi"]);
  const params = { companyName: owner.slug };
  const { results } = (await api.anonymous.call("listCompanyPeople", { params })).body;
  const { body } = await api.anonymous.call("getCompanyPerson", { params: { ...params, id: meera } });
  for (const person of [...results, body]) expect(person).not.toHaveProperty("account");
  expect(body).toMatchObject({ id: meera, branch_id: 2 });
  await owner.call("deletePerson", { params: { id: own } });
  expectError(await api.anonymous.call("getCompanyPerson", { params: { ...params, id: own } }), "not_found");
});

test("a whole order is written in one go, however many there are", async () => {
  const at = "2026-11-20T10:00:00.000Z";
  const rows = Array.from({ length: 2_000 }, (_, index) => ({
    ...{ client_id: owner.id, name: `P${index}`, folded_name: `p${index}`, role: "", folded_role: "", phone: "" },
    ...{ about: "", links: "[]", handle: "", hours: null, appointments: "company" as const },
    ...{ whatsapp: "", email: "", position: index + 1, created_at: at, updated_at: at },
  }));
  for (let start = 0; start < rows.length; start += 500)
    await deps.db
      .insertInto("people")
      .values(rows.slice(start, start + 500))
      .execute();
  const found = await deps.db.selectFrom("people").select("id").orderBy("id", "desc").execute();
  const ids = found.map(({ id }) => id);
  expect((await owner.call("orderPeople", { json: { ids } })).status).toBe(200);
  const { results, count } = (await owner.call("listPeople", { query: { page_size: 3 } })).body;
  expect([count, ...results.map(({ name }: { name: string }) => name)]).toEqual([2_000, "P1999", "P1998", "P1997"]);
});
