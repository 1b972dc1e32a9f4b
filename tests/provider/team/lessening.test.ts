import type { MemberRole } from "@/lib/contract/policies";
import { leadLimits } from "@/lib/contract/visitors/values";
import { streamNotifications } from "@/provider/notifications/service";
import type { Api, Caller, ClientCaller } from "../../contract/api";
import { addMember } from "../add-member";
import { buildDeps, openApi, type TestDeps } from "../build-deps";
import { sendWaiting } from "../send-waiting";

const at = "2026-11-20T10:00:00.000Z";
let deps: TestDeps;
let api: Api;
let owner: ClientCaller;
let ravi: number;

beforeEach(async () => {
  deps = await buildDeps();
  api = await openApi(deps);
  owner = await api.client();
  const branches = JSON.stringify([{ name: "Pune" }, { name: "Thane" }]);
  await owner.call("updateProfile", { form: { branches } });
  ravi = (await owner.call("createPerson", { form: { name: "Ravi", branch_id: "1" } })).body.id;
});
afterEach(() => deps.close());

type Account = { role: MemberRole; branch_ids: number[] };
const member: Account = { role: "member", branch_ids: [] };
const managerOf = (...branch_ids: number[]): Account => ({ role: "manager", branch_ids });
const sole: Account = { role: "owner", branch_ids: [] };

const add = ({ role, branch_ids: branchIds }: Account) =>
  addMember(deps, api, { clientId: owner.id, role, branchIds, personId: ravi });
const setRole = (account: Account) => owner.call("setPersonRole", { params: { id: ravi }, json: account });
const setMany = (account: Account) =>
  owner.call("changePeople", { json: { changes: [{ ids: [ravi], change: { account } }] } });

/** @returns its id */
async function tell(userId: number, clientId = owner.id, subject: { kind?: string; subject_id?: number | null } = {}) {
  const about = { kind: "lead_unanswered", detail: "Kiran", count: null, subject_id: 1, created_at: at, ...subject };
  const told = deps.db.insertInto("notifications").values({ user_id: userId, client_id: clientId, ...about });
  return (await told.returning("id").executeTakeFirstOrThrow()).id;
}
const toldOf = async (caller: Caller) => (await caller.call("listNotifications")).body.count;

test.each<[string, Account, Account, number]>([
  ["an owner who becomes a manager", sole, managerOf(1, 2), 0],
  ["a manager who becomes a member", managerOf(1), member, 0],
  ["a manager who loses a branch", managerOf(1, 2), managerOf(2), 0],
  ["a manager who gets a further branch", managerOf(1), managerOf(1, 2), 1],
  ["a manager who becomes an owner", managerOf(1), sole, 1],
  ["a member who becomes a manager", member, managerOf(1), 1],
])("%s keeps what was told as far as it is still within reach", async (_, before, after, left) => {
  const account = await add(before);
  await tell(account.userId);
  await setRole(after);
  expect(await toldOf(account)).toBe(left);
});

describe("what came by cards", () => {
  let account: Awaited<ReturnType<typeof add>>;
  let ids: Record<"own" | "pune" | "thane" | "company" | "booked", number>;

  beforeEach(async () => {
    const addPerson = async (branch_id: string) =>
      (await owner.call("createPerson", { form: { name: "Meera", branch_id } })).body.id as number;
    for (const person of [ravi, await addPerson("1"), await addPerson("2"), null]) await insertLeads(person, 1);
    const [own, pune, thane, company] = (await deps.db.selectFrom("leads").select("id").orderBy("id").execute()).map(
      ({ id }) => id,
    );
    const booked = await insertAppointment(ravi);
    ids = { own, pune, thane, company, booked } as typeof ids;
    account = await add(managerOf(1, 2));
    const { userId } = account;
    for (const subject_id of [own, pune, thane, company]) await tell(userId, owner.id, { subject_id });
    await tell(userId, owner.id, { kind: "appointment_requested", subject_id: booked });
    // Of another kind with a number that is a lead's, and of no lead in particular.
    await tell(userId, owner.id, { kind: "join_requested", subject_id: own });
    await tell(userId, owner.id, { kind: "lead_handed_over", subject_id: null });
    await tell(userId, owner.id, { kind: "change_decided", subject_id: null });
  });

  const told = async () =>
    (await account.call("listNotifications")).body.results.map(
      ({ kind, subject_id }: { kind: string; subject_id: number }) => `${kind} ${subject_id}`,
    );

  test("stays told to a member of their own card alone", async () => {
    await setRole(member);
    const { own, booked } = ids;
    const kept = [`lead_unanswered ${own}`, `appointment_requested ${booked}`, "change_decided null"];
    expect((await told()).toSorted()).toEqual(kept.toSorted());
  });

  test("stays told to a manager of the branches that are left", async () => {
    await setMany(managerOf(2));
    const { own, thane, booked } = ids;
    const leads = [own, thane].map((id) => `lead_unanswered ${id}`);
    const kept = [...leads, `appointment_requested ${booked}`, "change_decided null"];
    expect((await told()).toSorted()).toEqual(kept.toSorted());
  });
});

