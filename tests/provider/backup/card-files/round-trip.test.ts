import type { OperationName } from "@/lib/contract/operations";
import { createApp } from "@/provider/app";
import { Api, type Caller, type ClientCaller, expectError } from "../../../contract/api";
import { pdfFile, pngFile } from "../../../contract/files";
import { exportCard, sendCard } from "../../../contract/move-card";
import { failures } from "../../../english";
import { buildDeps, openApi, reach, type TestDeps } from "../../build-deps";
import { type FullCard, makeFullCard } from "./full-card";
import { changeJson, forge, listEntries, runImport } from "./move-card";

jest.setTimeout(60_000);

let there: TestDeps;
let elsewhere: Api;
let card: FullCard;
let archive: Uint8Array<ArrayBuffer>;
let here: TestDeps;
let api: Api;
let client: ClientCaller;

beforeAll(async () => {
  there = await buildDeps();
  elsewhere = await openApi(there);
  card = await makeFullCard(there, elsewhere);
  archive = await exportCard(card.caller);
});
afterAll(() => there.close());
beforeEach(async () => {
  here = await buildDeps();
  api = await openApi(here);
  client = await api.client();
});
afterEach(() => here.close());

/** Fields that differ on every site: ids, addresses, properties of redrawn pictures, times. */
const own =
  /^(id|product_id|image|logo|logo_photo|image_photo|file|url|updated_at|slug|reply|logo_color|size|width|height)$/;
const strip = (value: unknown) =>
  JSON.parse(JSON.stringify(value, (key, part) => (own.test(key) ? (part ? "there" : part) : part)));

const lists: OperationName[] = [
  ...(["listProducts", "listDocuments", "listVideos", "listBanners", "listPeople"] as const),
  ...([
    "listFeedback",
    "listLeads",
    "listAppointments",
    "getProfile",
    "getAppointmentSettings",
    "getLeadStats",
  ] as const),
];

async function readAll(caller: Caller) {
  const answers: Record<string, unknown> = {};
  for (const name of lists) answers[name] = strip((await caller.call(name)).body);
  return answers;
}

async function figures({ db }: TestDeps) {
  const rows = await db
    .selectFrom("figures")
    .select(["span", "metric", "day", "count"])
    .where("metric", "not like", "brought:%")
    .where("metric", "not like", "person:%")
    .execute();
  return rows.map((row) => Object.values(row).join(" ")).sort();
}

test("a card comes out on another site as it was, with what visitors sent and its figures", async () => {
  const sent = await sendCard(client, archive);
  expect([sent.status, sent.body.status, sent.body.report]).toEqual([201, "waiting", null]);
  await runImport(here);
  const { body } = await client.call("getCardImport");
  expect(body).toMatchObject({ status: "done", detail: "" });
  expect(body.report).toEqual({
    ...{ products: 8, documents: 2, videos: 2, banners: 1, people: 2, invited: 0 },
    ...{ leads: 450, reviews: 2, appointments: 1, days: 3, taken_addresses: [] },
  });

  const before = await readAll(card.caller);
  const after = await readAll(client);
  // Imported reviews count as added by the owner, without a token for the reviewer's own page.
  const asBrought = ({ token: _, ...review }: { token?: string }) => ({ ...review, origin: "owner" });
  expect(after).toEqual({
    ...before,
    listFeedback: expect.objectContaining({
      results: (before.listFeedback as { results: object[] }).results.map(asBrought),
    }),
  });
  expect(await figures(here)).toEqual(await figures(there));
  // An import brings no figures of the whole site, and reached milestones are not announced again.
  expect(await here.db.selectFrom("site_figures").selectAll().execute()).toEqual([]);
  expect(await here.db.selectFrom("milestones").select(["visitors", "reached"]).execute()).toEqual([
    { visitors: 180, reached: 100 },
  ]);
});

test.each([
  [{}, { whatsapp: false, is_said: false }],
  [{ whatsapp: "true" }, { whatsapp: true, is_said: true }],
  [{ whatsapp: "false" }, { whatsapp: false, is_said: true }],
])("what is said of WhatsApp on a landline comes along: %j", async (said, landline) => {
  const owner = await elsewhere.client({ phone: "022 2345 6789" });
  await owner.call("updateProfile", { form: { about_us: "We bake", ...said } });
  await sendCard(client, await exportCard(owner));
  await runImport(here);
  expect((await client.call("getCompleteProfile")).body.client).toMatchObject({ phone: "022 2345 6789", landline });
});

test("an older archive says nothing of it: the card keeps its chat, and its owner is asked", async () => {
  const owner = await elsewhere.client({ phone: "022 2345 6789" });
  await owner.call("updateProfile", { form: { about_us: "We bake" } });
  const older = await forge(
    await exportCard(owner),
    changeJson("card.json", ({ company: { whatsapp: _, ...company }, ...rest }) => ({ ...rest, company })),
  );
  await sendCard(client, older);
  await runImport(here);
  const { landline } = (await client.call("getCompleteProfile")).body.client;
  expect(landline).toEqual({ whatsapp: true, is_said: false });
});

