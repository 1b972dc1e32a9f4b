import { clientListSchema, clientSchema } from "@/lib/contract/clients/schema";
import {
  type Answer,
  type Api,
  admin,
  buildClient,
  type Caller,
  type ClientCaller,
  expectError,
} from "../../contract/api";
import { pdfFile, pngFile } from "../../contract/files";
import { accountMessages, failures } from "../../english";
import { buildDeps, openApi, type TestDeps } from "../build-deps";
import { listKeptKeys } from "../media/kept-keys";

let time = Date.parse("2026-11-20T10:00:00.000Z");
let deps: TestDeps;
let api: Api;
let caller: Caller;

beforeAll(async () => {
  deps = await buildDeps({ now: () => new Date(time++) });
  api = await openApi(deps);
  caller = await api.admin();
});
afterAll(() => deps.close());

const create = async (overrides = {}) => (await caller.call("createClient", { json: buildClient(overrides) })).body;
const list = async (query: Record<string, string | number | boolean>) =>
  clientListSchema.parse((await caller.call("listClients", { query })).body);
const names = async (query: Record<string, string | number | boolean>) =>
  (await list(query)).results.map(({ company_name }) => company_name);
const actions = async (id: number) =>
  (await deps.db.selectFrom("audit_log").select("action").where("target", "=", `client:${id}`).execute()).map(
    ({ action }) => action,
  );

test("a new client is whole: user, company, address, log", async () => {
  const { status, body } = await caller.call("createClient", {
    json: buildClient({ company_name: " Acme ", email: "Asha@Example.COM", phone: "", is_active: false, id: 1 }),
  });
  expect(status).toBe(201);
  expect(clientSchema.parse(body)).toEqual({
    id: body.id,
    user: { id: body.user.id, email: "asha@example.com", username: "asha", is_admin: false, is_client: true },
    company_name: "Acme",
    phone: "",
    is_active: false,
    slug: "acme",
    plan: null,
    subscription: null,
    sign_in_phone: null,
    last_sign_in: null,
    created_at: expect.any(String),
    updated_at: body.created_at,
  });
  expect(await actions(body.id)).toEqual(["client_created"]);
});

test("ten parallel creations with one e-mail make one client and no orphan", async () => {
  const count = async () =>
    (await deps.db.selectFrom("users").select("id").execute()).length -
    (await deps.db.selectFrom("clients").select("id").execute()).length;
  const before = await count();
  const json = buildClient({ email: "race@example.com" });
  const answers = await Promise.all(Array.from({ length: 10 }, () => caller.call("createClient", { json })));
  for (const answer of answers.filter(({ status }) => status !== 201))
    expectError(answer, "validation_error", accountMessages.emailTaken, "email");
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(await count()).toBe(before);
});

test("search takes wildcards literally, folds any script, and covers name, e-mail and phone", async () => {
  await create({ company_name: "100% Cotton_Ünder", email: "cotton@example.org", phone: "+91 22 5550" });
  await create({ company_name: "कपास ट्रेडर्स", phone: "" });
  await create({ company_name: "தமிழ் கடை" });
  const found: [string, string[]][] = [
    ["100%", ["100% Cotton_Ünder"]],
    ["ON_ü", ["100% Cotton_Ünder"]],
    ["COTTON@example.org", ["100% Cotton_Ünder"]],
    ["22 5550", ["100% Cotton_Ünder"]],
    ["कपास", ["कपास ट्रेडर्स"]],
    ["கடை", ["தமிழ் கடை"]],
    ["0%_", []],
    ["C_tton", []],
    ["रेशम", []],
    ["' or 1=1 --", []],
    ["\\", []],
  ];
  for (const [search, expected] of found) expect([search, await names({ search })]).toEqual([search, expected]);
});