test("many who become members at once keep no news, and what other companies told stays", async () => {
  const account = await add(managerOf(1));
  await tell(account.userId);
  await tell(account.userId, (await api.client()).id);
  await setMany(managerOf(1, 2));
  expect(await toldOf(account)).toBe(2);
  await setMany(member);
  expect(await toldOf(account)).toBe(1);
});

test("a stream that is open tells at once that nothing is left, and nothing that waited goes out", async () => {
  const { userId } = await add(managerOf(1));
  const id = await tell(userId);
  const session = deps.db.selectFrom("sessions").select("id as sessionId").where("user_id", "=", userId);
  const stream = streamNotifications(deps, { userId, ...(await session.executeTakeFirstOrThrow()) } as never);
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  const heard = async (text: string) => {
    for (let all = ""; !all.includes(text); ) all += (await reader?.read())?.value;
  };
  await heard('data: {"unread":1}');
  await setRole(member);
  await heard('data: {"unread":0}');
  await reader?.cancel();

  expect(await sendWaiting(deps, id)).toEqual([[], []]);
});

test.each([
  ["who becomes a member", () => setRole(member)],
  [
    "who leaves",
    () => owner.call("leavePerson", { params: { id: ravi }, json: { successor_id: null, says_so: false } }),
  ],
])("a file of enquiries on its way to a manager %s is cut off", async (_, end) => {
  const meera = (await owner.call("createPerson", { form: { name: "Meera", branch_id: "1" } })).body.id;
  await insertLeads(meera, 4 * leadLimits.exportPage);
  const manager = await add(managerOf(1));
  const headers = { authorization: `Bearer ${manager.token}` };
  const file = await manager.transport("/api/leads/export/", { method: "GET", headers });
  expect(file.status).toBe(200);
  const reader = file.body?.getReader();
  expect((await reader?.read())?.done).toBe(false);
  expect((await end()).status).toBeLessThan(300);
  const readOn = async () => {
    while (!(await reader?.read())?.done);
  };
  await expect(readOn()).rejects.toThrow();
  expect((await manager.call("exportLeads")).status).toBeGreaterThan(400);
});

test("a file of enquiries on its way to a manager who loses a branch goes on with the others", async () => {
  const meera = (await owner.call("createPerson", { form: { name: "Meera", branch_id: "2" } })).body.id;
  await insertLeads(ravi, 1);
  await insertLeads(meera, 4 * leadLimits.exportPage);
  const manager = await add(managerOf(1, 2));
  const headers = { authorization: `Bearer ${manager.token}` };
  const file = await manager.transport("/api/leads/export/", { method: "GET", headers });
  const reader = file.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = String((await reader?.read())?.value);
  await setRole(managerOf(1));
  for (let more = await reader?.read(); more && !more.done; more = await reader?.read()) text += more.value;
  const lines = text.trimEnd().split("\r\n");
  expect(lines.at(-1)).toContain(`Lead of ${ravi}`);
  expect(lines.length).toBeLessThan(3 * leadLimits.exportPage);
});

async function insertLeads(personId: number | null, count: number): Promise<void> {
  const lead = {
    ...{ client_id: owner.id, person_id: personId, kind: "contact", status: "new", name: `Lead of ${personId}` },
    ...{ folded_name: "", phone: "", folded_phone: "", email: "a@b.in", message: "", folded_message: "" },
    ...{ items: "[]", total: "0", notes: "", consent: "", created_at: at, updated_at: at },
  };
  const rows = Array.from({ length: count }, (_, index) => ({ ...lead, ticket: `${personId} ${index}` }));
  for (let first = 0; first < count; first += 50)
    await deps.db
      .insertInto("leads")
      .values(rows.slice(first, first + 50))
      .execute();
}

/** @returns its id */
async function insertAppointment(person_id: number): Promise<number> {
  const appointment = {
    ...{ client_id: owner.id, person_id, ticket: "a", token: "a", status: "confirmed", service: "Visit", minutes: 30 },
    ...{ price: "0", starts_at: at, ends_at: at, held_until: null, name: "Asha", phone: "9", folded_phone: "9" },
    ...{ note: "", message: "", consent: "", sequence: 0, created_at: at, updated_at: at },
  } as const;
  const inserted = deps.db.insertInto("appointments").values(appointment).returning("id");
  return (await inserted.executeTakeFirstOrThrow()).id;
}