test("what its owner says in other languages comes along", async () => {
  const owner = await elsewhere.client();
  const texts = (name: string) => JSON.stringify({ hi: { [name]: "दीया" } });
  const image = await pngFile();
  const youtube_url = "https://www.youtube.com/watch?v=dQw4w9WgXcQ";
  const saved = [
    await owner.call("createProduct", { form: { name: "Lamp", image, texts: texts("name") } }),
    await owner.call("createVideo", { json: { title: "Lamp", youtube_url, texts: { hi: { title: "दीया" } } } }),
    await owner.call("createBanner", { form: { title: "Lamp", banner_type: "image", image, texts: texts("title") } }),
    await owner.call("createPerson", { form: { name: "Ravi", texts: texts("role") } }),
    await owner.call("createDocument", {
      form: { file_name: "Lamp", file: await pdfFile(), texts: texts("file_name") },
    }),
    await owner.call("updateProfile", { form: { tagline: "Lamps", texts: texts("tagline") } }),
  ];
  expect(saved.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 200]);
  await sendCard(client, await exportCard(owner));
  await runImport(here);
  const names = ["listProducts", "listVideos", "listBanners", "listPeople", "listDocuments"] as const;
  const said = [];
  for (const name of names)
    said.push(...(await client.call(name)).body.results.map((row: { texts: object }) => row.texts));
  said.push((await client.call("getProfile")).body.texts);
  expect(said.map((one) => Object.keys(one.hi))).toEqual([
    ["name"],
    ["title"],
    ["title"],
    ["role"],
    ["file_name"],
    ["tagline"],
  ]);
});

test("people come with their hours, and with how appointments are given", async () => {
  const owner = await elsewhere.client();
  const hours = JSON.stringify({ week: { mon: [{ from: "10:00", to: "13:00" }] } });
  await owner.call("createPerson", { form: { name: "Ravi", hours, appointments: "own" } });
  await owner.call("createPerson", { form: { name: "Meera", appointments: "off" } });
  await sendCard(client, await exportCard(owner));
  await runImport(here);
  const [ravi, meera] = (await client.call("listPeople")).body.results;
  expect([ravi.hours.week.mon, ravi.appointments]).toEqual([[{ from: "10:00", to: "13:00" }], "own"]);
  expect([meera.hours, meera.appointments]).toEqual([null, "off"]);
});

test("its present and former addresses and names lead to it here", async () => {
  await sendCard(client, archive);
  await runImport(here);
  const { slug } = (await client.call("getOwnClient")).body;
  expect(slug).toBe((await card.caller.call("getOwnClient")).body.slug);
  for (const company of [slug, "second-address", "namaskard-demo", client.slug])
    expect((await api.anonymous.call("getCompany", { params: { companyName: company } })).body.client.slug).toBe(slug);
});

test("people's short addresses stay theirs, and those of who left stay nobody's", async () => {
  const owner = await elsewhere.client();
  const add = (caller: Caller, handle: string, name = "Ravi") =>
    caller.call("createPerson", { form: { name, handle } });
  const { id } = (await add(owner, "former")).body;
  await owner.call("updatePerson", { params: { id }, form: { handle: "ravi" } });
  const left = (await add(owner, "left", "Meera")).body;
  await owner.call("deletePerson", { params: { id: left.id } });
  await owner.call("updateProfile", { form: { person_cards: "true" } });
  // The same card over itself here, and over what another had here.
  await add(client, "ravi", "Raja");
  for (const time of [1, 2]) {
    await sendCard(client, time === 1 ? await exportCard(owner) : await exportCard(client));
    await runImport(here);
    const [ravi, ...others] = (await client.call("listPeople")).body.results;
    expect([ravi.name, ravi.handle, others]).toEqual(["Ravi", "ravi", []]);
    const slug = (await client.call("getOwnClient")).body.slug;
    const leadsTo = async (handle: string) =>
      (await client.call("getCompanyHandle", { params: { companyName: slug, handle } })).body.person_id;
    expect([await leadsTo("ravi"), await leadsTo("former"), await leadsTo("left")]).toEqual([ravi.id, ravi.id, null]);
    for (const handle of ["ravi", "former", "left"]) expect((await add(client, handle, "Asha")).status).toBe(400);
  }
});

test("of hostile short addresses none is taken that could not be given", async () => {
  const owner = await elsewhere.client();
  for (const name of ["Ravi", "Meera"]) await owner.call("createPerson", { form: { name, handle: name } });
  const forged = await forge(
    await exportCard(owner),
    changeJson("card.json", ({ people, ...rest }) => ({
      ...rest,
      people: people.map((person: object) => ({ ...person, handle: "same" })),
      handles: ["same", "people", "dashboard", "../x", "Same"].map((handle, person) => ({ handle, person })),
    })),
  );
  await sendCard(client, forged);
  await runImport(here);
  const { results } = (await client.call("listPeople")).body;
  expect(results.map(({ name, handle }: { name: string; handle: string }) => [name, handle])).toEqual([
    ["Ravi", "same"],
    ["Meera", ""],
  ]);
  const rows = await here.db.selectFrom("handles").select("handle").execute();
  expect(rows.map(({ handle }) => handle)).toEqual(["same"]);
});

