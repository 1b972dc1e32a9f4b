import fc from "fast-check";
import type { RequestField } from "@/lib/contract/content/own-person";
import type { Caller, ClientCaller } from "../../contract/api";
import { expectError } from "../../contract/api";
import { pngFile } from "../../contract/files";
import { ownPersonMessages, profileMessages } from "../../english";
import { addMember } from "../add-member";
import { buildDeps, openApi, type TestDeps } from "../build-deps";
import { keepMail } from "../kept-mail";
import { runLeft } from "../kernel/jobs/run-left";

let kept: ReturnType<typeof keepMail>;
let deps: TestDeps;
let api: Awaited<ReturnType<typeof openApi>>;
let owner: ClientCaller;
let person: { id: number; updated_at: string };
let member: Caller & { email: string; userId: number };

beforeEach(async () => {
  kept = keepMail();
  deps = await buildDeps({ mail: kept.mail });
  api = await openApi(deps);
  owner = await api.client();
  const branches = JSON.stringify([{ name: "Pune" }, { name: "Thane" }]);
  await owner.call("updateProfile", { form: { branches, person_cards: "true" } });
  const form = {
    name: "Asha Rao",
    role: "Sales",
    phone: "98300 11111",
    branch_id: "1",
    texts: '{"hi":{"role":"बिक्री"}}',
  };
  person = (await owner.call("createPerson", { form })).body;
  member = await addMember(deps, api, { clientId: owner.id, role: "member", personId: person.id });
});
afterEach(() => deps.close());

const setRules = (rules: Record<string, string> | string) =>
  owner.call("updateProfile", { form: { member_rules: typeof rules === "string" ? rules : JSON.stringify(rules) } });
const own = async (caller: Caller = member) => (await caller.call("getOwnPerson")).body;
const change = (form: Record<string, string | Blob>, caller: Caller = member) =>
  caller.call("updateOwnPerson", { form });
const ask = (field: RequestField, value: string, caller: Caller = member) =>
  caller.call("askForChange", { json: { field, value, note: "New number" } });
const waiting = async (caller: Caller = owner) => (await caller.call("listChangeRequests")).body.results;
const publicPerson = async () =>
  (await api.anonymous.call("listCompanyPeople", { params: { companyName: owner.slug } })).body.results[0];
const bell = async (caller: Caller) => (await caller.call("listNotifications")).body.results;
async function mailsOf({ email }: { email: string }) {
  for (const job of ["deliver_notification", "mail_notice"]) await runLeft(deps, job);
  return kept.sent.filter(({ to }) => to === email);
}
const newestDeed = async () => {
  const deed = deps.db.selectFrom("audit_log").select(["action", "actor_id"]).orderBy("id", "desc");
  return deed.executeTakeFirstOrThrow();
};

