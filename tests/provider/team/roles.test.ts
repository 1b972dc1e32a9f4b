import { type Api, type ClientCaller, expectError } from "../../contract/api";
import { personMessages } from "../../english";
import { addMember } from "../add-member";
import { buildDeps, openApi, type TestDeps } from "../build-deps";

let deps: TestDeps;
let api: Api;
let owner: ClientCaller;
let ravi: number;

beforeEach(async () => {
  deps = await buildDeps();
  api = await openApi(deps);
  owner = await api.client();
  await owner.call("updateProfile", { form: { branches: JSON.stringify([{ name: "Pune" }]) } });
  ravi = (await owner.call("createPerson", { form: { name: "Ravi", branch_id: "1" } })).body.id;
});
afterEach(() => deps.close());

const setRole = (role: string, branch_ids: number[] = [], id = ravi, by = owner as Pick<ClientCaller, "call">) =>
  by.call("setPersonRole", { params: { id }, json: { role, branch_ids } });

test("an account becomes a manager of branches, and a member again", async () => {
  const member = await addMember(deps, api, { clientId: owner.id, role: "member", personId: ravi });
  expect((await setRole("manager", [1])).body.account).toMatchObject({ role: "manager", branch_ids: [1] });
  expect((await member.call("listPeople")).body.count).toBe(1);
  expectError(await setRole("owner", [], ravi, member), "permission_denied");
  expect((await setRole("member", [1])).body.account).toMatchObject({ role: "member", branch_ids: [] });
  expectError(await member.call("listPeople"), "permission_denied");
});

test("without an account, a branch or a person there is nothing to set", async () => {
  expectError(await setRole("manager", [1]), "conflict", personMessages.noAccount);
  await addMember(deps, api, { clientId: owner.id, role: "member", personId: ravi });
  expectError(await setRole("manager", [2]), "validation_error", personMessages.branchUnknown);
  expectError(await setRole("chief"), "validation_error");
  expectError(await setRole("manager", [], 999_999), "not_found");
  expectError(await setRole("member", [], ravi, await api.client()), "not_found");
});

test("the last owner stays one, and with another the company is theirs", async () => {
  const own = (await owner.call("createPerson", { form: { name: "Asha" } })).body.id;
  await deps.db.updateTable("memberships").set({ person_id: own }).where("client_id", "=", owner.id).execute();
  expectError(await setRole("member", [], own), "conflict", personMessages.lastOwner);
  const second = await addMember(deps, api, { clientId: owner.id, role: "member", personId: ravi });
  expect((await setRole("owner")).body.account.role).toBe("owner");
  expect((await setRole("member", [], own)).body.account.role).toBe("member");
  const client = deps.db.selectFrom("clients").select(["owner_id", "email"]).where("id", "=", owner.id);
  expect(await client.executeTakeFirst()).toEqual({ owner_id: second.userId, email: second.email });
  expectError(await owner.call("getCompleteProfile"), "permission_denied");
  expectError(await setRole("manager", [], ravi, second), "conflict", personMessages.lastOwner);
});

test("two owners who make each other members at once leave one", async () => {
  const own = (await owner.call("createPerson", { form: { name: "Asha" } })).body.id;
  await deps.db.updateTable("memberships").set({ person_id: own }).where("client_id", "=", owner.id).execute();
  const second = await addMember(deps, api, { clientId: owner.id, role: "owner", personId: ravi });
  await Promise.all([setRole("member"), setRole("member", [], own, second)]);
  const owners = deps.db.selectFrom("memberships").select("id").where("role", "=", "owner");
  expect(await owners.where("client_id", "=", owner.id).execute()).toHaveLength(1);
});
