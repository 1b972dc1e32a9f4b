import { parse } from "papaparse";
import type { Appointment } from "@/lib/contract/appointments/schema";
import type { Lead } from "@/lib/contract/leads/schema";
import { visitorFormLimits } from "@/lib/contract/visitors/values";
import { formOf, signTicket } from "@/provider/kernel/http/tickets";
import type { DatabasePort } from "@/provider/ports/database/database";
import { migrate } from "@/provider/ports/database/migrate";
import { type Api, type Caller, type ClientCaller, expectError } from "../../../../contract/api";
import { openShops } from "../../../../contract/shops";
import { addMember } from "../../../add-member";
import { buildDeps, openApi, type TestDeps } from "../../../build-deps";
import { testKeys } from "../../../test-options";

type Name = "Asha" | "Ravi" | "Meera" | "Dev";
/** Whose card each is sent from; "company" is its own. */
type Place = Name | "company";
const places: Place[] = ["Asha", "Ravi", "Meera", "Dev", "company"];

/** Leads and appointments by whose card they came. `open` gives a database without tables. */
export function describeLeadsOfPeople(open: () => Promise<Pick<DatabasePort, "db" | "close">>): void {
  let database: Awaited<ReturnType<typeof open>>;
  let deps: TestDeps;
  let api: Api;
  const { shop, ask } = openShops(() => api);
  let owner: ClientCaller;
  /** Asha and Ravi are in the first branch, Meera in the second, Dev in none. */
  let people: Record<Name, number>;
  let who: Record<"owner" | "manager" | "member" | "unknown", Caller>;

  beforeAll(async () => {
    database = await open();
    await migrate(database.db);
    deps = await buildDeps({ db: database.db });
    api = await openApi(deps);
    owner = await shop({ at_once: 5 });
    await owner.call("updateProfile", { form: { branches: JSON.stringify([{ name: "Pune" }, { name: "Thane" }]) } });
    const add = async (name: Name, branch_id: string) =>
      (await owner.call("createPerson", { form: { name, branch_id } })).body.id as number;
    people = {
      ...{ Asha: await add("Asha", "1"), Ravi: await add("Ravi", "1") },
      ...{ Meera: await add("Meera", "2"), Dev: await add("Dev", "") },
    };
    const clientId = owner.id;
    who = {
      owner,
      manager: await addMember(deps, api, { clientId, role: "manager", branchIds: [1] }),
      member: await addMember(deps, api, { clientId, role: "member", personId: people.Asha }),
      unknown: await addMember(deps, api, { clientId, role: "member" }),
    };
    for (const [index, place] of places.entries()) {
      await send(place);
      const asked = await ask(owner, { name: `From ${place}`, phone: `9876543210${index}`, person: idOf(place) });
      expect([place, asked.status]).toEqual([place, 201]);
    }
  }, 60_000);
  afterAll(async () => {
    await deps.close();
    await database.close();
  });

  const idOf = (place: Place) => (place === "company" ? undefined : people[place]);
  const ticket = () => signTicket(testKeys, formOf(owner.id), new Date(Date.now() - visitorFormLimits.soonest));
  async function send(place: Place, change: Record<string, unknown> = {}): Promise<void> {
    const json = { kind: "contact", name: `From ${place}`, phone: "98765 43210", ticket: ticket(), consent: true };
    const sent = await api.anonymous.call("sendLead", {
      params: { companyName: owner.slug },
      json: { ...json, person: idOf(place), ...change },
      init: { headers: { "x-client-address": crypto.randomUUID() } },
    });
    expect(sent.status).toBe(201);
  }
  const leads = async (caller: Caller, query = {}): Promise<Lead[]> =>
    (await caller.call("listLeads", { query })).body.results;
  const appointments = async (caller: Caller, query = {}): Promise<Appointment[]> =>
    (await caller.call("listAppointments", { query })).body.results;
  const namesOf = (rows: { name: string }[]) => rows.map(({ name }) => name.replace("From ", "")).sort();
  const leadFrom = async (place: Place) => (await leads(owner)).find(({ name }) => name === `From ${place}`) as Lead;

  const reached = { owner: places, manager: ["Asha", "Ravi"], member: ["Asha"], unknown: [] } as const;

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
    for (const caller of [who.manager, who.member])
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
      expect(await personOf(who.member, list)).toEqual([undefined]);
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
      expectError(await who.member.call(call), "permission_denied");
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