describe("the template", () => {
  test("is the standard one for a company that never chose, and says who may change what", async () => {
    const { rules, branches, has_card } = await own();
    expect(rules).toEqual({
      ...{ name: "fixed", role: "fixed", branch_id: "fixed", email: "fixed", hours: "fixed" },
      ...{ image: "asked", phone: "asked", whatsapp: "asked", about: "asked", links: "asked" },
    });
    expect([branches, has_card]).toEqual([
      [
        { id: 1, name: "Pune" },
        { id: 2, name: "Thane" },
      ],
      true,
    ]);
    await owner.call("updateProfile", { form: { person_cards: "false" } });
    expect((await own()).has_card).toBe(false);
  });

  test("hides fields from everybody, and keeps what they said", async () => {
    const links = JSON.stringify([{ title: "Blog", url: "https://98300.example", icon: "globe" }]);
    const form = { image: await pngFile(), about: "98300 and more", links };
    await owner.call("updatePerson", { params: { id: person.id }, form });
    const hidden = ["phone", "role", "image", "branch_id", "about", "links"];
    await setRules(Object.fromEntries(hidden.map((field) => [field, "hidden"])));
    const told = await publicPerson();
    expect(told).toMatchObject({
      name: "Asha Rao",
      role: "",
      phone: "",
      image: null,
      image_photo: null,
      branch_id: null,
      about: "",
      links: [],
    });
    expect(JSON.stringify(told)).not.toMatch(/98300|बिक्री|media/);
    const contents = await api.anonymous.call("getCompanyContents", { params: { companyName: owner.slug } });
    expect(contents.body.people[0]).toMatchObject({ role: "", phone: "", image: null });
    const kept = (await owner.call("getPerson", { params: { id: person.id } })).body;
    expect(kept).toMatchObject({ role: "Sales", phone: "98300 11111", branch_id: 1 });
    await setRules("");
    expect(await publicPerson()).toMatchObject({ role: "Sales", phone: "98300 11111", branch_id: 1 });
  });

  test("lets nobody be found by what it hides", async () => {
    const form = { email: "asha@shop.example", texts: '{"hi":{"name":"आशा","role":"बिक्री"}}' };
    await owner.call("updatePerson", { params: { id: person.id }, form });
    const params = { companyName: owner.slug };
    const found = async (query: Record<string, string>) =>
      (await api.anonymous.call("listCompanyPeople", { params, query })).body.count;
    const asked = ["asha r", "आशा", "sales", "बिक्री", "98300", "asha@shop"].map((search) => ({ search }));
    expect(await Promise.all(asked.map(found))).toEqual([1, 1, 1, 1, 1, 1]);
    await setRules({ role: "hidden" });
    expect(await Promise.all(asked.map(found))).toEqual([1, 0, 0, 0, 1, 1]);
    await setRules({ phone: "hidden", email: "hidden", branch_id: "hidden" });
    expect(await Promise.all(asked.map(found))).toEqual([1, 1, 1, 1, 0, 0]);
    const inBranch = () => Promise.all(["0", "1", "2"].map((branch) => found({ branch })));
    expect(await inBranch()).toEqual([1, 0, 0]);
    const hides = async () => (await api.anonymous.call("getCompany", { params })).body.hides_branches;
    expect(await hides()).toBe(true);
    expect((await owner.call("listPeople", { query: { search: "98300", branch: 1 } })).body.count).toBe(1);
    await setRules("");
    expect(await inBranch()).toEqual([0, 1, 0]);
    expect(await hides()).toBeUndefined();
  });

  test("hides and keeps hours, which a member changes where they are asked for", async () => {
    const hours = JSON.stringify({ week: { mon: [{ from: "10:00", to: "13:00" }] } });
    expectError(await change({ hours }), "permission_denied");
    await setRules({ hours: "asked" });
    expect((await change({ hours })).body.person.hours.week.mon).toEqual([{ from: "10:00", to: "13:00" }]);
    expect((await change({ appointments: "own" })).body.person.appointments).toBe("company");
    await setRules({ hours: "hidden" });
    expect((await publicPerson()).hours).toBeNull();
  });

  test("is refused where it hides the name, and drops fields that nobody knows", async () => {
    for (const wrong of ["[]", "x", '{"name":"hidden"}', '{"phone":"all"}'])
      expectError(await setRules(wrong), "validation_error");
    expectError(await setRules("x"), "validation_error", profileMessages.memberRulesInvalid, "member_rules");
    expect((await setRules({ phone: "fixed", shoes: "asked" })).body.profile.member_rules).toEqual({ phone: "fixed" });
  });
});

describe("one's own card", () => {
  test("takes what is asked of the member, in the member's name", async () => {
    const { body } = await change({ whatsapp: "98300 22222", image: await pngFile() });
    expect(body.person).toMatchObject({ whatsapp: "98300 22222", name: "Asha Rao" });
    expect(body.person.image).toMatch(/media/);
    expect(await newestDeed()).toEqual({ action: "person_updated", actor_id: member.userId });
    const told = async () => (await owner.call("listActivity")).body.results[0];
    expect(await told()).toMatchObject({ action: "person_updated", is_own: false, colleague: "Asha Rao" });
    await owner.call("updatePerson", { params: { id: person.id }, form: { role: "Head" } });
    expect(await told()).toMatchObject({ is_own: true, colleague: null });
    expectError(await member.call("listActivity"), "permission_denied");
  });

  test("keeps all where one field is the company's, and says whose it is", async () => {
    const company = (await owner.call("getCurrentUser")).body.company_name;
    const answer = await change({ whatsapp: "98300 22222", name: "Boss" });
    expectError(answer, "permission_denied", ownPersonMessages.fixed(company), "name");
    expect((await own()).person).toMatchObject({ whatsapp: "", name: "Asha Rao" });
    await setRules({ whatsapp: "hidden" });
    expectError(await change({ whatsapp: "98300 22222" }), "permission_denied");
  });

  test("never changes what is not asked, whatever is sent", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(fc.constantFrom("name", "role", "email", "branch_id", "texts", "id", "client_id"), fc.string()),
        async (form) => {
          const { status } = await change(form);
          expect([200, 400, 403]).toContain(status);
          expect((await own()).person).toMatchObject({ name: "Asha Rao", role: "Sales", email: "", branch_id: 1 });
        },
      ),
      { numRuns: 20 },
    );
  });

  test("is none for who has none, and for a person of another company", async () => {
    expectError(await owner.call("getOwnPerson"), "not_found", ownPersonMessages.none);
    const other = await api.client();
    const stranger = await addMember(deps, api, { clientId: other.id, role: "member" });
    await deps.db.updateTable("memberships").set({ person_id: null }).where("person_id", "=", person.id).execute();
    await deps.db
      .updateTable("memberships")
      .set({ person_id: person.id })
      .where("user_id", "=", stranger.userId)
      .execute();
    expectError(await stranger.call("getOwnPerson"), "not_found");
    expectError(await change({ phone: "98300 33333" }, stranger), "not_found");
  });

  test("is whole for a manager and an owner, but for what is hidden", async () => {
    await setRules({ email: "hidden" });
    const boss = (await owner.call("createPerson", { form: { name: "Dev" } })).body;
    const manager = await addMember(deps, api, { clientId: owner.id, role: "manager", personId: boss.id });
    expect((await own(manager)).rules).toMatchObject({ name: "asked", role: "asked", email: "hidden" });
    expect((await change({ role: "Head of branch" }, manager)).status).toBe(200);
    expectError(await change({ email: "dev@shop.example" }, manager), "permission_denied");
  });
});

