import { cardFileLimits } from "@/lib/contract/backup/values";
import { invitationLimits } from "@/lib/contract/joining/values";
import type { MemberRole } from "@/lib/contract/policies";
import { type Api, type ClientCaller, expectError } from "../../../contract/api";
import { exportCard, sendCard } from "../../../contract/move-card";
import { addMember } from "../../add-member";
import { buildDeps, openApi, type TestDeps } from "../../build-deps";
import { changeJson, forge, runImport } from "./move-card";

jest.setTimeout(60_000);

let deps: TestDeps;
let api: Api;
let owner: ClientCaller;
let other: ClientCaller;

beforeEach(async () => {
  deps = await buildDeps();
  api = await openApi(deps);
  owner = await api.client();
  other = await api.client();
  const branches = JSON.stringify([{ name: "Pune" }, { name: "Thane" }]);
  await owner.call("updateProfile", { form: { person_cards: "true", branches } });
});
afterEach(() => deps.close());

const add = async (name: string): Promise<number> => (await owner.call("createPerson", { form: { name } })).body.id;
const join = (role: MemberRole, personId?: number, branchIds?: number[]) =>
  addMember(deps, api, { clientId: owner.id, role, personId, branchIds });
const peopleOf = async (caller: ClientCaller) =>
  (await caller.call("listPeople")).body.results.map(
    ({ name, account }: { name: string; account: { status: string } }) => [name, account.status],
  );
const membershipsOf = (clientId: number) =>
  deps.db.selectFrom("memberships").selectAll().where("client_id", "=", clientId).orderBy("id").execute();
const invitationsOf = (clientId: number) =>
  deps.db.selectFrom("invitations").selectAll().where("client_id", "=", clientId).orderBy("id").execute();

async function restore(caller: ClientCaller, archive: Uint8Array<ArrayBuffer>) {
  const sent = await sendCard(caller, archive);
  if (sent.status !== 201) return sent;
  await runImport(deps);
  return caller.call("getCardImport");
}

const withMemberships = async (memberships: object[], people?: object[]) =>
  forge(
    await exportCard(owner),
    changeJson("card.json", (card) => ({ ...card, memberships, ...(people && { people }) })),
  );
const at = "2026-11-20T10:00:00.000Z";
const someone = { role: "member", email: "asha@example.com", person: null };

test("restored over itself, everybody has their own card and rules again, and nobody is invited", async () => {
  const ravi = await join("member", await add("Ravi"));
  const meera = await join("manager", await add("Meera"), [2]);
  await owner.call("updateProfile", { form: { member_rules: JSON.stringify({ phone: "hidden" }) } });
  const rules = (await owner.call("getProfile")).body.member_rules;
  expect(rules).toMatchObject({ phone: "hidden" });
  const { body } = await restore(owner, await exportCard(owner));
  expect(body).toMatchObject({ status: "done", report: { people: 2, invited: 0 } });
  expect(await peopleOf(owner)).toEqual([
    ["Ravi", "joined"],
    ["Meera", "joined"],
  ]);
  expect((await ravi.call("getOwnPerson")).body.person.name).toBe("Ravi");
  expect((await meera.call("getCurrentUser")).body).toMatchObject({ role: "manager", branch_ids: [2] });
  expect((await owner.call("getProfile")).body.member_rules).toEqual(rules);
});

test("elsewhere accounts that are known here are invited, with no mail, and work for nobody new", async () => {
  await join("member", await add("Ravi"));
  await join("manager", await add("Meera"), [2]);
  await join("manager", undefined, [1]);
  await join("owner", await add("Kiran"));
  const jobs = await deps.db.selectFrom("jobs").selectAll().execute();
  const archive = await exportCard(owner);
  expect(Buffer.from(archive).toString("latin1")).not.toMatch(/password|\$argon|\$scrypt/);
  const { body } = await restore(other, archive);
  expect(body.report).toMatchObject({ people: 3, invited: 4 });
  expect(await membershipsOf(other.id)).toHaveLength(1);
  expect(await peopleOf(other)).toEqual(["Ravi", "Meera", "Kiran"].map((name) => [name, "invited"]));
  const invitations = await invitationsOf(other.id);
  expect(invitations.map(({ role, branch_ids }) => [role, branch_ids])).toEqual([
    ["member", "[]"],
    ["manager", "[2]"],
    ["member", "[]"],
    ["manager", "[1]"],
  ]);
  const mails = await deps.db.selectFrom("jobs").selectAll().where("kind", "=", "send_team_invitation").execute();
  expect([mails, jobs.length]).toEqual([[], jobs.length]);
});