test("the list is filtered, ordered and paged", async () => {
  for (const [index, name] of ["Zeta b", "zeta A", "Zeta c"].entries())
    await create({ company_name: name, email: `zeta${3 - index}@example.com`, is_active: index !== 1 });
  const search = "zeta";
  expect(await names({ search, ordering: "company_name" })).toEqual(["zeta A", "Zeta b", "Zeta c"]);
  expect(await names({ search, ordering: "-company_name" })).toEqual(["Zeta c", "Zeta b", "zeta A"]);
  expect(await names({ search, ordering: "email" })).toEqual(["Zeta c", "zeta A", "Zeta b"]);
  expect(await names({ search })).toEqual(["Zeta c", "zeta A", "Zeta b"]);
  expect(await names({ search, ordering: "is_active" })).toEqual(["zeta A", "Zeta b", "Zeta c"]);
  expect(await names({ search, is_active: true })).toEqual(["Zeta c", "Zeta b"]);
  expect(await names({ search, is_active: "false" })).toEqual(["zeta A"]);
  const page = await list({ search, ordering: "company_name", page: 2, page_size: 2, is_active: "" });
  expect([page.count, page.results.length, page.next]).toEqual([3, 1, null]);
  expect(page.previous).toContain("search=zeta");
});

test("no answer names a password, and the administrator is no client", async () => {
  const client = await api.client();
  const { owner_id } = await deps.db
    .selectFrom("clients")
    .select("owner_id")
    .where("id", "=", client.id)
    .executeTakeFirstOrThrow();
  expect(JSON.stringify((await caller.call("listClients")).body)).not.toMatch(/password|argon2/);
  expect(await names({ search: admin.email })).toEqual([]);
  expect(owner_id).toBe(client.id + 1);
  for (const [method, path] of [
    ["GET", "/admin/clients/987654/edit/"],
    ["DELETE", "/admin/clients/987654/delete/"],
    ["POST", "/admin/clients/block/987654/"],
    ["POST", "/admin/clients/unblock/987654/"],
  ] as const)
    expectError(await caller.send(method, path), "not_found", failures.clientNotFound);
  const params = { id: 987_654 };
  expectError(
    await caller.call("updateClient", { json: { company_name: "X" }, params }),
    "not_found",
    failures.clientNotFound,
  );
  const json = { current_password: admin.password, new_password: "a new password" };
  expectError(await caller.call("changeClientPassword", { params, json }), "not_found", failures.clientNotFound);
});

test("a rename takes the name alone and is logged; the same name is not", async () => {
  const client = await api.client({ company_name: "Copper House" });
  const sent = { company_name: "Copper Hall", phone: "999999", email: "x@example.com", is_active: false, slug: "mine" };
  const { body } = await caller.call("updateClient", { json: sent, params: { id: client.id } });
  expect(body).toMatchObject({ company_name: "Copper Hall", slug: "copper-hall", is_active: true });
  expect([body.user.email, body.phone]).toEqual([client.email, "+91 98765 43210"]);
  expect(body.updated_at > body.created_at).toBe(true);
  expect(
    (await caller.call("updateClient", { json: { company_name: "Copper Hall" }, params: { id: client.id } })).body,
  ).toEqual(body);
  expect(await actions(client.id)).toEqual(["client_created", "client_renamed", "slug_changed"]);
});

test("blocking ends all work for the client at once, and is logged once", async () => {
  const client = await api.client();
  for (let count = 0; count < 2; count++)
    expect((await caller.call("blockClient", { params: { id: client.id } })).body.is_active).toBe(false);
  expectError(await client.call("getProfile"), "permission_denied", failures.permissionDenied);
  expect((await client.call("getCurrentUser")).body.client_id).toBeNull();
  const unblocked = await caller.call("unblockClient", { params: { id: client.id } });
  expect([unblocked.status, unblocked.body.is_active]).toEqual([200, true]);
  expect((await client.call("getCompleteProfile")).status).toBe(200);
  expect(await actions(client.id)).toEqual(["client_created", "client_blocked", "client_unblocked"]);
});

