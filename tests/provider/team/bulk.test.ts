import type { PeopleChange, PeopleChanges } from "@/lib/contract/team/schema";
import { type Api, type Caller, type ClientCaller, expectError } from "../../contract/api";
import { personMessages } from "../../english";
import { addMember } from "../add-member";
import { buildDeps, openApi, type TestDeps } from "../build-deps";

let deps: TestDeps;
let api: Api;
let owner: ClientCaller;
let ids: number[];

beforeEach(async () => {
  deps = await buildDeps();
  api = await openApi(deps);
  owner = await api.client();
  const branches = JSON.stringify([{ name: "Pune" }, { name: "Thane" }]);
  await owner.call("updateProfile", { form: { branches } });
  const texts = JSON.stringify({ hi: { name: "मीरा", role: "बिक्री" }, mr: { role: "विक्री" } });
  ids = [
    await add({ name: "Ravi", branch_id: "1" }),
    await add({ name: "Meera", role: "Sales", texts }),
    await add({ name: "Kiran", branch_id: "2", role: "Lead" }),
  ];
});
afterEach(() => deps.close());

const add = async (form: Record<string, string>) => (await owner.call("createPerson", { form })).body.id as number;
const change = (changes: PeopleChanges, by: Caller = owner) => by.call("changePeople", { json: { changes } });
const changeAll = (what: PeopleChange, by?: Caller) => change([{ ids, change: what }], by);
// biome-ignore lint/suspicious/noExplicitAny: answers are checked by the contract
const people = async (): Promise<any[]> => (await owner.call("listPeople")).body.results;
const stored = async () =>
  (await people()).map(({ updated_at: _, account: { seen_at: __, ...account }, ...person }) => ({
    ...person,
    account,
  }));

test.each<[string, PeopleChange, number]>([
  ["a branch", { branch_id: 2 }, 2],
  ["no branch", { branch_id: null }, 2],
  ["a role", { role: "Lead" }, 2],
  ["no role", { role: "" }, 2],
  ["a branch and a role", { branch_id: 2, role: "Lead" }, 2],
])("many get %s at once, and what was before", async (_, what, count) => {
  const before = await stored();
  const { body } = await changeAll(what);
  expect(body.changed).toBe(count);
  expect(await people()).toEqual(before.map(({ id }) => expect.objectContaining({ id, ...what })));
  expect((await change(body.undo)).body.changed).toBe(count);
  expect(await stored()).toEqual(before);
  expect((await change(body.undo)).body).toEqual({ changed: 0, undo: [] });
});

test("another role is not said in the words of the one before, and names stay", async () => {
  await changeAll({ role: "Manager" });
  const [, meera] = await people();
  expect(meera).toMatchObject({ role: "Manager", texts: { hi: { name: "मीरा" } } });
  expect((await owner.call("listPeople", { query: { search: "बिक्री" } })).body.count).toBe(0);
  expect((await owner.call("listPeople", { query: { search: "manager" } })).body.count).toBe(3);
});

test("one who is no more stays out, and what cannot be changes nobody", async () => {
  const before = await stored();
  for (const wrong of [{ branch_id: 9 }, { account: { role: "manager" as const, branch_ids: [9] } }])
    expectError(await changeAll(wrong), "validation_error", personMessages.branchUnknown);
  const both = [
    { ids: ids.slice(0, 1), change: { role: "Lead" } },
    { ids: ids.slice(1), change: { branch_id: 9 } },
  ];
  expectError(await change(both), "validation_error");
  for (const twice of [
    [{ ids: [1, 1], change: {} }],
    [
      { ids: [1], change: {} },
      { ids: [1], change: {} },
    ],
  ])
    expectError(await change(twice), "validation_error", personMessages.orderChanged, "changes");
  const tooMany = Array.from({ length: 2_001 }, (_, index) => index + 1);
  expectError(await change([{ ids: tooMany, change: { role: "x" } }]), "validation_error");
  expect(await stored()).toEqual(before);
  await owner.call("deletePerson", { params: { id: ids[0] ?? 0 } });
  const stranger = await api.client();
  const foreign = (await stranger.call("createPerson", { form: { name: "Foreign" } })).body.id;
  const { body } = await change([{ ids: [...ids, foreign, 999_999], change: { role: "All" } }]);
  expect([body.changed, body.undo.flatMap((undo: { ids: number[] }) => undo.ids)]).toEqual([2, ids.slice(1)]);
  expect((await stranger.call("getPerson", { params: { id: foreign } })).body.role).toBe("");
});

test("accounts become managers and members at once, and an owner stays one", async () => {
  const [ravi, meera] = ids as [number, number];
  const member = await addMember(deps, api, { clientId: owner.id, role: "member", personId: ravi });
  await deps.db.updateTable("memberships").set({ person_id: meera }).where("role", "=", "owner").execute();
  expectError(await member.call("listPeople"), "permission_denied");
  const { body } = await changeAll({ account: { role: "manager", branch_ids: [2] } });
  expect(body).toEqual({
    ...{ changed: 1, undo: [{ ids: [ravi], change: { account: { role: "member", branch_ids: [] } } }] },
  });
  expect((await member.call("listPeople")).body.results.map(({ name }: { name: string }) => name)).toEqual([
    ...["Ravi", "Kiran"],
  ]);
  await change(body.undo);
  expectError(await member.call("listPeople"), "permission_denied");
});

test("a manager changes people of own branches, and nobody's account", async () => {
  const manager = await addMember(deps, api, { clientId: owner.id, role: "manager", branchIds: [1] });
  expect((await changeAll({ role: "Lead" }, manager)).body.changed).toBe(1);
  for (const branch_id of [null, 2])
    expectError(await changeAll({ branch_id }, manager), "validation_error", personMessages.branchUnknown);
  expectError(await changeAll({ account: { role: "manager", branch_ids: [1] } }, manager), "permission_denied");
  const member = await addMember(deps, api, { clientId: owner.id, role: "member", personId: ids[0] });
  expectError(await changeAll({ role: "x" }, member), "permission_denied");
});

test("the activity has one entry with how many there were, and none for nobody", async () => {
  await changeAll({ branch_id: 2 });
  await changeAll({ branch_id: 2 });
  const entries = deps.db.selectFrom("audit_log").selectAll().where("action", "=", "people_changed");
  expect(await entries.execute()).toEqual([expect.objectContaining({ detail: "2", client_id: owner.id })]);
});

test("two thousand are changed and changed back", async () => {
  const at = "2026-11-20T10:00:00.000Z";
  const rows = Array.from({ length: 1_997 }, (_, index) => ({
    ...{ client_id: owner.id, name: `P${index}`, folded_name: `p${index}`, role: `R${index % 7}`, folded_role: "" },
    ...{ about: "", links: "[]", handle: "", hours: null, appointments: "company" as const },
    ...{ phone: "", whatsapp: "", email: "", position: index + 4, created_at: at, updated_at: at },
  }));
  for (let start = 0; start < rows.length; start += 500)
    await deps.db
      .insertInto("people")
      .values(rows.slice(start, start + 500))
      .execute();
  ids = (await deps.db.selectFrom("people").select("id").execute()).map(({ id }) => id);
  const { body } = await changeAll({ role: "One", branch_id: 1 });
  expect(body.changed).toBe(2_000);
  expect((await change(body.undo)).body.changed).toBe(2_000);
  const roles = await deps.db.selectFrom("people").select("role").distinct().execute();
  expect(roles).toHaveLength(10);
});
