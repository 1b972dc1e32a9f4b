import { type Api, admin, type Caller, type ClientCaller, expectError } from "../../contract/api";
import { pngFile } from "../../contract/files";
import { accountMessages, failures, leavingMessages, ownDataMessages } from "../../english";
import { addMember } from "../add-member";
import { buildDeps, openApi, type TestDeps } from "../build-deps";

const password = "nine quiet lanterns";

let deps: TestDeps;
let api: Api;
let owner: ClientCaller;

beforeEach(async () => {
  deps = await buildDeps();
  api = await openApi(deps);
  owner = await api.client();
  const branches = JSON.stringify([{ name: "Pune" }, { name: "Thane" }]);
  await owner.call("updateProfile", { form: { person_cards: "true", branches } });
});
afterEach(() => deps.close());

const add = async (name: string, form: Record<string, string | Blob> = {}): Promise<number> =>
  (await owner.call("createPerson", { form: { name, ...form } })).body.id;
const leave = (caller: Caller, forgets = false) => caller.call("leaveCompany", { json: { forgets } });
const remove = (caller: Caller, current_password = password) =>
  caller.call("deleteOwnAccount", { json: { current_password } });
const export_ = async (caller: Caller) => (await caller.call("exportOwnData")).body;
const auditOf = (userId: number) =>
  deps.db
    .selectFrom("audit_log")
    .selectAll()
    .where((eb) => eb.or([eb("actor_id", "=", userId), eb("target", "=", `user:${userId}`)]))
    .execute();

async function member(name: string, form: Record<string, string | Blob> = {}) {
  const personId = await add(name, form);
  const account = await addMember(deps, api, { clientId: owner.id, role: "member", personId });
  return Object.assign(account, { personId });
}

describe("the download", () => {
  it("has the account, its work, its card and its sessions, and nobody else's", async () => {
    const ravi = await member("Ravi", { phone: "98200 11111", about: "Lamps", branch_id: "1", handle: "" });
    await member("Meera", { phone: "98200 22222" });
    const data = await export_(ravi);
    expect(data.account).toMatchObject({ email: ravi.email, username: ravi.email, language: null });
    expect(data.companies).toMatchObject([
      { role: "member", is_active: true, branches: [], person: { name: "Ravi", about: "Lamps", branch_id: 1 } },
    ]);
    expect(data.sessions).toMatchObject([{ is_current: true }]);
    expect(data.activity).toMatchObject([{ action: "sign_in", company_name: data.companies[0].company_name }]);
    expect(JSON.stringify(data)).not.toMatch(/Meera|22222|password|token|hash/);
  });

  it("names the branches of a manager, and is there without a company as well", async () => {
    const manager = await addMember(deps, api, { clientId: owner.id, role: "manager", branchIds: [2] });
    expect((await export_(manager)).companies).toMatchObject([{ role: "manager", branches: ["Thane"], person: null }]);
    await leave(manager);
    expect((await export_(manager)).companies).toEqual([]);
    expect((await export_(await api.admin())).companies).toEqual([]);
    expectError(await api.anonymous.call("exportOwnData"), "not_authenticated");
  });
});

describe("leaving by oneself", () => {
  it("takes the card away and keeps the session, which works for nobody; the company undoes it", async () => {
    const ravi = await member("Ravi");
    const elsewhere = await api.signIn(ravi.email, password);
    expect((await ravi.call("getCurrentUser")).body.may_leave).toBe(true);
    expect((await leave(ravi)).status).toBe(204);
    const left = (await ravi.call("getCurrentUser")).body;
    expect([left.client_id, left.companies, left.may_leave]).toEqual([null, [], undefined]);
    expectError(await elsewhere.call("getCurrentUser"), "not_authenticated");
    expectError(await owner.call("getPerson", { params: { id: ravi.personId } }), "not_found");
    expectError(await leave(ravi), "permission_denied");
    expect((await owner.call("listActivity")).body.results[0]).toMatchObject({ action: "person_left", detail: "Ravi" });
    await owner.call("bringBackPerson", { params: { id: ravi.personId } });
    expect((await ravi.call("getCurrentUser")).body).toMatchObject({ client_id: owner.id, person_id: ravi.personId });
  });

  it("deletes what is personal at once where that is chosen", async () => {
    const ravi = await member("Ravi", { image: await pngFile() });
    await leave(ravi, true);
    expect((await owner.call("listFormerPeople")).body.count).toBe(0);
    expectError(await owner.call("bringBackPerson", { params: { id: ravi.personId } }), "not_found");
    const [former] = await deps.db.selectFrom("former_people").select("sealed").execute();
    expect(former?.sealed).toBeNull();
  });

  it("goes without a card as well, and never for the only owner", async () => {
    expect((await owner.call("getCurrentUser")).body.may_leave).toBeUndefined();
    expectError(await leave(owner), "conflict", leavingMessages.lastOwner);
    const second = await addMember(deps, api, { clientId: owner.id, role: "owner" });
    expect((await owner.call("getCurrentUser")).body.may_leave).toBe(true);
    const both = await Promise.all([leave(second), leave(owner)]);
    expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
  });
});

describe("deleting the account", () => {
  it("asks for the password, and not before the last company is left", async () => {
    const ravi = await member("Ravi");
    expectError(await remove(ravi), "conflict", ownDataMessages.stillWorks);
    await leave(ravi);
    expectError(
      await remove(ravi, "wrong"),
      "validation_error",
      accountMessages.currentPasswordIncorrect,
      "current_password",
    );
    expectError(
      await remove(ravi, ""),
      "validation_error",
      accountMessages.currentPasswordRequired,
      "current_password",
    );
    expect((await ravi.call("getCurrentUser")).status).toBe(200);
    const user = await deps.db.selectFrom("users").select("id").where("id", "=", ravi.userId).executeTakeFirst();
    expect(user).toBeDefined();
  });

  it("leaves no name, e-mail or address in the log, and no way back in", async () => {
    const ravi = await member("Ravi");
    await deps.db
      .updateTable("audit_log")
      .set({ address: "203.0.113.7" })
      .where("actor_id", "=", ravi.userId)
      .execute();
    await leave(ravi);
    expect((await remove(ravi)).status).toBe(204);
    expectError(await ravi.call("getCurrentUser"), "not_authenticated");
    const entries = await auditOf(ravi.userId);
    expect(entries).toContainEqual(expect.objectContaining({ action: "account_deleted", actor_id: null, detail: "" }));
    const all = JSON.stringify(await deps.db.selectFrom("audit_log").selectAll().execute());
    expect(all).not.toContain(ravi.email);
    expect(all).not.toContain("203.0.113.7");
    expect(entries.map(({ detail }) => detail).join("")).not.toContain("Ravi");
    expect((await owner.call("bringBackPerson", { params: { id: ravi.personId } })).status).toBe(200);
    expect((await owner.call("listPeople")).body.results).toMatchObject([
      { name: "Ravi", account: { status: "none" } },
    ]);
  });

  it("is no administrator's", async () => {
    expectError(await remove(await api.admin(), admin.password), "permission_denied", failures.permissionDenied);
  });
});
