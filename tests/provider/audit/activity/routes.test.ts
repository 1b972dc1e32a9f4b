import { type Activity, activityListSchema } from "@/lib/contract/audit/schema";
import { type ActivityAction, contentActions } from "@/lib/contract/audit/values";
import { createAdministrator } from "@/provider/identity/users/service";
import type { Caller } from "../../../contract/api";
import { pdfFile, pngFile } from "../../../contract/files";
import { buildDeps, openApi } from "../../build-deps";

// Documents are inspected in worker threads, which are slow on a busy machine.
jest.setTimeout(60_000);

type Opened = Awaited<ReturnType<typeof open>>;
let opened: Opened;

async function open() {
  let clock = Date.parse("2026-11-20T10:00:00.000Z");
  const now = () => {
    clock += 1_000;
    return new Date(clock);
  };
  const deps = await buildDeps({ now });
  return { deps, api: await openApi(deps) };
}

beforeAll(async () => {
  opened = await open();
});
afterAll(() => opened.deps.close());

async function activityOf(caller: Caller, query: Record<string, string | number> = {}) {
  const { status, body } = await caller.call("listActivity", { query });
  expect(status).toBe(200);
  return activityListSchema.parse(body);
}

const summarise = ({ action, detail }: Activity) => [action, detail];
const newest = async (caller: Caller) => summarise((await activityOf(caller)).results[0] as Activity);

test("tells of every kind of content change, in the transaction of the change", async () => {
  const client = await opened.api.client();
  const seen: [ActivityAction, string][] = [];
  const expectNewest = async (action: ActivityAction, detail: string) => {
    seen.push([action, detail]);
    expect(await newest(client)).toEqual([action, detail]);
  };
  const document = await client.call("createDocument", { form: { file: await pdfFile(), file_name: "Catalogue" } });
  await expectNewest("document_created", "Catalogue");
  await client.call("updateDocument", { params: { id: document.body.id }, json: { file_name: "Prices" } });
  await expectNewest("document_renamed", "Prices");
  await client.call("deleteDocument", { params: { id: document.body.id } });
  await expectNewest("document_deleted", "Prices");

  const product = await client.call("createProduct", { form: { name: "Lamp", image: await pngFile() } });
  await expectNewest("product_created", "Lamp");
  await client.call("updateProduct", { params: { id: product.body.id }, form: { name: "Lantern" } });
  await expectNewest("product_updated", "Lantern");
  await client.call("setProductStatus", { params: { id: product.body.id }, json: { status: "inactive" } });
  await expectNewest("product_updated", "Lantern");
  await client.call("deleteProduct", { params: { id: product.body.id } });
  await expectNewest("product_deleted", "Lantern");

  const youtube_url = "https://youtu.be/aqz-KE-bpKQ";
  const video = await client.call("createVideo", { json: { title: "Tour", youtube_url } });
  await expectNewest("video_created", "Tour");
  await client.call("updateVideo", { params: { id: video.body.id }, json: { description: "Our works" } });
  await expectNewest("video_updated", "Tour");
  await client.call("deleteVideo", { params: { id: video.body.id } });
  await expectNewest("video_deleted", "Tour");

  const banner = await client.call("createBanner", { form: { banner_type: "video", title: "Sale", youtube_url } });
  await expectNewest("banner_created", "Sale");
  await client.call("updateBanner", { params: { id: banner.body.id }, form: { is_active: "false" } });
  await expectNewest("banner_updated", "Sale");
  await client.call("deleteBanner", { params: { id: banner.body.id } });
  await expectNewest("banner_deleted", "Sale");
  const person = await client.call("createPerson", { form: { name: "Ravi Kumar" } });
  await expectNewest("person_created", "Ravi Kumar");
  await client.call("updatePerson", { params: { id: person.body.id }, form: { name: "Ravi" } });
  await expectNewest("person_updated", "Ravi");
  await client.call("changePeople", { json: { changes: [{ ids: [person.body.id], change: { role: "Sales" } }] } });
  await expectNewest("people_changed", "1");
  const memberships = opened.deps.db.updateTable("memberships").where("client_id", "=", client.id);
  await memberships.set({ person_id: person.body.id }).execute();
  await client.call("setPersonRole", { params: { id: person.body.id }, json: { role: "owner" } });
  await expectNewest("person_role_set", "Ravi");
  await client.call("deletePerson", { params: { id: person.body.id } });
  await expectNewest("person_deleted", "Ravi");
  const { id } = (await client.call("createPerson", { form: { name: "Meera" } })).body;
  await expectNewest("person_created", "Meera");
  const leave = () => client.call("leavePerson", { params: { id }, json: { successor_id: null, says_so: false } });
  await leave();
  await expectNewest("person_left", "Meera");
  await client.call("bringBackPerson", { params: { id } });
  await expectNewest("person_returned", "Meera");
  await leave();
  seen.push(["person_left", "Meera"]);
  await client.call("forgetPerson", { params: { id } });
  await expectNewest("person_forgotten", "");

  const amounts = { step: null, at_once: 1, notice_hours: 1, ahead_days: 30 };
  await client.call("writeAppointmentSettings", { json: { is_on: false, services: [], ...amounts } });
  await expectNewest("appointments_updated", "");

  await client.call("updateProfile", { form: { about_us: "Since 1987" } });
  await expectNewest("profile_updated", "");
  await client.call("deleteProfile");
  await expectNewest("profile_deleted", "");

  expect(new Set(seen.map(([action]) => action))).toEqual(new Set(contentActions));
  const all = await activityOf(client, { page_size: 100 });
  expect(all.results.slice(0, seen.length).map(summarise)).toEqual(seen.reverse());
  expect(all.results.slice(0, seen.length).every(({ is_own }) => is_own)).toBe(true);
});

