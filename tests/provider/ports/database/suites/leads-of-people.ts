import { parse } from "papaparse";
import type { Lead } from "@/lib/contract/leads/schema";
import { letLeadsClimb } from "@/provider/leads/jobs";
import type { DatabasePort } from "@/provider/ports/database/database";
import { migrate } from "@/provider/ports/database/migrate";
import { type Api, type Caller, expectError } from "../../../../contract/api";
import { buildDeps, openApi, type TestDeps } from "../../../build-deps";
import { buildTeam, type Place, type Team } from "../../../build-team";

const places: Place[] = ["Asha", "Ravi", "Meera", "Dev", "company"];

/** Leads and appointments by whose card they came. `open` gives a database without tables. */
export function describeLeadsOfPeople(open: () => Promise<Pick<DatabasePort, "db" | "close">>): void {
  let database: Awaited<ReturnType<typeof open>>;
  let deps: TestDeps;
  let api: Api;
  let owner: Team["owner"];
  let people: Team["people"];
  let who: Team["who"];
  let send: Team["send"];
  let leads: Team["leads"];
  let appointments: Team["appointments"];

  beforeAll(async () => {
    database = await open();
    await migrate(database.db);
    deps = await buildDeps({ db: database.db });
    api = await openApi(deps);
    const team = await buildTeam(deps, api);
    ({ owner, people, who, send, leads, appointments } = team);
    for (const place of places) {
      await send(place);
      await team.book(place);
    }
  }, 60_000);
  afterAll(async () => {
    await deps.close();
    await database.close();
  });

  const namesOf = (rows: { name: string }[]) => rows.map(({ name }) => name.replace("From ", "")).sort();
  const leadFrom = async (place: Place) => (await leads(owner)).find(({ name }) => name === `From ${place}`) as Lead;

  const reached = { owner: places, manager: ["Asha", "Ravi"], Asha: ["Asha"], unknown: [] } as const;

  test.each(Object.entries(reached))("%s finds what came by people within reach", async (name, expected) => {
    const caller = who[name as keyof typeof who];
    expect(namesOf(await leads(caller))).toEqual([...expected].sort());
    expect(namesOf(await appointments(caller))).toEqual([...expected].sort());
    const stats = (await caller.call("getLeadStats")).body;
    expect([stats.total, stats.new]).toEqual([expected.length, expected.length]);
    for (const place of places) {
      const { id } = await leadFrom(place);
      const isReached = (expected as readonly Place[]).includes(place);
      const found = await caller.call("getLead", { params: { id } });
      expect([place, found.status]).toEqual([place, isReached ? 200 : 404]);
      const changed = await caller.call("updateLead", { params: { id }, json: { notes: `By ${name}` } });
      expect([place, changed.status]).toEqual([place, isReached ? 200 : 404]);
    }
    const everyone = await appointments(owner);
    for (const { id, name: from } of everyone) {
      const isReached = (expected as readonly string[]).includes(from.replace("From ", ""));
      const json = { status: "confirmed" };
      const changed = await caller.call("updateAppointment", { params: { id }, json });
      expect([from, changed.status]).toEqual([from, isReached ? 200 : 404]);
      const file = await caller.call("getAppointmentFile", { params: { id } });
      expect([from, file.status]).toEqual([from, isReached ? 200 : 404]);
    }
  });

  test("what one may not change stays as it was", async () => {
    const { id } = await leadFrom("Meera");
    await owner.call("updateLead", { params: { id }, json: { notes: "Hers" } });
    await who.manager.call("updateLead", { params: { id }, json: { notes: "Taken" } });
    expect((await owner.call("getLead", { params: { id } })).body.notes).toBe("Hers");
    for (const caller of [who.manager, who.Asha])
      expectError(await caller.call("deleteLead", { params: { id } }), "permission_denied");
  });

  test("whose it is stands in the answers of those who reach several", async () => {
    const personOf = async (caller: Caller, list: typeof leads | typeof appointments) =>
      (await list(caller)).map(({ person }) => person);
    const all = [null, ...(["Dev", "Meera", "Ravi", "Asha"] as const).map((name) => ({ id: people[name], name }))];
    expect(await personOf(owner, leads)).toEqual(all);
    expect(await personOf(owner, appointments)).toEqual(expect.arrayContaining(all));
    for (const list of [leads, appointments]) {
      expect(await personOf(who.manager, list)).toEqual(expect.arrayContaining([{ id: people.Ravi, name: "Ravi" }]));
      expect(await personOf(who.Asha, list)).toEqual([undefined]);
    }
  });

  test("a list has one person's, or nobody's, and only within reach", async () => {
    for (const list of [leads, appointments]) {
      expect(namesOf(await list(owner, { person: people.Meera }))).toEqual(["Meera"]);
      expect(namesOf(await list(owner, { person: "none" }))).toEqual(["company"]);
      expect(await list(who.manager, { person: people.Meera })).toEqual([]);
      expect(await list(who.manager, { person: "none" })).toEqual([]);
      expect(namesOf(await list(owner, { person: "anybody" }))).toEqual([...places].sort());
    }
  });

  test("a file has whose each is, and a manager's those of the branch alone", async () => {
    const cellsOf = async (caller: Caller, query = {}) => {
      const { body } = await caller.call("exportLeads", { query });
      return parse<Record<string, string>>(body.trim(), { header: true }).data.map(({ person }) => person);
    };
    expect(await cellsOf(owner)).toEqual(["", "Dev", "Meera", "Ravi", "Asha"]);
    expect(await cellsOf(who.manager)).toEqual(["Ravi", "Asha"]);
    expect(await cellsOf(owner, { person: people.Dev })).toEqual(["Dev"]);
    for (const call of ["exportLeads", "exportLeadContacts"] as const)
      expectError(await who.Asha.call(call), "permission_denied");
  });

  test("what is handed over by several at once ends with one of them, and is told when nobody answers", async () => {
    const settings = { owner_notices: true, climb_hours: 1 };
    await owner.call("writeLeadSettings", { json: settings });
    const ids = [await send("Ravi"), await send("Dev"), await send("company")];
    const give = (person_id: number | null) => owner.call("handOverLeads", { json: { ids, person_id } });
    const answers = await Promise.all([people.Asha, people.Meera, null, people.Asha].map(give));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const given = (await leads(owner)).filter(({ id }) => ids.includes(id));
    expect(new Set(given.map(({ person }) => person?.id)).size).toBe(1);
    await give(people.Asha);
    await database.db
      .updateTable("leads")
      .set({ climbs_at: "2026-01-01T00:00:00.000Z" })
      .where("id", "in", ids)
      .execute();
    const climb = () => letLeadsClimb.run(deps, {}, new AbortController().signal);
    await Promise.all([climb(), climb()]);
    const told = database.db.selectFrom("notifications").select("user_id").where("kind", "=", "lead_unanswered");
    expect(await told.execute()).toEqual(ids.map(() => ({ user_id: who.manager.userId })));
    for (const id of ids) await owner.call("deleteLead", { params: { id } });
    expect(await told.execute()).toEqual([]);
  });

  test("what came from the card of somebody who is not there is the company's, and never lost", async () => {
    const [stranger, resting] = [await api.client(), people.Dev];
    const { body: theirs } = await stranger.call("createPerson", { form: { name: "Kiran" } });
    await database.db.updateTable("people").set({ is_resting: true }).where("id", "=", resting).execute();
    const wrong = [theirs.id, resting, 999_999_999, "", "Asha", -1, 1.5, null, [people.Asha], 9_007_199_254_740_991];
    for (const person of wrong) await send("company", { name: "From afar", person });
    const kept = (await leads(owner)).filter(({ name }) => name === "From afar");
    expect(kept.map(({ person }) => person)).toEqual(wrong.map(() => null));
    await send("company", { name: "By text", person: String(people.Asha) });
    expect((await leads(owner))[0]).toMatchObject({ name: "By text", person: { id: people.Asha, name: "Asha" } });
    await database.db.updateTable("people").set({ is_resting: false }).where("id", "=", resting).execute();
  });
}
