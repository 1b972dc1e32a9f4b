import fc from "fast-check";
import { dayMs } from "@/lib/contract/clock";
import { forgetFormerPeople } from "@/provider/leaving/jobs";
import { removeDroppedFiles } from "@/provider/media/jobs";
import { addCompany } from "../../contract/add-company";
import { type Api, type Caller, type ClientCaller, expectError } from "../../contract/api";
import { pngFile } from "../../contract/files";
import { failures, leavingMessages } from "../../english";
import { addMember } from "../add-member";
import { buildDeps, openApi, type TestDeps } from "../build-deps";
import { sendWaiting } from "../send-waiting";

let deps: TestDeps;
let api: Api;
let owner: ClientCaller;
let clock: number;

beforeEach(async () => {
  clock = Date.now();
  deps = await buildDeps({ now: () => new Date(++clock) });
  api = await openApi(deps);
  owner = await api.client();
  const branches = JSON.stringify([{ name: "Pune" }, { name: "Thane" }]);
  await owner.call("updateProfile", { form: { person_cards: "true", branches } });
});
afterEach(() => deps.close());

const add = async (name: string, form: Record<string, string | Blob> = {}): Promise<number> =>
  (await owner.call("createPerson", { form: { name, ...form } })).body.id;
const leave = (caller: Caller, id: number, successor_id: number | null = null) =>
  caller.call("leavePerson", { params: { id }, json: { successor_id, says_so: true } });
const bringBack = (id: number, caller: Caller = owner) => caller.call("bringBackPerson", { params: { id } });
const member = (personId: number) => addMember(deps, api, { clientId: owner.id, role: "member", personId });
const manager = (branchIds: number[], personId?: number) =>
  addMember(deps, api, { clientId: owner.id, role: "manager", branchIds, personId });
const run = (job: typeof forgetFormerPeople) => job.run(deps, null, new AbortController().signal);
const sealedOf = async (id: number) =>
  (await deps.db.selectFrom("former_people").select("sealed").where("id", "=", id).executeTakeFirst())?.sealed;

/** Rows of all tables that a leaving may change. */
async function snapshot() {
  const tables = ["people", "former_people", "memberships", "sessions", "notifications", "leads", "audit_log"] as const;
  const rows = await Promise.all(tables.map((table) => deps.db.selectFrom(table).selectAll().execute()));
  const files = await deps.db.selectFrom("files").select(["key", "dropped_at"]).orderBy("key").execute();
  return { rows, files };
}

