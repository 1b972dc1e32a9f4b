import { eventLimits } from "@/lib/contract/analytics/values";
import { leadLimits, visitorFormLimits } from "@/lib/contract/visitors/values";
import { log } from "@/lib/runtime/log/log";
import { formOf, signTicket } from "@/provider/kernel/http/tickets";
import { type Api, type Caller, type ClientCaller, expectError } from "../../contract/api";
import { failures, visitorFormMessages } from "../../english";
import { buildDeps, openApi, type TestDeps } from "../build-deps";
import { floodSize } from "../flood-size";
import { testKeys } from "../test-options";

const phone =
  "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Mobile Safari/537.36";

let deps: TestDeps;
let api: Api;
let client: ClientCaller;
let now: Date;
let number = 0;
beforeEach(async () => {
  now = new Date("2026-11-22T10:00:00.000Z");
  deps = await buildDeps({ now: () => now });
  api = await openApi(deps);
  client = await api.client();
});
afterEach(() => deps.close());

const pass = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};
const build = (change: Record<string, unknown> = {}) => ({
  kind: "contact",
  name: `Asha ${++number}`,
  phone: "98765 43210",
  ticket: signTicket(testKeys, formOf(client.id), new Date(now.getTime() - visitorFormLimits.soonest)),
  consent: true,
  ...change,
});
type Sender = { by?: Caller; agent?: string; address?: string };

function send(json: unknown, { by = api.anonymous, agent = phone, address = `visitor ${++number}` }: Sender = {}) {
  const init = { headers: { "user-agent": agent, "x-client-address": address } };
  return by.call("sendLead", { params: { companyName: client.slug }, json, init });
}

const stored = () => deps.db.selectFrom("leads").selectAll().orderBy("id").execute();

async function events() {
  await deps.recorder.flush();
  return deps.db.selectFrom("events").select(["kind", "client_id", "day", "device"]).execute();
}

test("a lead is an enquiry of its visitor, counted once however often the form comes", async () => {
  const form = build();
  await send(form);
  // Past midnight in the company's time zone.
  pass(10 * 60 * 60_000);
  expect((await send(form)).status).toBe(201);
  expect(await events()).toEqual([{ kind: "enquiry_sent", client_id: client.id, day: "2026-11-22", device: "phone" }]);
  expect(await stored()).toHaveLength(1);
});

test("what owner, administrator and programs send is kept, and is no enquiry", async () => {
  await send(build(), { by: client });
  await send(build(), { by: await api.admin() });
  await send(build(), { agent: "curl/8.0" });
  expect(await stored()).toHaveLength(3);
  expect(await events()).toEqual([]);
});

test("a form that is taken for a program's is neither kept nor counted", async () => {
  expect((await send(build({ fax: "yes" }))).status).toBe(201);
  expect([await stored(), await events()]).toEqual([[], []]);
});

test("a lead is kept where no more events are taken", async () => {
  const { perNetworkMinute: most } = eventLimits;
  const limiter = deps.shared.createLimiter({ name: "events_of_network", points: most, seconds: 60 });
  for (let event = 0; event < most; event++) await limiter.take("203.0.113.7");
  expect((await send(build(), { address: "203.0.113.7" })).status).toBe(201);
  expect([(await stored()).length, (await events()).length]).toEqual([1, 0]);
});

test("a limited number may wait for the company, then none until it has looked", async () => {
  const [row] = await sendAndRead();
  const { id: _, ...lead } = row;
  const rows = Array.from({ length: visitorFormLimits.waiting - 1 }, (_, index) => ({ ...lead, ticket: `t${index}` }));
  for (let first = 0; first < rows.length; first += 50)
    await deps.db
      .insertInto("leads")
      .values(rows.slice(first, first + 50))
      .execute();

  jest.spyOn(log, "error").mockImplementation();
  const refused = await send(build());
  expectError(refused, "form_not_taken", visitorFormMessages.notTaken);
  expect(refused.headers.get("retry-after")).toBe("3600");
  expect((await client.call("updateLead", { params: { id: row.id }, json: { status: "lost" } })).status).toBe(200);
  expect((await send(build())).status).toBe(201);
});

test("a flood of hostile forms leaves no more than may wait", async () => {
  jest.spyOn(log, "error").mockImplementation();
  for (let form = 0; form < floodSize; form++) {
    // Spread over more hours than the limit for waiting leads needs to fill up.
    pass(60_000);
    const { status } = await send(build({ message: "x".repeat(1_000) }));
    expect([201, 429, 503]).toContain(status);
  }
  const rows = await stored();
  expect(rows).toHaveLength(visitorFormLimits.waiting);
});

test("a file of many leads has each once, also those that arrive meanwhile not twice", async () => {
  const [row] = await sendAndRead();
  const { id: _, ...lead } = row;
  const rows = Array.from({ length: leadLimits.exportPage + 20 }, (_, index) => ({
    ...lead,
    name: `Ravi ${index}`,
    ticket: `t${index}`,
  }));
  for (let first = 0; first < rows.length; first += 50)
    await deps.db
      .insertInto("leads")
      .values(rows.slice(first, first + 50))
      .execute();
  const lines = (await client.call("exportLeads")).body.trimEnd().split("\r\n");
  expect(lines).toHaveLength(rows.length + 2);
  expect(new Set(lines).size).toBe(lines.length);
});

test("where a setting says so, administrators read, export and delete those of all companies, and change none", async () => {
  await deps.close();
  deps = await buildDeps({ now: () => now });
  deps.config.adminSeesLeads = true;
  api = await openApi(deps);
  client = await api.client();
  const administrator = await api.admin();
  const [{ id }] = await sendAndRead();
  const whose = { client_id: client.id, company_name: client.companyName };
  expect((await administrator.call("listLeads")).body.results).toEqual([expect.objectContaining({ id, ...whose })]);
  expect((await administrator.call("getLead", { params: { id } })).body).toMatchObject(whose);
  expect((await client.call("getLead", { params: { id } })).body).not.toHaveProperty("company_name");
  const table = (await administrator.call("exportLeads")).body;
  expect(table).toContain(',"remind_on","language","person","company_name"\r\n');
  expect(table).toContain(`,"${client.companyName}"\r\n`);
  expect((await administrator.call("exportLeadContacts")).body).toContain("BEGIN:VCARD");
  const change = await administrator.call("updateLead", { params: { id }, json: { status: "won" } });
  expectError(change, "permission_denied", failures.permissionDenied);

  expect((await administrator.call("deleteLead", { params: { id } })).status).toBe(204);
  expect((await client.call("listActivity")).body.results[0]).toMatchObject({ action: "lead_deleted", is_own: false });
});

test("leads go with their client", async () => {
  await sendAndRead();
  await (await api.admin()).call("deleteClient", { params: { id: client.id } });
  expect(await stored()).toEqual([]);
});

async function sendAndRead() {
  await send(build());
  return (await stored()) as [Awaited<ReturnType<typeof stored>>[number]];
}