test("a change that is refused leaves no entry", async () => {
  const client = await opened.api.client();
  const { count } = await activityOf(client);
  await client.call("deleteDocument", { params: { id: 999_999 } });
  await client.call("updateVideo", { params: { id: 999_999 }, json: { title: "New" } });
  await client.call("updateDocument", { params: { id: 999_999 }, json: { file_name: "New" } });
  await client.call("createProduct", { form: { name: "Lamp" } });
  expect((await activityOf(client)).count).toBe(count);
});

test("shows a client what happened on its account, whoever did it, and nothing of another", async () => {
  const [client, stranger] = [await opened.api.client(), await opened.api.client()];
  const admin = await opened.api.admin();
  await stranger.call("createVideo", { json: { title: "Secret", youtube_url: "https://youtu.be/aqz-KE-bpKQ" } });
  await client.call("updateAccount", { json: { username: "priya" } });
  await client.call("updateProfile", { form: { slug: `moved-${client.id}` } });
  await client.call("changeOwnPassword", {
    json: { current_password: client.password, new_password: "another password" },
  });
  await admin.call("blockClient", { params: { id: client.id } });
  await admin.call("unblockClient", { params: { id: client.id } });
  const again = await opened.api.signIn(client.email, "another password");

  const { results } = await activityOf(again);
  expect(results.map(({ action, detail, is_own }) => [action, detail, is_own])).toEqual([
    ["sign_in", "", true],
    ["client_unblocked", "", false],
    ["client_blocked", "", false],
    ["password_changed", "", true],
    ["slug_changed", `${client.slug} → moved-${client.id}`, true],
    ["profile_updated", "", true],
    ["account_updated", "", true],
    ["sign_in", "", true],
    ["client_created", client.companyName, false],
  ]);
  expect(new Set(results.map(({ client_id }) => client_id))).toEqual(new Set([client.id]));
});

test("keeps network addresses and the administrators' own affairs from clients", async () => {
  const client = await opened.api.client();
  await (await opened.api.admin()).call("blockClient", {
    params: { id: client.id },
    init: { headers: { "x-client-address": "203.0.113.9" } },
  });
  await (await opened.api.admin()).call("unblockClient", { params: { id: client.id } });
  const { body } = await (await opened.api.signIn(client.email, client.password)).call("listActivity");
  expect(JSON.stringify(body)).not.toMatch(/203\.0\.113\.9|address|admin@|actor/);
});

test("shows an administrator the acts of all administrators, and only its own sign-ins", async () => {
  const { deps, api } = await open();
  const second = { email: "second@example.com", password: "correct horse battery" };
  await createAdministrator(deps, second);
  const first = await api.admin();
  const other = await api.signIn(second.email, second.password);
  const client = await api.client();
  await client.call("createVideo", { json: { title: "Tour", youtube_url: "https://youtu.be/aqz-KE-bpKQ" } });
  await other.call("blockClient", { params: { id: client.id } });

  const { count, results } = await activityOf(first);
  expect(results.map(({ action, is_own, company_name }) => [action, is_own, company_name])).toEqual([
    ["client_blocked", false, client.companyName],
    ["client_created", true, client.companyName],
    ["sign_in", true, null],
  ]);
  expect(count).toBe(3);
  await deps.close();
});