describe("the account", () => {
  test("has no session, stream or news of the company any more, and goes on as an account", async () => {
    const ravi = await add("Ravi");
    const account = await member(ravi);
    const stream = await deps.streams.open(account.userId, async () => {
      const sessions = deps.db.selectFrom("sessions").select("id").where("user_id", "=", account.userId);
      return (await sessions.executeTakeFirst()) ? { event: "unread", data: 0 } : null;
    });
    await leave(owner, ravi);
    expectError(await account.call("getCurrentUser"), "not_authenticated");
    expect(await stream.text()).toContain("retry");
    const again = await api.signIn(account.email, "nine quiet lanterns");
    expect((await again.call("getCurrentUser")).body).toMatchObject({ client_id: null, companies: [] });
    expect((await bringBack(ravi)).status).toBe(200);
    expect((await again.call("getCurrentUser")).body).toMatchObject({
      client_id: owner.id,
      role: "member",
      person_id: ravi,
    });
  });

  test("keeps its sessions where it works for another company, and works there alone", async () => {
    const ravi = await add("Ravi");
    const account = await member(ravi);
    const other = await api.client();
    await deps.db
      .insertInto("memberships")
      .values({ user_id: account.userId, client_id: other.id, role: "owner", created_at: "2026-11-20T10:00:00.000Z" })
      .execute();
    const here = { "x-company-id": String(owner.id) };
    expect((await account.call("getCurrentUser", { init: { headers: here } })).body.client_id).toBe(owner.id);
    await leave(owner, ravi);
    expect((await account.call("getCurrentUser")).body.client_id).toBe(other.id);
    expectError(await account.call("listNotifications", { init: { headers: here } }), "company_left");
  });

  test("gets no message, push or mail that waited", async () => {
    const ravi = await add("Ravi");
    const { userId } = await member(ravi);
    const { id } = await deps.db
      .insertInto("notifications")
      .values({
        ...{ user_id: userId, client_id: owner.id, kind: "lead_received", detail: "Asha", count: null },
        ...{ subject_id: 1, created_at: new Date(clock).toISOString() },
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await leave(owner, ravi);
    expect(await sendWaiting(deps, id)).toEqual([[], []]);
  });

  test("of the only owner cannot leave; deleted, the owner stays without a card", async () => {
    const asha = await add("Asha");
    const own = deps.db.updateTable("memberships").set({ person_id: asha }).where("client_id", "=", owner.id);
    await own.execute();
    expectError(await leave(owner, asha), "conflict", leavingMessages.lastOwner);
    expect((await owner.call("deletePerson", { params: { id: asha } })).status).toBe(204);
    expect((await owner.call("getCurrentUser")).body).toMatchObject({ role: "owner", person_id: null });
    await bringBack(asha);
    expect((await owner.call("getCurrentUser")).body).toMatchObject({ role: "owner", person_id: asha });
  });

  test("of an owner passes the company to the next", async () => {
    const asha = await add("Asha");
    await deps.db.updateTable("memberships").set({ person_id: asha }).where("client_id", "=", owner.id).execute();
    const second = await addMember(deps, api, { clientId: owner.id, role: "owner" });
    expect((await leave(second, asha)).status).toBe(204);
    expectError(await owner.call("getCurrentUser"), "not_authenticated");
    const client = await (await api.admin()).call("getClient", { params: { id: owner.id } });
    expect(client.body.user.email).toBe(second.email);
  });

  test("is not given back where it has another card by now, or is gone", async () => {
    const [ravi, meera] = [await add("Ravi"), await add("Meera")];
    const account = await member(ravi);
    await leave(owner, ravi);
    await deps.db
      .insertInto("memberships")
      .values({
        ...{ user_id: account.userId, client_id: owner.id, role: "member", person_id: meera },
        created_at: "2026-11-20T10:00:00.000Z",
      })
      .execute();
    expect((await bringBack(ravi)).status).toBe(200);
    const cards = await deps.db.selectFrom("memberships").select("person_id").where("user_id", "=", account.userId);
    expect(await cards.execute()).toEqual([{ person_id: meera }]);
    await leave(owner, ravi);
    await leave(owner, meera);
    await deps.db.deleteFrom("users").where("id", "=", account.userId).execute();
    expect((await bringBack(meera)).status).toBe(200);
  });
});

describe("managers", () => {
  test("take out people of their branches alone, to people of these, and neither owners nor other managers", async () => {
    const [ravi, meera] = [await add("Ravi", { branch_id: "1" }), await add("Meera", { branch_id: "1" })];
    const elsewhere = await add("Kiran", { branch_id: "2" });
    const boss = await add("Boss", { branch_id: "1" });
    const other = await add("Other", { branch_id: "1" });
    const caller = await manager([1]);
    await manager([1], boss);
    await addMember(deps, api, { clientId: owner.id, role: "owner", personId: other });
    expectError(await leave(caller, elsewhere), "not_found", failures.notFound);
    expectError(await leave(caller, ravi, elsewhere), "validation_error", leavingMessages.successorUnknown);
    for (const id of [boss, other])
      expectError(await leave(caller, id), "permission_denied", leavingMessages.ownersOnly);
    expect((await leave(caller, ravi, meera)).status).toBe(204);
    await leave(owner, elsewhere);
    const former = await caller.call("listFormerPeople");
    expect([former.body.count, former.body.results[0]?.name]).toEqual([1, "Ravi"]);
    for (const name of ["bringBackPerson", "forgetPerson"] as const)
      expectError(await caller.call(name, { params: { id: elsewhere } }), "not_found");
    expect((await bringBack(ravi, caller)).status).toBe(200);
  });

  test("and members are kept from it, whose account it is", async () => {
    const ravi = await add("Ravi");
    const account = await member(ravi);
    for (const name of ["leavePerson", "bringBackPerson", "forgetPerson", "deletePerson"] as const)
      expectError(
        await account.call(name, { params: { id: ravi }, json: { successor_id: null, says_so: false } }),
        "permission_denied",
      );
    expectError(await account.call("listFormerPeople"), "permission_denied");
  });

  test("come back with the branches that are still there", async () => {
    const boss = await add("Boss");
    const account = await manager([1, 2], boss);
    await leave(owner, boss);
    await owner.call("updateProfile", { form: { branches: JSON.stringify([{ id: 2, name: "Thane" }]) } });
    await bringBack(boss);
    const again = await api.signIn(account.email, "nine quiet lanterns");
    expect((await again.call("getCurrentUser")).body).toMatchObject({ role: "manager", branch_ids: [2] });
  });
});

describe("what came by the card", () => {
  const insertLead = async (person_id: number | null, ticket: string): Promise<number> => {
    const at = new Date(clock).toISOString();
    const { id } = await deps.db
      .insertInto("leads")
      .values({
        ...{
          client_id: owner.id,
          person_id,
          ticket,
          kind: "question",
          status: "new",
          name: "Asha",
          folded_name: "asha",
        },
        ...{
          phone: "9",
          folded_phone: "9",
          email: "",
          message: "",
          folded_message: "",
          items: "[]",
          total: "0",
          notes: "",
        },
        ...{ consent: "", created_at: at, updated_at: at },
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  };
  const insertAppointment = async (person_id: number, ticket: string, days: number): Promise<number> => {
    const at = (more = 0) => new Date(clock + more).toISOString();
    const { id } = await deps.db
      .insertInto("appointments")
      .values({
        ...{
          client_id: owner.id,
          person_id,
          ticket,
          token: ticket,
          status: "confirmed",
          service: "Visit",
          minutes: 30,
          price: "0",
        },
        ...{ starts_at: at(days * dayMs), ends_at: at(days * dayMs + 1), held_until: null, name: "Asha", phone: "9" },
        ...{ folded_phone: "9", note: "", message: "", consent: "", sequence: 0, created_at: at(), updated_at: at() },
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  };
  const personOf = async (table: "leads" | "appointments", id: number) =>
    (await deps.db.selectFrom(table).select("person_id").where("id", "=", id).executeTakeFirstOrThrow()).person_id;

  test("goes to the successor and comes back, but for what was handed over since", async () => {
    const [ravi, meera, kiran] = [await add("Ravi"), await add("Meera"), await add("Kiran")];
    const [kept, handed, foreign] = [
      await insertLead(ravi, "a"),
      await insertLead(ravi, "b"),
      await insertLead(meera, "c"),
    ];
    await leave(owner, ravi, meera);
    expect(await Promise.all([kept, handed, foreign].map((id) => personOf("leads", id)))).toEqual([
      meera,
      meera,
      meera,
    ]);
    await deps.db.updateTable("leads").set({ person_id: kiran }).where("id", "=", handed).execute();
    await bringBack(ravi);
    expect(await Promise.all([kept, handed, foreign].map((id) => personOf("leads", id)))).toEqual([ravi, kiran, meera]);
  });

  test("goes to the company where nobody looks after, in any number, and comes back", async () => {
    const ravi = await add("Ravi");
    const leads: number[] = [];
    for (let count = 0; count < 1_050; count++) leads.push(await insertLead(ravi, String(count)));
    const own = await insertLead(null, "own");
    await leave(owner, ravi);
    const countOf = async (person: number | null) => {
      const all = deps.db
        .selectFrom("leads")
        .select("id")
        .where("person_id", person === null ? "is" : "=", person);
      return (await all.execute()).length;
    };
    expect([await countOf(null), await countOf(ravi)]).toEqual([1_051, 0]);
    await bringBack(ravi);
    expect([await countOf(null), await countOf(ravi), await personOf("leads", own)]).toEqual([1, 1_050, null]);
  });

  test("appointments to come are new in visitors' calendars, and those that were stay as they are", async () => {
    const [ravi, meera] = [await add("Ravi"), await add("Meera")];
    const [coming, past] = [await insertAppointment(ravi, "a", 2), await insertAppointment(ravi, "b", -2)];
    const own = (name: "getOwnAppointment" | "getOwnAppointmentFile") =>
      api.anonymous.call(name, { params: { token: "a" } });
    expect((await own("getOwnAppointment")).body.person).toBe("Ravi");
    await leave(owner, ravi, meera);
    expect((await own("getOwnAppointment")).body.person).toBe("Meera");
    expect((await own("getOwnAppointmentFile")).body).toContain("SUMMARY:Visit – Meera");
    const rows = deps.db.selectFrom("appointments").select(["person_id", "sequence"]).where("id", "in", [coming, past]);
    expect(await rows.orderBy("id").execute()).toEqual([
      { person_id: meera, sequence: 1 },
      { person_id: meera, sequence: 0 },
    ]);
    await bringBack(ravi);
    expect(await rows.orderBy("id").execute()).toEqual([
      { person_id: ravi, sequence: 2 },
      { person_id: ravi, sequence: 0 },
    ]);
  });
});

describe("what is kept", () => {
  test("goes after 30 days with the photo, and the address leads on", async () => {
    const [ravi, meera] = [await add("Ravi", { image: await pngFile() }), await add("Meera")];
    await leave(owner, ravi, meera);
    clock += 30 * dayMs - 60_000;
    await run(forgetFormerPeople);
    await run(removeDroppedFiles);
    expect(await sealedOf(ravi)).toContain("Ravi");
    clock += 2 * 60_000;
    owner = Object.assign(owner, { token: (await api.signIn(owner.email, owner.password)).token });
    expectError(await bringBack(ravi), "not_found");
    expect((await owner.call("listFormerPeople")).body.count).toBe(0);
    await run(forgetFormerPeople);
    expect(await sealedOf(ravi)).toBeNull();
    clock += 2 * dayMs;
    await run(removeDroppedFiles);
    expect(await deps.db.selectFrom("files").select("key").where("client_id", "=", owner.id).execute()).toEqual([]);
    const { body } = await api.anonymous.call("getSuccessor", { params: { companyName: owner.slug, id: ravi } });
    expect(body.person.id).toBe(meera);
  });

  test("goes at once when that is asked, with the photo", async () => {
    const ravi = await add("Ravi", { image: await pngFile() });
    await leave(owner, ravi);
    await owner.call("forgetPerson", { params: { id: ravi } });
    expect(await sealedOf(ravi)).toBeNull();
    const files = await deps.db.selectFrom("files").select("dropped_at").where("client_id", "=", owner.id).execute();
    expect(files.length).toBeGreaterThan(0);
    for (const { dropped_at } of files) expect(Date.parse(String(dropped_at))).toBeLessThanOrEqual(clock);
    const all = await deps.db.selectFrom("jobs").select("payload").execute();
    expect(JSON.stringify(all)).not.toContain("Ravi");
  });

  test("goes away and comes back with the company", async () => {
    const [ravi, meera] = [await add("Ravi", { image: await pngFile() }), await add("Meera")];
    await leave(owner, ravi, meera);
    const admin = await api.admin();
    await admin.call("deleteClient", { params: { id: owner.id } });
    expect(await sealedOf(ravi)).toBeUndefined();
    await admin.call("restoreClient", { params: { id: owner.id }, json: {} });
    owner = Object.assign(owner, { token: (await api.signIn(owner.email, owner.password)).token });
    const { body } = await bringBack(ravi);
    expect(body.name).toBe("Ravi");
    expect((await owner.file(body.image)).status).toBe(200);
    const orphans = deps.db.selectFrom("files").select("key").where("client_id", "is", null);
    expect(await orphans.execute()).toEqual([]);
  });
});

test("however they leave and come back, every line of successors ends with one who is there, or the company", async () => {
  const ids: number[] = [];
  for (const name of ["A", "B", "C", "D", "E"]) ids.push(await add(name));
  const person = fc.nat(ids.length - 1);
  const step = fc.oneof(
    fc.record({ who: person, to: fc.option(person, { nil: null }), told: fc.boolean() }),
    fc.record({ who: person }),
  );
  const whereTo = async (id: number) =>
    (await api.anonymous.call("getSuccessor", { params: { companyName: owner.slug, id } })).body;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const left = new Map<number, { to: number | null; told: boolean }>();
      const end = (id: number | null, told = true): [number | null, boolean] => {
        const link = id === null ? undefined : left.get(id);
        return link ? end(link.to, told && link.told) : [id, told && id !== null];
      };
      for (const { who, ...leaving } of steps) {
        const id = ids[who] ?? 0;
        if (!("to" in leaving)) {
          expect((await bringBack(id)).status).toBe(left.delete(id) ? 200 : 404);
          continue;
        }
        const to = leaving.to === null ? null : (ids[leaving.to] ?? 0);
        const isFine = to === null || (to !== id && !left.has(to));
        const json = { successor_id: to, says_so: leaving.told };
        const { status } = await owner.call("leavePerson", { params: { id }, json });
        expect(status).toBe(left.has(id) ? 404 : isFine ? 204 : 400);
        if (status === 204) left.set(id, { to, told: leaving.told });
      }
      for (const id of left.keys()) {
        const [to, told] = end(id);
        const { person, says_so } = await whereTo(id);
        expect([person?.id ?? null, says_so]).toEqual([to, told]);
      }
      for (const id of left.keys()) await bringBack(id);
    }),
    { numRuns: 25 },
  );
});

test("a leaving that fails half-way leaves everything as it was", async () => {
  const [ravi, meera] = [await add("Ravi", { image: await pngFile() }), await add("Meera")];
  const account = await member(ravi);
  // The last row of it finds its place taken.
  const taken = { successor_id: null, is_told: false, left_at: new Date(clock).toISOString(), branch_id: null };
  await deps.db
    .insertInto("former_people")
    .values({ ...taken, id: ravi, client_id: owner.id, sealed: null })
    .execute();
  const before = await snapshot();
  expect((await leave(owner, ravi, meera)).status).toBe(409);
  expect(await snapshot()).toEqual(before);
  expect((await account.call("getCurrentUser")).status).toBe(200);
});

test("a further company of the owner knows nothing of it", async () => {
  const ravi = await add("Ravi");
  const second = await addCompany(api, owner, "Second");
  await leave(owner, ravi);
  const there = { init: { headers: { "x-company-id": String(second) } } };
  expect((await owner.call("listFormerPeople", there)).body.count).toBe(0);
  expectError(await owner.call("bringBackPerson", { params: { id: ravi }, ...there }), "not_found");
});
