import { performance } from "node:perf_hooks";
import { personFiguresListSchema } from "@/lib/contract/analytics/schema";
import { dayAfter } from "@/lib/contract/clock";
import { byteOrderMark } from "@/lib/contract/csv";
import { addToFigures } from "@/provider/analytics/events/repo";
import { insertPerson } from "@/provider/content/people/repo";
import { insertLead } from "@/provider/leads/repo";
import { drill } from "../../../at-length";
import type { Api, ClientCaller } from "../../../contract/api";
import { buildDeps, openApi, type TestDeps } from "../../build-deps";
import { happen, views } from "../../happen";

const start = new Date("2026-11-22T10:00:00.000Z");
const today = start.toISOString();
const long = "2026-10-01T10:00:00.000Z";

let deps: TestDeps;
let api: Api;
let client: ClientCaller;
let now: Date;
beforeEach(async () => {
  now = start;
  deps = await buildDeps({ now: () => now });
  api = await openApi(deps);
  client = await api.client();
});
afterEach(() => deps.close());

let number = 0;

async function addPerson(name: string, branch_id: number | null = null, client_id = client.id): Promise<number> {
  const reach = { role: "Sales", phone: "", whatsapp: "", email: "" };
  const said = { about: "", links: "[]", handle: "", hours: null, appointments: "company" as const };
  const row = { ...reach, ...said, name, branch_id, client_id, image: null, texts: null, position: ++number };
  return (await insertPerson(deps.db, { ...row, created_at: today, updated_at: today })).id;
}

async function addLeads(person_id: number | null, count: number, status = "new", created_at = today): Promise<void> {
  const words = { name: "Meera", phone: "1234567", email: "", message: "", notes: "", consent: "", items: "[]" };
  const rest = { kind: "contact", total: "0", currency: null, remind_on: null, language: null };
  for (let index = 0; index < count; index++)
    await insertLead(deps.db, {
      ...{ ...words, ...rest, client_id: client.id, person_id, status },
      ...{ ticket: `lead ${++number}`, created_at, updated_at: created_at },
    });
}

async function listed(query: Record<string, string | number> = {}) {
  // Boards are kept for a moment.
  now = new Date(now.getTime() + 10_000);
  const { body } = await client.call("listPersonFigures", { query });
  return personFiguresListSchema.parse(body);
}

const told = async (query: Record<string, string | number> = {}) =>
  (await listed(query)).results.map(({ rank, name, views, contacts, leads, answers }) =>
    [rank, name, views, contacts, leads, answers].join(" "),
  );

const work = (role: "manager" | "member", of: { person_id?: number; branch_ids?: string }) =>
  deps.db
    .updateTable("memberships")
    .set({ role, ...of })
    .where("client_id", "=", client.id)
    .execute();

test("people are ranked by what their cards brought in the days asked for, and whoever brought nothing is there too", async () => {
  const asha = await addPerson("Asha");
  const ravi = await addPerson("Ravi");
  await addPerson("Zoya");
  const on = (person_id: number) => views(1, today).map((view) => ({ ...view, person_id }));
  await happen(
    deps,
    client.id,
    ...[...on(asha), ...on(ravi), ...on(ravi), { at: long, person_id: asha }, { at: long, person_id: asha }],
    ...[{ kind: "contact_saved" as const, person_id: asha }, { kind: "call" as const, person_id: ravi }, {}],
  );
  await addLeads(asha, 2);
  await addLeads(asha, 1, "won");
  await addLeads(ravi, 1, "lost", long);
  await addLeads(null, 5);
  expect(await told()).toEqual(["1 Ravi 2 0 0 0", "2 Asha 1 1 3 1", "3 Zoya 0 0 0 0"]);
  expect(await told({ period: "90d" })).toEqual(["1 Asha 3 1 3 1", "2 Ravi 2 0 1 1", "3 Zoya 0 0 0 0"]);
  expect(await told({ from: "2026-10-01", to: "2026-10-31" })).toEqual([
    "1 Asha 2 0 0 0",
    "2 Ravi 0 0 1 1",
    "2 Zoya 0 0 0 0",
  ]);
});