test("of an erased client says only what was done and when", async () => {
  const { deps, api } = await open();
  const client = await api.client();
  await client.call("createVideo", { json: { title: "Private", youtube_url: "https://youtu.be/aqz-KE-bpKQ" } });
  await api.anonymous.call("signIn", { json: { email: client.email, password: "wrong" } });
  const admin = await api.admin();
  await admin.call("blockClient", { params: { id: client.id } });
  await admin.call("deleteClient", { params: { id: client.id } });
  await admin.call("eraseClient", { params: { id: client.id } });

  const { results } = await activityOf(admin);
  expect(
    results.map(({ action, detail, client_id, company_name }) => [action, detail, client_id, company_name]),
  ).toEqual([
    ["client_erased", "", client.id, null],
    ["client_deleted", "", client.id, null],
    ["client_blocked", "", client.id, null],
    ["client_created", "", client.id, null],
    ["sign_in", "", null, null],
  ]);
  const left = await deps.db.selectFrom("audit_log").selectAll().execute();
  expect(JSON.stringify(left)).not.toMatch(new RegExp(`Private|${client.email}|${client.companyName}`));
  await deps.close();
});

test("pages through the entries from the newest, or from the oldest on request", async () => {
  const client = await opened.api.client();
  for (const title of ["One", "Two", "Three"])
    await client.call("createVideo", { json: { title, youtube_url: "https://youtu.be/aqz-KE-bpKQ" } });
  const first = await activityOf(client, { page_size: 2 });
  expect(first).toMatchObject({ count: 5, previous: null, results: [{ detail: "Three" }, { detail: "Two" }] });
  expect(first.next).toContain("page=2");
  const last = await activityOf(client, { page_size: 2, page: 3 });
  expect(last).toMatchObject({ next: null, results: [{ action: "client_created" }] });
  expect((await activityOf(client, { ordering: "at" })).results[0]?.action).toBe("client_created");
  expect((await activityOf(client, { ordering: "address" })).results[0]?.detail).toBe("Three");
});

test("reads a page and its count from the indexes alone", async () => {
  const { db } = opened.deps;
  const compiled = db
    .selectFrom("audit_log")
    .select((eb) => eb.fn.countAll().as("count"))
    .where("client_id", "=", 1)
    .where("action", "in", contentActions)
    .compile();
  const plan = await db.executeQuery<{ detail: string }>({
    ...compiled,
    sql: `explain query plan ${compiled.sql}`,
    query: { kind: "RawNode", sqlFragments: [], parameters: [] },
  });
  expect(plan.rows.map(({ detail }) => detail).join("\n")).toContain("COVERING INDEX audit_by_client");
});

test.each([
  ["all", ["document_deleted", "document_created", "sign_in", "client_created"]],
  ["without_sign_ins", ["document_deleted", "document_created", "client_created"]],
  ["content", ["document_deleted", "document_created"]],
  ["clients", ["client_created"]],
  ["nonsense", ["document_deleted", "document_created", "sign_in", "client_created"]],
])("of a client's activity shows what is asked for: %s", async (actions, expected) => {
  const client = await opened.api.client();
  const { body } = await client.call("createDocument", { form: { file: await pdfFile(), file_name: "Catalogue" } });
  await client.call("deleteDocument", { params: { id: body.id } });
  const { results, count } = await activityOf(client, { actions });
  expect([results.map(({ action }) => action), count]).toEqual([expected, expected.length]);
});

test("administrators may leave sign-ins out", async () => {
  await opened.api.client();
  const admin = await opened.api.admin();
  const actions = async (query: Record<string, string>) =>
    new Set((await activityOf(admin, { ...query, page_size: 100 })).results.map(({ action }) => action));
  expect(await actions({})).toContain("sign_in");
  expect(await actions({ actions: "without_sign_ins" })).not.toContain("sign_in");
  const ofClients = await actions({ actions: "clients" });
  expect(ofClients).toContain("client_created");
  expect([...ofClients].filter((action) => !action.startsWith("client_"))).toEqual([]);
});
