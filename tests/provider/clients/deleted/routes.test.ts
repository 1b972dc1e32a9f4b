import { sql } from "kysely";
import { restorableFor } from "@/lib/contract/identity/values";
import { type Operation, pathOf } from "@/lib/contract/operation";
import { type OperationName, operations } from "@/lib/contract/operations";
import { log } from "@/lib/runtime/log/log";
import { eraseDeletedClients } from "@/provider/clients/deleted/jobs";
import { endedTables, listRestoredTables, restoredTables } from "@/provider/clients/deleted/pieces-repo";
import { removeDroppedFiles } from "@/provider/media/jobs";
import { type Api, admin, buildClient, type Caller, type ClientCaller, expectError } from "../../../contract/api";
import { pdfFile, pngFile } from "../../../contract/files";
import { whoMay } from "../../../contract/who-may";
import { accountMessages, failures } from "../../../english";
import { buildDeps, openApi, type TestDeps } from "../../build-deps";
import { setAsideColumns } from "./set-aside-columns";

let time: number;
let deps: TestDeps;
let api: Api;
let administrator: Caller;
let client: ClientCaller;

beforeEach(async () => {
  time = Date.parse("2026-11-20T10:00:00.000Z");
  deps = await buildDeps({ now: () => new Date(time) });
  api = await openApi(deps);
  administrator = await api.admin();
  client = await api.client({ company_name: "Copper House", phone: "+91 98111 22233" });
  await fill(client);
});
afterEach(() => deps.close());

async function fill(owner: ClientCaller): Promise<void> {
  await owner.call("updateProfile", { form: { logo: await pngFile() } });
  await owner.call("createDocument", { form: { file: await pdfFile(), file_name: "Prices" } });
  await owner.call("createProduct", { form: { name: "Lamp", image: await pngFile() } });
  await owner.call("createBanner", { form: { banner_type: "image", title: "Sale", image: await pngFile() } });
  await owner.call("createVideo", { json: { title: "Tour", youtube_url: "https://youtu.be/aqz-KE-bpKQ" } });
  await owner.call("createPerson", { form: { name: "Ravi Kumar", image: await pngFile() } });
  const rename = (company_name: string) =>
    administrator.call("updateClient", { params: { id: owner.id }, json: { company_name } });
  await rename("Copper Hall");
  await rename("Copper House");
  const figure = { client_id: owner.id, span: "day", metric: "views", day: "2026-11-19", item: "", count: 7 } as const;
  await deps.db.insertInto("figures").values(figure).execute();
}

/** Lets time pass; the administrator signs in again, since its session ends meanwhile. */
async function pass(ms: number): Promise<void> {
  time += ms;
  const before = await deps.db.selectFrom("users").select(["id", "signed_in_at"]).execute();
  administrator = await api.signIn(admin.email, admin.password);
  await deps.db.deleteFrom("known_devices").where("seen_at", "=", new Date(time).toISOString()).execute();
  for (const { id, signed_in_at } of before)
    await deps.db.updateTable("users").set({ signed_in_at }).where("id", "=", id).execute();
}

const remove = (id = client.id) => administrator.call("deleteClient", { params: { id } });
const restore = (json: object = {}) => administrator.call("restoreClient", { params: { id: client.id }, json });
const listed = async () => (await administrator.call("listDeletedClients")).body.results as { id: number }[];
const run = (job: typeof eraseDeletedClients) => job.run(deps, null, new AbortController().signal);
const rowsOf = async (table: keyof typeof restoredTables) =>
  (await sql`select * from ${sql.table(table)}`.execute(deps.db)).rows.map((row) => JSON.stringify(row)).sort();
const everything = async () =>
  Object.fromEntries(
    await Promise.all(
      (Object.keys(restoredTables) as (keyof typeof restoredTables)[]).map(async (table) => [
        table,
        await rowsOf(table),
      ]),
    ),
  );