test.each([
  ["-contacts", ["1 Ravi", "2 Asha", "2 Zoya"]],
  ["contacts", ["2 Zoya", "2 Asha", "1 Ravi"]],
  ["-leads", ["1 Zoya", "2 Asha", "2 Ravi"]],
  ["-answers", ["1 Zoya", "2 Asha", "2 Ravi"]],
  ["-nonsense", ["1 Asha", "1 Ravi", "1 Zoya"]],
])("by %s they are %j", async (ordering, people) => {
  const [, ravi, zoya] = [await addPerson("Asha"), await addPerson("Ravi"), await addPerson("Zoya")];
  await happen(deps, client.id, { kind: "contact_saved", person_id: ravi });
  await addLeads(Number(zoya), 1, "contacted");
  const { results } = await listed({ ordering });
  expect(results.map(({ rank, name }) => `${rank} ${name}`)).toEqual(people);
});

test("whoever is found keeps the rank among all, in pages as lists have them", async () => {
  for (const name of ["Asha", "Ravi Kumar", "Ravi Shah"]) {
    const person_id = await addPerson(name);
    await happen(deps, client.id, ...views(number % 7, today).map((view) => ({ ...view, person_id })));
  }
  const all = await told();
  expect(await told({ search: "RAVI" })).toEqual(all.filter((line) => !line.includes("Asha")));
  expect(await told({ search: "100%" })).toEqual([]);
  const second = await listed({ page: 2, page_size: 2 });
  expect([second.count, second.results.length, second.next]).toEqual([3, 1, null]);
  expect(second.previous).toMatch(/people\/figures\/\?page=1&page_size=2$/);
  expect((await listed({ page: 9 })).results).toEqual([]);
});

test("whose person is gone, their card's figures stay, together with those of others, and their leads are the company's", async () => {
  const gone = [await addPerson("Asha"), await addPerson("Ravi")];
  const stays = await addPerson("Zoya");
  const happened = [...gone, ...gone, stays].map((person_id) => ({ person_id }));
  await happen(deps, client.id, ...happened, { kind: "contact_saved", person_id: gone[0] });
  await addLeads(Number(gone[0]), 2);
  for (const id of gone) expect((await client.call("deletePerson", { params: { id } })).status).toBe(204);
  expect(await told()).toEqual(["1 Zoya 1 0 0 0"]);
  expect((await listed()).former).toEqual({ views: 4, contacts: 1 });
});

test("nobody sees people of another company", async () => {
  const other = await api.client();
  const stranger = await addPerson("Stranger", null, other.id);
  await happen(deps, other.id, { person_id: stranger });
  await addPerson("Asha");
  expect(await told()).toEqual(["1 Asha 0 0 0 0"]);
  expect((await listed()).former).toEqual({ views: 0, contacts: 0 });
});

test("a manager sees the people of the branches, a member the own line, at once", async () => {
  const [own, near, far] = [await addPerson("Asha"), await addPerson("Ravi", 1), await addPerson("Zoya", 2)];
  await happen(deps, client.id, ...[near, far, far].map((person_id) => ({ person_id })));
  const board = await listed();
  expect(board.results.map(({ name, branch_id }) => `${name} ${branch_id}`)).toEqual(["Zoya 2", "Ravi 1", "Asha null"]);

  await work("manager", { person_id: own, branch_ids: "[1]" });
  const { body: managers } = await client.call("listPersonFigures");
  expect([managers.count, managers.former]).toEqual([2, null]);
  expect(managers.results.map(({ rank, name }: { rank: number; name: string }) => `${rank} ${name}`)).toEqual([
    "1 Ravi",
    "2 Asha",
  ]);
  await deps.db.updateTable("people").set({ branch_id: 2 }).where("id", "=", near).execute();
  expect((await client.call("listPersonFigures")).body.results).toHaveLength(1);
  await deps.db.updateTable("people").set({ branch_id: 1 }).where("id", "=", near).execute();
  await work("member", { person_id: own, branch_ids: "[1]" });
  const { body: members } = await client.call("listPersonFigures");
  expect(members.results.map(({ name }: { name: string }) => name)).toEqual(["Asha"]);
  expect((await client.call("exportPersonFigures")).body).not.toContain("Ravi");
});