test("a deletion takes every row and every file of that client, and of no other", async () => {
  const [client, other] = [await api.client(), await api.client()];
  const fill = async (owner: ClientCaller) => {
    await owner.call("updateProfile", { form: { logo: await pngFile() } });
    await owner.call("createDocument", { form: { file: await pdfFile(), file_name: "Prices" } });
    await owner.call("createProduct", { form: { name: "Lamp", image: await pngFile() } });
    await owner.call("createBanner", { form: { banner_type: "image", title: "Sale", image: await pngFile() } });
    await owner.call("createVideo", { json: { title: "Tour", youtube_url: "https://youtu.be/aqz-KE-bpKQ" } });
    await owner.call("createPerson", { form: { name: "Ravi Kumar", image: await pngFile() } });
  };
  await fill(other);
  const kept = await listKeptKeys(deps);
  await fill(client);
  expect((await listKeptKeys(deps)).length).toBeGreaterThan(kept.length + 3);

  const answer = await caller.call("deleteClient", { params: { id: client.id } });
  expect([answer.status, answer.body]).toEqual([204, ""]);
  for (const table of ["profiles", "documents", "products", "banners", "people", "videos", "slugs"] as const) {
    const rows = await deps.db.selectFrom(table).select("client_id").execute();
    expect([table, rows.some(({ client_id }) => client_id === client.id)]).toEqual([table, false]);
    expect([table, rows.some(({ client_id }) => client_id === other.id)]).toEqual([table, true]);
  }
  expect(await deps.db.selectFrom("users").select("id").where("email", "=", client.email).execute()).toEqual([]);
  expect((await caller.call("eraseClient", { params: { id: client.id } })).status).toBe(204);
  expect(await listKeptKeys(deps)).toEqual(kept);
  expectError(await client.call("getCurrentUser"), "not_authenticated");
});

test("a client's password is changed by the rules in their order, and its sessions end", async () => {
  const client = await api.client();
  const change = (current_password: unknown, new_password: unknown) =>
    caller.call("changeClientPassword", { params: { id: client.id }, json: { current_password, new_password } });
  const rules: [unknown, unknown, string, string][] = [
    ["", "", "current_password", accountMessages.currentPasswordRequired],
    [7, "short", "current_password", accountMessages.currentPasswordRequired],
    ["x", "", "new_password", accountMessages.newPasswordRequired],
    ["short", "short", "new_password", accountMessages.newPasswordTooShort],
    ["not the one", "not the one", "new_password", accountMessages.newPasswordSame],
    ["not the one", client.password, "current_password", accountMessages.currentPasswordIncorrect],
    [admin.password, client.password, "new_password", accountMessages.newPasswordSame],
  ];
  for (const [current, next, field, message] of rules)
    expectError(await change(current, next), "validation_error", message, field);
  expect((await client.call("getCurrentUser")).status).toBe(200);

  const changed = await change(admin.password, "a new password");
  expect([changed.status, changed.body]).toEqual([200, { detail: "Password changed successfully!" }]);
  expectError(await client.call("getCurrentUser"), "not_authenticated");
  expect((await caller.call("getCurrentUser")).status).toBe(200);
  expect((await change("a new password", "a newer password")).status).toBe(200);
  await api.signIn(client.email, "a newer password");
});

test("guessing at a client's password is stopped; the administrator's own still does what it may", async () => {
  const client = await api.client();
  const guess = (current_password: string, new_password = "a new password") =>
    caller.call("changeClientPassword", { params: { id: client.id }, json: { current_password, new_password } });
  const signIn = (password: string) => api.anonymous.call("signIn", { json: { email: client.email, password } });
  const wrong = async () =>
    expectError(await guess("wrong"), "validation_error", accountMessages.currentPasswordIncorrect, "current_password");
  const expectWait = (answer: Answer) => {
    expectError(answer, "too_many_requests", failures.tooManyAttempts);
    expect(answer.headers.get("retry-after")).toBe("60");
  };

  for (let count = 0; count < 3; count++) await wrong();
  for (const password of ["wrong", admin.password, client.password]) expectWait(await guess(password));
  time += 60_000;
  // Failed sign-ins lock the client's sign-in, not the administrator's form.
  for (let count = 0; count < 5; count++) expectError(await signIn("wrong"), "invalid_credentials");
  expectWait(await signIn(client.password));
  expect((await guess(client.password)).status).toBe(200);
  expect((await guess(admin.password, "a newer password")).status).toBe(200);
  time += 60_000;
  await api.signIn(client.email, "a newer password");
  // A correct password of the one account does not count as a failure of the other.
  for (let count = 0; count < 3; count++)
    expect((await guess(admin.password, `another good one ${count}`)).status).toBe(200);
  for (let count = 0; count < 2; count++) await wrong();
  await api.signIn(client.email, "another good one 2");
  await api.signIn(admin.email, admin.password);
});