describe("a wish", () => {
  test("waits with whoever looks after the person, and nobody else", async () => {
    const join = (branchIds: number[]) => addMember(deps, api, { clientId: owner.id, role: "manager", branchIds });
    const [here, elsewhere, other] = [await join([1]), await join([2]), await api.client()];
    expect((await ask("branch_id", "2")).status).toBe(201);
    const wish = { person_name: "Asha Rao", field: "branch_id", current: "Pune", value: "Thane", note: "New number" };
    expect(await waiting()).toMatchObject([wish]);
    expect(await waiting(here)).toMatchObject([wish]);
    for (const none of [elsewhere, other]) expect(await waiting(none)).toEqual([]);
    for (const told of [owner, here])
      expect(await bell(told)).toMatchObject([{ kind: "change_requested", detail: "Asha Rao" }]);
    expect(await bell(elsewhere)).toEqual([]);
    const count = async (caller: Caller) => (await caller.call("getCurrentUser")).body.change_requests;
    expect(await Promise.all([owner, here, elsewhere, member].map(count))).toEqual([1, 1, 0, undefined]);
    const [{ id }] = await waiting();
    for (const stranger of [elsewhere, other])
      for (const call of ["approveChange", "refuseChange"] as const)
        expectError(await stranger.call(call, { params: { id } }), "not_found", ownPersonMessages.requestGone);
    expectError(await member.call("approveChange", { params: { id } }), "permission_denied");
  });

  test("of the same field takes the place of the one before, and tells nobody twice", async () => {
    await ask("email", "asha@shop.example");
    const { body } = await ask("email", "asha.rao@shop.example");
    expect(body.requests).toMatchObject([{ field: "email", value: "asha.rao@shop.example" }]);
    expect(await bell(owner)).toHaveLength(1);
  });

  test("is approved once, in the name of who did, and the member is told by bell and mail", async () => {
    await ask("name", "  Asha  Rao-Mehta ");
    const [{ id }] = await waiting();
    const statuses = (await Promise.all([1, 2, 3].map(() => owner.call("approveChange", { params: { id } })))).map(
      ({ status }) => status,
    );
    expect(statuses.sort()).toEqual([200, 404, 404]);
    expect((await own()).person.name).toBe("Asha Rao-Mehta");
    expect((await own()).requests).toEqual([]);
    expect(await bell(member)).toMatchObject([{ kind: "change_decided", count: 1 }]);
    expect((await mailsOf(member)).map(({ subject }) => subject)).toEqual(["Your card has changed"]);
  });

  test("is refused with words, which the member reads", async () => {
    await ask("role", "CEO");
    const [{ id }] = await waiting();
    expect((await owner.call("refuseChange", { params: { id }, json: { reason: "Not yet" } })).status).toBe(204);
    expect((await own()).person.role).toBe("Sales");
    expect(await bell(member)).toMatchObject([{ kind: "change_decided", count: 0, detail: "Not yet" }]);
    expect((await mailsOf(member))[0]?.text).toContain("Not yet");
  });

  test("is for what is the company's alone, and for what a card can say", async () => {
    expectError(await ask("phone", "98300 33333"), "validation_error", ownPersonMessages.mayChange, "field");
    await setRules({ phone: "hidden" });
    expectError(await ask("phone", "98300 33333"), "validation_error", ownPersonMessages.fieldUnknown, "field");
    expectError(await ask("image" as RequestField, "x"), "validation_error", ownPersonMessages.fieldUnknown);
    for (const [field, value] of [
      ["email", "asha"],
      ["branch_id", "9"],
      ["name", " "],
      ["role", "x".repeat(61)],
    ] as const)
      expectError(await ask(field, value), "validation_error");
    expect(await waiting()).toEqual([]);
  });

  test("of links is a list, checked by their rules when it is sent and when it is approved", async () => {
    const blog = { title: "Blog", url: "https://blog.example", icon: "globe" };
    const shop = { title: "Shop", url: "https://shop.example", icon: "store" };
    await owner.call("updatePerson", { params: { id: person.id }, form: { links: JSON.stringify([blog]) } });
    await setRules({ links: "fixed" });
    for (const links of ["x", "{}", "[1]", JSON.stringify([{ ...shop, url: "javascript:alert(1)" }]), '[{"title":""}]'])
      expect((await ask("links", links)).body.fields).toHaveProperty("value");
    expectError(await ask("links", JSON.stringify(Array(7).fill(shop))), "validation_error");
    expect((await ask("links", JSON.stringify([shop, blog]))).status).toBe(201);
    const [wish] = await waiting();
    const [first, second] = ["Blog https://blog.example", "Shop https://shop.example"];
    expect(wish).toMatchObject({ field: "links", current: first, value: `${second}\n${first}` });
    await deps.db.updateTable("change_requests").set({ value: '[{"title":"Old"}]' }).execute();
    expectError(await owner.call("approveChange", { params: { id: wish.id } }), "validation_error");
    await deps.db
      .updateTable("change_requests")
      .set({ value: JSON.stringify([shop, blog]) })
      .execute();
    expect((await owner.call("approveChange", { params: { id: wish.id } })).body.links).toEqual([shop, blog]);
    await ask("links", "");
    expect(await waiting()).toMatchObject([{ current: `${second}\n${first}`, value: "" }]);
  });

  test("of hours is kept as the person's are, and is on the card once it is approved", async () => {
    const hours = {
      week: {
        mon: [
          { from: "14:00", to: "24:00" },
          { from: "09:00", to: "13:00" },
        ],
      },
    };
    for (const wrong of ["x", "[]", '{"week":{"mon":[{"from":"9","to":"10"}]}}'])
      expect((await ask("hours", wrong)).body.fields).toHaveProperty("value");
    expect((await ask("hours", JSON.stringify(hours))).status).toBe(201);
    const [wish] = await waiting();
    expect(wish).toMatchObject({ field: "hours", current: "" });
    const asked = JSON.parse(wish.value);
    expect(asked.week.mon).toEqual([
      { from: "09:00", to: "13:00" },
      { from: "14:00", to: "00:00" },
    ]);
    expect((await owner.call("approveChange", { params: { id: wish.id } })).body.hours).toEqual(asked);
    await ask("hours", "{}");
    const [clearing] = await waiting();
    expect(clearing).toMatchObject({ value: "" });
    expect(JSON.parse(clearing.current)).toEqual(asked);
    expect((await owner.call("approveChange", { params: { id: clearing.id } })).body.hours).toBeNull();
  });

  test("to a branch that is gone meanwhile stays to be refused", async () => {
    await ask("branch_id", "2");
    await owner.call("updateProfile", { form: { branches: '[{"id":1,"name":"Pune"}]' } });
    const [{ id }] = await waiting();
    expectError(await owner.call("approveChange", { params: { id } }), "validation_error");
    expect(await waiting()).toHaveLength(1);
    expect((await owner.call("refuseChange", { params: { id } })).status).toBe(204);
  });

  test("goes with the person, and with the membership", async () => {
    await ask("email", "asha@shop.example");
    await deps.db.deleteFrom("memberships").where("user_id", "=", member.userId).execute();
    expect(await waiting()).toEqual([]);
    const again = await addMember(deps, api, { clientId: owner.id, role: "member", personId: person.id });
    await ask("email", "asha@shop.example", again);
    await owner.call("deletePerson", { params: { id: person.id } });
    expect(await waiting()).toEqual([]);
  });
});
