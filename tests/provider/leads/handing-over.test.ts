import { letLeadsClimb } from "@/provider/leads/jobs";
import { type Api, type Caller, expectError } from "../../contract/api";
import { leadMessages } from "../../english";
import { buildDeps, openApi, type TestDeps } from "../build-deps";
import { buildTeam, type Team } from "../build-team";

const hour = 60 * 60_000;
let time: Date;
let deps: TestDeps;
let team: Team;
let owner: Team["owner"];
let who: Team["who"];
let people: Team["people"];
let api: Api;
/** By the ids of their accounts. */
let names: Map<number, string>;
let seen: number;

beforeEach(async () => {
  seen = 0;
  time = new Date("2026-11-20T10:00:00Z");
  deps = await buildDeps({ now: () => time });
  api = await openApi(deps);
  team = await buildTeam(deps, api);
  ({ owner, who, people } = team);
  const { id } = (await owner.call("getCurrentUser")).body;
  const members = Object.entries(who).map(([name, caller]) => ["userId" in caller ? caller.userId : id, name] as const);
  names = new Map(members);
});
afterEach(() => deps.close());

const handOver = (caller: Caller, ids: number[], person_id: number | null) =>
  caller.call("handOverLeads", { json: { ids, person_id } });
const personOf = async (id: number) => (await owner.call("getLead", { params: { id } })).body.person?.name ?? null;
const set = (change: object) =>
  owner.call("writeLeadSettings", { json: { owner_notices: true, climb_hours: null, ...change } });
/** What each was told since the last look. */
async function told(): Promise<string[]> {
  const rows = await deps.db.selectFrom("notifications").selectAll().where("id", ">", seen).orderBy("id").execute();
  seen = rows.at(-1)?.id ?? seen;
  return rows.map(({ user_id, kind }) => `${names.get(user_id)}: ${kind}`).sort();
}