test("a manager stays one by the link that the owner sends", async () => {
  await join("manager", await add("Meera"), [2]);
  await restore(other, await exportCard(owner));
  const [meera] = (await other.call("listPeople")).body.results;
  const { body } = await other.call("invite", { json: { person_id: meera.id } });
  expect(body.invitation).toMatchObject({ role: "manager", branch_ids: [2] });
});

describe("what came by people's cards", () => {
  const insert = async (personId: number | null, ticket: string) => {
    const whose = { client_id: owner.id, person_id: personId, ticket };
    const visitor = { name: "Kiran", phone: "98200 11111", folded_phone: "9820011111", message: "", consent: "" };
    const times = { created_at: at, updated_at: at };
    const lead = { kind: "contact", status: "new", email: "", items: "[]", total: "0", notes: "", currency: "INR" };
    const folded = { folded_name: "kiran", folded_message: "" };
    await deps.db
      .insertInto("leads")
      .values({ ...whose, ...visitor, ...times, ...lead, ...folded })
      .execute();
    const booked = { status: "confirmed", service: "Visit", minutes: 30, price: "", note: "", sequence: 0 } as const;
    const time = { token: `token-of-appointment-${ticket}`, starts_at: at, ends_at: at, held_until: null };
    await deps.db
      .insertInto("appointments")
      .values({ ...whose, ...visitor, ...times, ...booked, ...time })
      .execute();
  };
  const namesIn = async (table: "leads" | "appointments", clientId: number) =>
    (
      await deps.db
        .selectFrom(table)
        .leftJoin("people", "people.id", `${table}.person_id`)
        .select(["ticket", "people.name"])
        .where(`${table}.client_id`, "=", clientId)
        .orderBy("ticket")
        .execute()
    ).map(({ name }) => name);
  const whose = async (clientId: number) =>
    Promise.all((["leads", "appointments"] as const).map((table) => namesIn(table, clientId)));
  const toldOf = [
    ["Ravi", "Meera", null],
    ["Ravi", "Meera", null],
  ];

  beforeEach(async () => {
    for (const [index, person] of [await add("Ravi"), await add("Meera"), null].entries())
      await insert(person, `ticket-${index}`);
    expect(await whose(owner.id)).toEqual(toldOf);
  });

  test("is theirs again when the card is restored over itself", async () => {
    const archive = await exportCard(owner);
    expect((await restore(owner, archive)).body.report).toMatchObject({ leads: 0, appointments: 0 });
    expect(await whose(owner.id)).toEqual(toldOf);
    expect((await owner.call("listPeople")).body.results).toHaveLength(2);
  });

  test("is theirs where the card moves to, and the company's where the file does not say", async () => {
    const archive = await exportCard(owner);
    for (const table of ["leads", "appointments"] as const) await deps.db.deleteFrom(table).execute();
    expect((await restore(other, archive)).body.report).toMatchObject({ leads: 3, appointments: 3 });
    expect(await whose(other.id)).toEqual(toldOf);
    for (const table of ["leads", "appointments"] as const) await deps.db.deleteFrom(table).execute();
    const withoutPeople = await forge(
      archive,
      changeJson("card.json", (card) => ({ ...card, people: [], handles: [], memberships: [] })),
    );
    expect((await restore(other, withoutPeople)).body.report).toMatchObject({ leads: 3, appointments: 3 });
    expect(await whose(other.id)).toEqual([Array(3).fill(null), Array(3).fill(null)]);
  });
});