test("the file has everybody found, in the list's order, and runs nothing in a spreadsheet", async () => {
  await client.call("updateProfile", { form: { branches: JSON.stringify([{ name: "Pune" }]) } });
  const [asha] = [await addPerson('=HYPERLINK("http://x","Asha")', 1), await addPerson("Ravi")];
  await happen(deps, client.id, { person_id: asha });
  await addLeads(asha, 2, "won");
  const { status, headers, body } = await client.call("exportPersonFigures", { query: { ordering: "-leads" } });
  expect([status, headers.get("content-type")]).toEqual([200, "text/csv; charset=utf-8"]);
  expect(headers.get("content-disposition")).toContain("people-2026-10-24-to-2026-11-22.csv");
  expect(String(body).replace(byteOrderMark, "").trim().split("\r\n")).toEqual([
    '"rank","name","role","branch","views","contacts","leads","answers"',
    '"1","\'=HYPERLINK(""http://x"",""Asha"")","Sales","Pune","1","0","2","2"',
    '"2","Ravi","Sales","","0","0","0","0"',
  ]);
});

test("a range that is none is refused, in list and file", async () => {
  for (const call of ["listPersonFigures", "exportPersonFigures"] as const) {
    expect((await client.call(call, { query: { from: "2026-11-22", to: "2026-11-01" } })).status).toBe(400);
    expect((await client.call(call, { query: { from: "2026-11-22" } })).status).toBe(400);
  }
});

/** Fills a year of every person, as the roll-up would. */
async function fillYear(people: readonly number[]): Promise<void> {
  for (let day = "2025-11-22"; day <= "2026-11-22"; day = dayAfter(day)) {
    const figures = people.flatMap((id) =>
      ["person:view", "person:contact_saved"].map((metric) => ({ metric, item: String(id), count: 1 + (id % 7) })),
    );
    await deps.db.transaction().execute((trx) => addToFigures(trx, { client_id: client.id, day }, figures));
  }
}

drill(
  "with 2,000 people a page comes about as soon as with ten",
  async () => {
    const time = async (count: number): Promise<number> => {
      client = await api.client();
      const people: number[] = [];
      for (let index = 0; index < count; index++) people.push(await addPerson(`Person ${index}`));
      await fillYear(people);
      const times: number[] = [];
      for (const ordering of Array.from({ length: 40 }, (_, round) => ["-views", "-leads"][round % 2] ?? "")) {
        const begin = performance.now();
        await client.call("listPersonFigures", { query: { period: "1y", page_size: 10, page: 1, ordering } });
        times.push(performance.now() - begin);
      }
      return times.toSorted((one, other) => one - other)[times.length / 4] ?? 0;
    };
    const few = await time(10);
    expect((await time(2_000)) / few).toBeLessThan(1.5);
  },
  600_000,
);

test("some people are asked for by their ids; what is no list of ids asks for all", async () => {
  const ravi = await addPerson("Ravi");
  await addPerson("Meera");
  const kiran = await addPerson("Kiran");
  await addLeads(kiran, 2);
  expect(await told({ people: `${kiran},${ravi},99999`, ordering: "-leads" })).toEqual([
    "1 Kiran 0 0 2 0",
    "2 Ravi 0 0 0 0",
  ]);
  expect(await told({ people: "99999" })).toEqual([]);
  for (const people of ["1;2", "x", ",", "1,".repeat(600)]) expect(await told({ people })).toHaveLength(3);
});