test("every table with rows of a client is restored, or named as one that is not", async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct tables.name from pragma_table_list as tables
    inner join pragma_foreign_key_list(tables.name) as keys
    where keys."table" in ('users', 'clients', 'products') and keys.on_delete = 'CASCADE'`.execute(deps.db);
  const named = [...Object.keys(restoredTables), ...endedTables].filter((name) => name !== "users");
  expect(rows.map(({ name }) => name).sort()).toEqual(named.sort());
});

test("a deleted client is to every call what never was", async () => {
  const other = await api.client();
  await remove();
  const gone = { id: client.id, companyName: client.slug, slug: client.slug };
  const never = { id: 999_999_999, companyName: "nobody-here", slug: "nobody-here" };
  const own: OperationName[] = ["restoreClient", "eraseClient", "listDeletedClients"];
  const tell = ({ status, body }: { status: number; body: unknown }) =>
    JSON.stringify([status, body])
      .replaceAll(/"request_id":"[^"]*"/g, "")
      .replaceAll(client.slug, "nobody-here")
      .replaceAll(String(client.id), "999999999");
  let walked = 0;
  for (const [name, operation] of Object.entries(operations) as [OperationName, Operation][]) {
    if (own.includes(name)) continue;
    const { method, path, access } = operation;
    const ask = (caller: Pick<Caller, "send">, params: typeof gone) =>
      caller.send(method, pathOf(operation, { ...params, name: "x", token: "x", picture: 1 }), { json: {} });
    if (access !== "public") {
      const asked = await ask(client, gone);
      expect([name, asked.status, asked.body.detail]).toEqual([name, 401, failures.sessionEnded]);
    }
    const isNamed = /:companyName|:slug/.test(path) || (/:id/.test(path) && path.startsWith("/admin/clients"));
    if (!isNamed) continue;
    walked += 1;
    const caller = whoMay(access) === "admin" ? administrator : api.anonymous;
    expect([name, tell(await ask(caller, gone))]).toEqual([name, tell(await ask(caller, never))]);
  }
  expect(walked).toBeGreaterThan(15);
  const texts = await Promise.all([
    administrator.call("listClients"),
    administrator.call("exportClients", { query: { search: "", ordering: "id" } }),
    administrator.call("getOverview"),
    administrator.call("listCompanyFigures", { query: { period: "30d" } }),
    api.anonymous.call("listCompanies"),
  ]);
  for (const { body } of texts) expect(JSON.stringify({ ...body, recent_activity: [] })).not.toMatch(/copper/i);
  expect(JSON.stringify(texts[4]?.body)).toContain(other.slug);
  const { email, password } = client;
  expectError(await api.anonymous.call("signIn", { json: { email, password } }), "invalid_credentials");
});

test("a restored client is as it was, but for its sessions", async () => {
  const before = await everything();
  const files = await deps.db.selectFrom("files").selectAll().orderBy("key").execute();
  expect(files.length).toBeGreaterThan(5);
  const shown = (await client.call("listDocuments")).body.results[0].file as string;
  await remove();
  expect((await client.file(shown)).status).toBe(404);
  // A client that can be restored keeps its files, even when orphaned files are removed.
  await pass(restorableFor - 1000);
  await run(removeDroppedFiles);
  await run(eraseDeletedClients);
  expect(await listed()).toEqual([expect.objectContaining({ id: client.id, slug: client.slug, email: client.email })]);
  const { status, body } = await restore();
  expect([status, body.id, body.slug, body.is_active]).toEqual([200, client.id, client.slug, true]);
  expect(await everything()).toEqual(before);
  expect(await deps.db.selectFrom("files").selectAll().orderBy("key").execute()).toEqual(files);
  expect((await client.file(shown)).status).toBe(200);
  expectError(await client.call("getCurrentUser"), "not_authenticated");
  await api.signIn(client.email, client.password);
  expect(await listed()).toEqual([]);
  expectError(await restore(), "not_found", failures.clientNotFound);
});

test("its addresses are held while its e-mail and phone are free, and restoring asks for others", async () => {
  await remove();
  const json = buildClient({ company_name: "Copper House", email: client.email, phone: "+91 98111 22233" });
  const taken = await administrator.call("createClient", { json });
  expect([taken.status, taken.body.slug]).toEqual([201, "copper-house-2"]);
  const second = await api.signIn(json.email, json.password);
  for (const slug of ["copper-house", "copper-hall"])
    expect((await second.call("updateProfile", { form: { slug } })).status).toBe(400);

  expectError(await restore(), "validation_error", accountMessages.emailTakenSince, "email");
  const email = "again@example.com";
  expectError(await restore({ email }), "validation_error", accountMessages.phoneTakenSince, "phone");
  for (const phone of ["098111 22233", "+919811122233"])
    expectError(await restore({ email, phone }), "validation_error", accountMessages.phoneTakenSince, "phone");
  expectError(await restore({ email: json.email, phone: "" }), "validation_error", accountMessages.emailTakenSince);
  const { body } = await restore({ email, phone: "+91 98111 22244" });
  expect([body.user.email, body.phone, body.slug]).toEqual([email, "+91 98111 22244", "copper-house"]);
  await api.signIn(email, client.password);
});

test("it signs in with its number again, unless that is another's by now", async () => {
  const own = "+91 98111 33344";
  await client.call("setSignInPhone", { json: { phone: own, current_password: client.password } });
  const numberOf = async () =>
    (await (await api.signIn(client.email, client.password)).call("getCurrentUser")).body.sign_in_phone;
  await remove();
  expect((await restore()).status).toBe(200);
  expect(await numberOf()).toBe("+91 98111 33344");

  await remove();
  const { body } = await administrator.call("createClient", { json: buildClient({ phone: own }) });
  expect((await restore()).status).toBe(200);
  expect([await numberOf(), body.phone]).toEqual([null, own]);
});

test("on day 14 all that is personal goes, and the record keeps what was done, when and by whom", async () => {
  await api.anonymous.call("signIn", { json: { email: client.email, password: "wrong" } });
  await remove();
  const before = await deps.db
    .selectFrom("audit_log")
    .select(["id", "action", "at", "actor_id"])
    .orderBy("id")
    .execute();
  await pass(restorableFor);
  await run(eraseDeletedClients);
  const after = await deps.db.selectFrom("audit_log").selectAll().orderBy("id").execute();
  expect(after.slice(0, before.length).map(({ id, action, at, actor_id }) => ({ id, action, at, actor_id }))).toEqual(
    before,
  );
  expect(after.find(({ action }) => action === "client_erased")).toMatchObject({
    actor_id: null,
    target: `client:${client.id}`,
    detail: "",
  });
  const left = JSON.stringify([
    after,
    await everything(),
    await deps.db.selectFrom("deleted_rows").selectAll().execute(),
  ]);
  expect(left).not.toMatch(new RegExp(`copper|${client.email}|98111`, "i"));
  expect(after.filter(({ client_id }) => client_id === client.id).every(({ address }) => address === "")).toBe(true);
  const files = await deps.db.selectFrom("files").select("dropped_at").where("client_id", "is", null).execute();
  expect(files.every(({ dropped_at }) => dropped_at !== null)).toBe(true);
  expect(await listed()).toEqual([]);
  expectError(await restore(), "not_found", failures.clientNotFound);
  expect(
    (await administrator.call("createClient", { json: buildClient({ company_name: "Copper House" }) })).body.slug,
  ).toBe("copper-house");
});

test("it is deleted for good at once where that is asked for, with the request it came of", async () => {
  const asked = { company_name: "Silver House", name: "Asha", phone: "+91 98111 99999", email: "asha@silver.example" };
  await api.anonymous.call("createSignUp", { json: { ...asked, consent: true } });
  const [signUp] = (await administrator.call("listSignUps")).body.results;
  const { id } = (await administrator.call("acceptSignUp", { params: { id: signUp.id } })).body;
  await remove(id);
  expect((await administrator.call("eraseClient", { params: { id } })).status).toBe(204);
  const left = await Promise.all(
    (["audit_log", "sign_ups", "notifications", "deleted_clients", "held_slugs", "users"] as const).map((table) =>
      deps.db.selectFrom(table).selectAll().execute(),
    ),
  );
  expect(JSON.stringify(left)).not.toMatch(/silver|asha|99999/i);
  expectError(await administrator.call("eraseClient", { params: { id } }), "not_found", failures.clientNotFound);
});

describe("rows that are older than the schema", () => {
  /** Rewrites a table's deleted rows as an earlier release would have stored them. */
  async function rewrite(name: keyof typeof restoredTables, change: (row: Record<string, unknown>) => object) {
    const pieces = await deps.db.selectFrom("deleted_rows").selectAll().where("name", "=", name).execute();
    for (const { position, rows } of pieces)
      await deps.db
        .updateTable("deleted_rows")
        .set({ rows: JSON.stringify(JSON.parse(rows).map(change)) })
        .where("position", "=", position)
        .execute();
  }

  test("come back without what has no column any more, which is told, and with what columns have by themselves", async () => {
    const told = jest.spyOn(log, "warn").mockImplementation();
    await remove();
    await rewrite("products", ({ is_sold_out: _, ...row }) => ({ ...row, colour: "copper", size: 3 }));
    expect((await restore()).status).toBe(200);
    expect(await deps.db.selectFrom("products").select(["name", "is_sold_out"]).execute()).toEqual([
      { name: "Lamp", is_sold_out: false },
    ]);
    expect(told.mock.calls).toEqual([
      [expect.any(String), { client: client.id, columns: "products.colour, products.size" }],
    ]);
    told.mockRestore();
  });

  /** Deleted rows stay for two weeks, so the columns of an earlier release must still have a place. */
  test("have a column for each value that they may hold, and a value for each column that needs one", async () => {
    const known = Object.fromEntries(
      Object.entries(setAsideColumns).map(([table, names]) => [table, names.split(" ")]),
    );
    for (const table of listRestoredTables()) {
      const { rows } = await sql<{ name: string; notnull: number; dflt_value: string | null; pk: number }>`
        select name, "notnull", dflt_value, pk from pragma_table_info(${table})`.execute(deps.db);
      const present = rows.map(({ name }) => name);
      // A migration that renames a column has to rename it in `deleted_rows` too, and then in `setAsideColumns`.
      expect([table, (known[table] ?? []).filter((name) => !present.includes(name))]).toEqual([table, []]);
      const needed = rows.filter(
        ({ name, notnull, dflt_value }) => notnull && dflt_value === null && !known[table]?.includes(name),
      );
      expect([table, needed.map(({ name }) => name)]).toEqual([table, []]);
    }
  });
});
