import { auditListSchema } from "@/lib/contract/audit/schema";
import { recordAudit } from "@/provider/kernel/write/audit-repo";
import { type Api, type Caller, type ClientCaller, expectError } from "../../contract/api";
import { buildDeps, openApi, type TestDeps } from "../build-deps";

let deps: TestDeps;
let api: Api;
let admin: Caller;
let client: ClientCaller;

beforeEach(async () => {
  deps = await buildDeps();
  api = await openApi(deps);
  admin = await api.admin();
  client = await api.client();
});
afterEach(() => deps.close());

async function list(query: Record<string, string> = {}) {
  const { body } = await admin.call("listAudit", { query });
  const { results, count } = auditListSchema.parse(body);
  return { count, results, actions: results.map(({ action }) => action) };
}

test("tells who did what to whom and from where, the newest first", async () => {
  const init = { headers: { "x-client-address": "203.0.113.9" } };
  await api.anonymous.call("signIn", { json: { email: client.email, password: "wrong words here" }, init });
  const { results, count } = await list();
  expect(count).toBe(results.length);
  expect(results[0]).toMatchObject({
    action: "sign_in_failed",
    actor_id: null,
    actor_email: null,
    target: `email:${client.email}`,
    address: "203.0.113.9",
    client_id: client.id,
    company_name: client.companyName,
  });
  expect(results.find(({ action }) => action === "client_created")).toMatchObject({
    actor_email: "admin@example.com",
    target: `client:${client.id}`,
    detail: client.companyName,
  });
});

test("is narrowed by kind, by words and by days of the site's own clock", async () => {
  const entry = { actorId: null, target: "user:1", address: "" } as const;
  // A quarter to midnight and a quarter past, in Kolkata.
  await recordAudit(deps.db, { ...entry, action: "secrets_replaced", detail: "before" }, "2026-03-01T18:15:00.000Z");
  await recordAudit(deps.db, { ...entry, action: "secrets_replaced", detail: "after" }, "2026-03-01T18:45:00.000Z");
  expect((await list({ actions: "clients" })).actions).toEqual(["client_created"]);
  expect(new Set((await list({ actions: "sign_ins" })).actions)).toEqual(new Set(["sign_in"]));
  expect((await list({ actions: "refused" })).actions).toEqual([]);
  const details = async (query: Record<string, string>) => (await list(query)).results.map(({ detail }) => detail);
  expect(await details({ from: "2026-03-01", to: "2026-03-01" })).toEqual(["before"]);
  expect(await details({ from: "2026-03-02", to: "2026-03-02" })).toEqual(["after"]);
  expect(await details({ to: "2026-03-02" })).toEqual(["after", "before"]);
  expect((await list({ search: client.email.toUpperCase() })).actions).toEqual(["sign_in"]);
  expect((await list({ search: `client:${client.id}` })).actions).toEqual(["client_created"]);
  expect((await list({ search: "%" })).count).toBe(0);
});

test("unknown filters are ignored", async () => {
  const all = (await list()).count;
  expect((await list({ actions: "mine", from: "yesterday", to: "2026-13-01", ordering: "detail" })).count).toBe(all);
});

test("goes into a file as a whole, with nothing that a spreadsheet would run", async () => {
  const entry = { actorId: null, target: "user:1", address: "", action: "secrets_replaced" } as const;
  for (let index = 0; index < 1_100; index++)
    await recordAudit(deps.db, { ...entry, detail: `=${index}` }, "2026-03-01T18:15:00.000Z");
  const { status, body, headers } = await admin.call("exportAudit", { query: { to: "2026-03-01" } });
  expect([status, headers.get("content-disposition")]).toEqual([200, expect.stringMatching(/audit-.*\.csv/)]);
  const lines = String(body).replace("\uFEFF", "").trim().split("\r\n");
  expect(lines[0]).toBe('"at","action","actor_email","actor_name","target","company_name","address","detail"');
  expect(lines).toHaveLength(1_101);
  expect(new Set(lines).size).toBe(1_101);
  expect(lines[1]).toContain('"\'=1099"');
});

test("is for administrators alone", async () => {
  for (const name of ["listAudit", "exportAudit"] as const) {
    expectError(await client.call(name), "permission_denied");
    expectError(await api.anonymous.call(name), "not_authenticated");
  }
});