test("an archive of a former release, without memberships, still works", async () => {
  await join("member", await add("Ravi"));
  const older = await forge(
    await exportCard(owner),
    changeJson("card.json", ({ memberships: _, ...card }) => card),
  );
  expect((await restore(other, older)).body.report).toMatchObject({ people: 1, invited: 0 });
});

test.each([
  ["a person who is not there", { ...someone, person: 1 }, /memberships 0 person: There is no such person/],
  ["a place below nothing", { ...someone, person: -1 }, /memberships 0 person/],
  ["a role that there is not", { ...someone, role: "administrator" }, /memberships 0 role/],
  ["an e-mail that is none", { ...someone, email: "asha@" }, /memberships 0 email/],
  ["a branch that is no number", { ...someone, branches: ["1 or 1=1"] }, /memberships 0 branches/],
])("%s is refused in a sentence, and nothing is kept", async (_, membership, sentence) => {
  await add("Ravi");
  const answer = await restore(other, await withMemberships([membership]));
  expectError(answer, "validation_error");
  expect(answer.body.detail).toMatch(sentence);
  expect(await peopleOf(other)).toEqual([]);
});

test("more of them than a card can have are refused", async () => {
  const many = Array.from({ length: cardFileLimits.memberships + 1 }, () => someone);
  expectError(await restore(other, await withMemberships(many)), "validation_error");
  expect(await invitationsOf(other.id)).toEqual([]);
});

test("a hostile archive makes no owner, no manager of unknown branches, and invites no more than there are places", async () => {
  const people = Array.from({ length: 30 }, (_, index) => ({ name: `P${index}`, image: null, created_at: at }));
  const managers = (branches: number[]) =>
    Array.from({ length: 50 }, (_, index) => ({
      ...{ role: "manager", email: `m${index}@example.com`, branches, person: null },
    }));
  const memberships = [
    ...people.map((_, person) => ({ role: "owner", email: `o${person}@example.com`, person })),
    { role: "manager", email: "twice@example.com", branches: [1], person: 0 },
    { role: "owner", email: "free@example.com", person: null },
    { role: "member", email: other.email, person: null },
    ...managers([1]),
    ...managers([99]),
  ];
  const { body } = await restore(other, await withMemberships(memberships, people));
  const invitations = await invitationsOf(other.id);
  expect(body.report.invited).toBe(invitations.length);
  expect(invitations.filter(({ person_id }) => person_id !== null)).toHaveLength(20);
  expect(invitations.filter(({ person_id }) => person_id === null)).toHaveLength(invitationLimits.withoutPerson);
  expect(new Set(invitations.map(({ role }) => role))).toEqual(new Set(["member", "manager"]));
  expect(await membershipsOf(other.id)).toMatchObject([{ role: "owner" }]);
});

test("managers of one archive after another are invited up to the limit of those who wait", async () => {
  const managers = (from: string) =>
    Array.from({ length: 15 }, (_, index) => ({
      ...{ role: "manager", email: `${from}${index}@example.com`, branches: [1], person: null },
    }));
  await restore(other, await withMemberships(managers("a")));
  const { body } = await restore(other, await withMemberships(managers("b")));
  expect(body.report.invited).toBe(invitationLimits.withoutPerson - 15);
  expect(await invitationsOf(other.id)).toHaveLength(invitationLimits.withoutPerson);
});

test("one account gets one card, and a card one account", async () => {
  const ravi = await join("member", await add("Ravi"));
  await add("Meera");
  const entry = { role: "owner", email: ravi.email, person: 0 };
  const stranger = { role: "member", email: "stranger@example.com", person: 0 };
  await restore(owner, await withMemberships([stranger, entry, { ...entry, person: 1 }]));
  expect((await ravi.call("getCurrentUser")).body.role).toBe("member");
  expect(await peopleOf(owner)).toEqual([
    ["Ravi", "joined"],
    ["Meera", "none"],
  ]);
  expect(await invitationsOf(owner.id)).toEqual([]);
});