describe("handing over", () => {
  test("an owner gives anybody's to anybody, or to the company, and the new person is told", async () => {
    const [first, second] = [await team.send("company"), await team.send("Ravi")];
    await told();
    const { body } = await handOver(owner, [second, first, second, 999_999_999], people.Asha);
    expect(body.ids).toEqual([first, second]);
    expect([await personOf(first), await personOf(second)]).toEqual(["Asha", "Asha"]);
    expect(await told()).toEqual(["Asha: lead_handed_over"]);
    const [notification] = await team.notificationsOf(who.Asha);
    expect(notification).toMatchObject({ count: 2, detail: "", subject_id: null });
    expect((await team.leads(who.Asha)).map(({ id }) => id)).toEqual([second, first]);

    expect((await handOver(owner, [first], null)).body.ids).toEqual([first]);
    expect(await personOf(first)).toBeNull();
    expect((await handOver(owner, [first, second], people.Asha)).body.ids).toEqual([first]);
    expect((await team.notificationsOf(who.Asha))[0]).toMatchObject({ detail: "From company", subject_id: first });
    expect((await handOver(owner, [first, second], people.Asha)).body.ids).toEqual([]);
  });

  test("what a deleted enquiry's notification said of its sender goes with it", async () => {
    const id = await team.send("Ravi");
    await handOver(owner, [id], people.Asha);
    await owner.call("deleteLead", { params: { id } });
    expect(await team.notificationsOf(who.Asha)).toEqual([]);
  });

  test("a manager gives only within reach", async () => {
    const [ravis, meeras, companys] = [await team.send("Ravi"), await team.send("Meera"), await team.send("company")];
    expect((await handOver(who.manager, [ravis, meeras, companys], people.Asha)).body.ids).toEqual([ravis]);
    expectError(await handOver(who.manager, [meeras, companys], people.Asha), "not_found");
    for (const wrong of [people.Meera, people.Dev, 999_999_999, null])
      expectError(
        await handOver(who.manager, [ravis], wrong),
        "validation_error",
        leadMessages.personUnknown,
        "person_id",
      );
    expectError(await handOver(who.Asha, [ravis], people.Asha), "permission_denied");
    expect([await personOf(ravis), await personOf(meeras), await personOf(companys)]).toEqual(["Asha", "Meera", null]);
  });

  test("nobody's of another company, and nobody of another", async () => {
    const stranger = await api.client();
    const id = await team.send("Ravi");
    expectError(await handOver(stranger, [id], null), "not_found");
    const { body: kiran } = await stranger.call("createPerson", { form: { name: "Kiran" } });
    expectError(await handOver(owner, [id], kiran.id), "validation_error");
  });

  test("is refused for none, for too many and for what is no number", async () => {
    for (const ids of [[], Array.from({ length: 201 }, (_, index) => index + 1), ["1"], [0], "1"])
      expectError(await owner.call("handOverLeads", { json: { ids, person_id: null } }), "validation_error");
    expectError(await owner.call("handOverLeads", { json: { ids: [1] } }), "validation_error");
  });

  test("of two at once each lead ends with one, who was told of it", async () => {
    const ids = [await team.send("company"), await team.send("company"), await team.send("Dev")];
    await told();
    const answers = await Promise.all(
      [people.Asha, people.Meera, people.Asha, people.Meera].map((person) => handOver(owner, ids, person)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const names = new Set(await Promise.all(ids.map(personOf)));
    expect(names.size).toBe(1);
    const [last] = names;
    expect(await told()).toContain(`${last}: lead_handed_over`);
  });

  test("stands in the activity without a name", async () => {
    await handOver(owner, [await team.send("Ravi")], people.Asha);
    const { results } = (await owner.call("listActivity")).body;
    expect(results[0]).toMatchObject({ action: "leads_handed_over", detail: "1", is_own: true });
  });

  test("an appointment goes the same way", async () => {
    const id = await team.book("Ravi");
    await told();
    const give = (caller: Caller, person_id: number | null) =>
      caller.call("handOverAppointment", { params: { id }, json: { person_id } });
    expectError(await give(who["other manager"], people.Meera), "not_found");
    expectError(await give(who.manager, people.Meera), "validation_error");
    expect((await give(who.manager, people.Asha)).body).toMatchObject({ id, person: { name: "Asha" } });
    expect(await told()).toEqual(["Asha: appointment_handed_over"]);
    expect((await give(owner, people.Asha)).status).toBe(200);
    expect(await told()).toEqual([]);
    expect((await give(owner, null)).body.person).toBeNull();
    expect(await team.appointments(who.Asha)).toEqual([]);
  });

  test("who takes something on is not told of it", async () => {
    const { id: clientId } = owner;
    await deps.db.deleteFrom("memberships").where("person_id", "=", people.Meera).execute();
    const row = deps.db.updateTable("memberships").set({ person_id: people.Meera }).where("client_id", "=", clientId);
    await row.where("role", "=", "owner").execute();
    const id = await team.send("Dev");
    await told();
    await handOver(owner, [id], people.Meera);
    expect(await told()).toEqual([]);
  });
});

describe("who is told", () => {
  test("the person and the owners, of all that came by the person's card", async () => {
    await team.send("Asha");
    expect(await told()).toEqual(["Asha: lead_received", "owner: lead_received"]);
    await team.book("Asha");
    expect(await told()).toEqual(["Asha: appointment_requested", "owner: appointment_requested"]);
    for (const place of ["Ravi", "company"] as const) await team.send(place);
    expect(await told()).toEqual(["owner: lead_received", "owner: lead_received"]);
  });

  test("the person alone where owners have switched it off; owners still where there is no account", async () => {
    expect((await set({ owner_notices: false })).body).toEqual({ owner_notices: false, climb_hours: null });
    expect((await owner.call("getLeadSettings")).body).toEqual({ owner_notices: false, climb_hours: null });
    await team.send("Asha");
    await team.book("Asha");
    expect(await told()).toEqual(["Asha: appointment_requested", "Asha: lead_received"]);
    for (const place of ["Ravi", "company"] as const) await team.send(place);
    expect(await told()).toEqual(["owner: lead_received", "owner: lead_received"]);
    await deps.db.updateTable("users").set({ is_active: false }).where("id", "=", who.Asha.userId).execute();
    await team.send("Asha");
    expect(await told()).toEqual(["owner: lead_received"]);
  });

  test("an owner whose card it is once", async () => {
    await deps.db.deleteFrom("memberships").where("person_id", "=", people.Asha).execute();
    const own = deps.db.updateTable("memberships").set({ person_id: people.Asha }).where("client_id", "=", owner.id);
    await own.where("role", "=", "owner").execute();
    await team.send("Asha");
    expect(await told()).toEqual(["owner: lead_received"]);
  });

  test("only the owner says so", async () => {
    for (const caller of [who.manager, who.Asha]) {
      expectError(await caller.call("getLeadSettings"), "permission_denied");
      const json = { owner_notices: false, climb_hours: 1 };
      expectError(await caller.call("writeLeadSettings", { json }), "permission_denied");
    }
    for (const climb_hours of [0, 169, 1.5, "4", undefined])
      expectError(await set({ climb_hours }), "validation_error");
    expect((await owner.call("getLeadSettings")).body).toEqual({ owner_notices: true, climb_hours: null });
  });
});

describe("climbing", () => {
  const climb = () => letLeadsClimb.run(deps, {}, new AbortController().signal);
  const pass = (hours: number) => {
    time = new Date(time.getTime() + hours * hour);
  };
  async function climbed(): Promise<string[]> {
    await climb();
    return (await told()).filter((line) => line.includes("lead_unanswered"));
  }

  test("a lead without an answer is told to the branch's managers, once and not before", async () => {
    await set({ climb_hours: 4 });
    const id = await team.send("Asha");
    pass(3.99);
    expect(await climbed()).toEqual([]);
    pass(0.01);
    expect(await climbed()).toEqual(["manager: lead_unanswered"]);
    const row = await deps.db.selectFrom("notifications").selectAll().where("kind", "=", "lead_unanswered").execute();
    expect(row).toMatchObject([{ detail: "From Asha", count: 4, subject_id: id, client_id: owner.id }]);
    pass(100);
    expect(await climbed()).toEqual([]);
  });

  test("to the owners where the branch has no manager, and the company's own never", async () => {
    await set({ climb_hours: 1 });
    for (const place of ["Dev", "Meera", "company"] as const) await team.send(place);
    pass(1);
    expect(await climbed()).toEqual(["other manager: lead_unanswered", "owner: lead_unanswered"]);
  });

  test("never to the person alone who has not answered", async () => {
    await set({ climb_hours: 1 });
    const { userId } = who["other manager"];
    await deps.db.deleteFrom("memberships").where("person_id", "=", people.Meera).execute();
    const own = deps.db.updateTable("memberships").set({ person_id: people.Meera }).where("user_id", "=", userId);
    await own.execute();
    await team.send("Meera");
    pass(1);
    expect(await climbed()).toEqual(["owner: lead_unanswered"]);
  });

  test("not what was answered meanwhile; what was handed over waits anew", async () => {
    await set({ climb_hours: 2 });
    const [answered, given] = [await team.send("Asha"), await team.send("Asha")];
    await who.Asha.call("updateLead", { params: { id: answered }, json: { status: "contacted" } });
    pass(1.5);
    const later = await api.signIn(owner.email, owner.password);
    expect((await handOver(later, [given], people.Meera)).body.ids).toEqual([given]);
    pass(1);
    expect(await climbed()).toEqual([]);
    pass(1);
    expect(await climbed()).toEqual(["other manager: lead_unanswered"]);
  });

  test("not without hours, nor where they were taken back", async () => {
    await team.send("Asha");
    await set({ climb_hours: 1 });
    await team.send("Asha");
    await set({ climb_hours: null });
    await told();
    pass(200);
    expect(await climbed()).toEqual([]);
  });

  test("each once, of many and by two processes", async () => {
    await set({ climb_hours: 1 });
    const id = await team.send("Asha");
    const { id: _, ...row } = await deps.db
      .selectFrom("leads")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const more = Array.from({ length: 250 }, (__, index) => ({ ...row, ticket: `more ${index}` }));
    await deps.db.insertInto("leads").values(more).execute();
    pass(1);
    await Promise.all([climb(), climb()]);
    expect((await climbed()).length).toBe(251);
  });
});