test("figures and orders are about the products as they are called here", async () => {
  await client.call("createVideo", { json: { title: "Takes an id", youtube_url: "https://youtu.be/dQw4w9WgXcQ" } });
  await sendCard(client, archive);
  await runImport(here);
  const { results } = (await client.call("listProducts", { query: { page_size: 1 } })).body;
  const [row] = await here.db.selectFrom("figures").select("item").where("metric", "like", "target:%").execute();
  expect(row?.item).toBe(String(results[0].id));
  const [lead] = (await client.call("listLeads", { query: { page_size: 1 } })).body.results;
  expect(lead.items[0].product_id).toBe(results[0].id);
});

test("figures of people stay where they are, since people are others here", async () => {
  await sendCard(client, archive);
  await runImport(here);
  const ofPeople = ({ db }: TestDeps) =>
    db.selectFrom("figures").select("item").where("metric", "like", "person:%").execute();
  expect((await ofPeople(there)).length).toBeGreaterThan(0);
  expect(await ofPeople(here)).toEqual([]);
});

test("an administrator vouches for what visitors wrote", async () => {
  const admin = await api.admin();
  await sendCard(admin, archive, client.id);
  await runImport(here);
  const { results } = (await client.call("listFeedback")).body;
  expect(results.map(({ origin }: { origin: string }) => origin).sort()).toEqual(["owner", "visitor"]);
  expect((await admin.call("getClientCardImport", { params: { id: client.id } })).body.status).toBe("done");
});

test("twice it is the same, and its files are here once", async () => {
  for (const round of [1, 2]) {
    expect([round, (await sendCard(client, archive)).status]).toEqual([round, 201]);
    await runImport(here);
  }
  const { report } = (await client.call("getCardImport")).body;
  expect(report).toMatchObject({ products: 8, leads: 0, reviews: 0, appointments: 0, days: 0 });
  expect((await client.call("listLeads")).body.count).toBe(450);
  expect((await client.call("listProducts")).body.count).toBe(8);
  const kept = await here.db.selectFrom("files").select("upload").distinct().where("dropped_at", "is", null).execute();
  expect(kept).toHaveLength(8 + 2 + 1 + 1);
});

test("what the card showed before is gone, and what visitors sent to it stays", async () => {
  await client.call("createVideo", { json: { title: "Mine", youtube_url: "https://youtu.be/dQw4w9WgXcQ" } });
  const at = "2026-11-20T10:00:00.000Z";
  const lead = { name: "Meera", phone: "1234567", email: "", message: "", notes: "", consent: "", items: "[]" };
  const rest = { client_id: client.id, ticket: "own", kind: "contact", status: "new", total: "0", remind_on: null };
  const { insertLead } = await import("@/provider/leads/repo");
  await insertLead(here.db, { ...lead, ...rest, created_at: at, updated_at: at });
  await sendCard(client, archive);
  expect((await client.call("listVideos")).body.results[0].title).toBe("Mine");
  await runImport(here);
  const { results } = (await client.call("listVideos")).body;
  expect(results.map(({ title }: { title: string }) => title)).not.toContain("Mine");
  expect((await client.call("listLeads")).body.count).toBe(451);
});

test("an address that is another's here is told, and the card stays where it is", async () => {
  const other = await api.client();
  await other.call("updateProfile", { form: { slug: "second-address" } });
  await sendCard(client, archive);
  await runImport(here);
  expect((await client.call("getCardImport")).body.report.taken_addresses).toEqual(["second-address"]);
  expect((await other.call("getOwnClient")).body.slug).toBe("second-address");
});

test("an administrator gets no leads and appointments where no setting allows it", async () => {
  const admin = await new Api(reach(createApp(there))).admin();
  const names = async (bytes: Uint8Array) => (await listEntries(bytes)).map(({ name }) => name.split("/")[0]);
  expect(await names(archive)).toEqual(expect.arrayContaining(["leads", "appointments", "reviews", "figures"]));
  const without = await names(await exportCard(admin, card.id));
  expect(without).toEqual(expect.arrayContaining(["reviews", "figures"]));
  expect(without).not.toEqual(expect.arrayContaining(["leads"]));
  expect(without).not.toEqual(expect.arrayContaining(["appointments"]));
  const seeing = await new Api(
    reach(createApp({ ...there, config: { ...there.config, adminSeesLeads: true } })),
  ).admin();
  expect(await names(await exportCard(seeing, card.id))).toContain("leads");
});

test("a client reaches no other's card, and who took one is on record", async () => {
  const other = await api.client();
  for (const name of ["exportClientCard", "importClientCard", "getClientCardImport"] as const)
    expectError(await client.call(name, { params: { id: other.id } }), "permission_denied", failures.permissionDenied);
  await exportCard(await api.admin(), client.id);
  const [entry] = await here.db.selectFrom("audit_log").selectAll().where("action", "=", "card_exported").execute();
  expect(entry).toMatchObject({ target: `client:${client.id}`, client_id: client.id, detail: client.companyName });
  expectError(await (await api.admin()).call("exportClientCard", { params: { id: 99_999 } }), "not_found");
});
