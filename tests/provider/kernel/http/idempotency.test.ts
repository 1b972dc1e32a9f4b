import type { Operation } from "@/lib/contract/operation";
import { type OperationName, operations } from "@/lib/contract/operations";
import { callLimits } from "@/lib/contract/values";
import { log } from "@/lib/runtime/log/log";
import { takeKey } from "@/provider/kernel/http/idempotency-claims";
import { type Answer, type Api, buildClient, type Caller, expectError } from "../../../contract/api";
import { pngFile } from "../../../contract/files";
import { whoMay } from "../../../contract/who-may";
import { failures, fieldMessages } from "../../../english";
import { buildDeps, openApi, type TestDeps } from "../../build-deps";

const day = 24 * 60 * 60 * 1000;
let time = Date.parse("2026-11-20T10:00:00.000Z");
let deps: TestDeps;
let api: Api;
let admin: Caller;

beforeAll(async () => {
  deps = await buildDeps({ now: () => new Date(time) });
  api = await openApi(deps);
});
beforeEach(async () => {
  admin = await api.signIn("admin@example.com", "correct horse battery");
});
afterAll(() => deps.close());

const create = (key: string, json: object, caller = admin): Promise<Answer> =>
  caller.call("createClient", { json, init: { headers: { "idempotency-key": key } } });
const countClients = async () => (await deps.db.selectFrom("clients").select("id").execute()).length;
const stored = () => deps.db.selectFrom("idempotency_keys").selectAll().execute();

test("50 parallel posts make one row and get one answer, and so does a later one", async () => {
  const before = await countClients();
  const json = buildClient();
  const answers = await Promise.all(Array.from({ length: 50 }, () => create("parallel", json)));
  answers.push(await create("parallel", json));
  for (const { status, body, headers } of answers) {
    expect([status, body]).toEqual([201, answers[0]?.body]);
    expect(headers.get("content-type")).toContain("application/json");
    expect(headers.get("cache-control")).toBe("private, no-store");
  }
  expect(await countClients()).toBe(before + 1);
});

test("50 parallel uploads make one row and one set of files", async () => {
  const client = await api.client();
  const image = await pngFile();
  const upload = () =>
    client.call("createProduct", { form: { name: "Lamp", image }, init: { headers: { "idempotency-key": "upload" } } });
  const answers = await Promise.all(Array.from({ length: 50 }, upload));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
  expect((await client.call("listProducts")).body.count).toBe(1);
});

test.each(Object.entries(operations as Record<string, Operation>).filter(([, { secret }]) => secret))(
  "what %s answers is kept nowhere",
  async (name, { access }) => {
    const client = await api.client();
    const asks = { company_name: `For ${name}`, name: "Asha Rao", phone: "+91 98765 43210", consent: true };
    const from = { headers: { "x-client-address": name } };
    await api.anonymous.call("createSignUp", { json: { ...asks, email: `${name}@example.com` }, init: from });
    const [signUp] = (await admin.call("listSignUps")).body.results;
    const { status } = await (whoMay(access) === "admin" ? admin : client).call(name as OperationName, {
      params: { id: name === "acceptSignUp" ? signUp.id : client.id },
      json: { current_password: client.password, rows: [], code: "000000" },
      init: { headers: { "idempotency-key": `secret ${name}` } },
    });
    expect([200, 201, 400, 409]).toContain(status);
    expect(JSON.stringify(await stored())).not.toContain(`secret ${name}`);
  },
);

test("a failure is shared by those that came at once, but not kept", async () => {
  const json = buildClient();
  const broken = await Promise.all(Array.from({ length: 5 }, () => create("retry", { ...json, email: "" })));
  for (const answer of broken) expectError(answer, "validation_error", fieldMessages.emailRequired, "email");
  expect((await create("retry", json)).status).toBe(201);
});

test("a key serves one call only, also while that is under way", async () => {
  const client = await api.client();
  const block = () =>
    admin.call("blockClient", { params: { id: client.id }, init: { headers: { "idempotency-key": "elsewhere" } } });
  const calls = [() => create("elsewhere", buildClient()), block];
  // Which of two concurrent calls wins is not defined.
  const answers = await Promise.all(calls.map((call) => call()));
  const refused = answers.findIndex(({ status }) => status === 400);
  expect(answers[1 - refused]?.status).toBe([200, 201][refused]);
  for (const answer of [answers[refused], await calls[refused]?.()])
    expectError(answer as Answer, "bad_request", fieldMessages.idempotencyKeyReused);
  expect((await client.call("getCurrentUser")).status).toBe(refused === 1 ? 200 : 401);
});

test("each user has keys of its own", async () => {
  const clients = [await api.client(), await api.client()];
  const json = { title: "Tour", youtube_url: "https://youtu.be/aqz-KE-bpKQ" };
  const answers = await Promise.all(
    clients.map((client) => client.call("createVideo", { json, init: { headers: { "idempotency-key": "same" } } })),
  );
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(2);
});

test("a key is as long as the contract says, and never empty", async () => {
  expect((await create("k".repeat(callLimits.idempotencyKey), buildClient())).status).toBe(201);
  for (const key of ["k".repeat(callLimits.idempotencyKey + 1), ""])
    expectError(await create(key, buildClient()), "bad_request", fieldMessages.idempotencyKeyInvalid);
});

test("without the rights there is no answer to repeat, and without a key every post counts", async () => {
  const json = buildClient();
  await create("rights", json);
  expectError(await create("rights", json, api.anonymous), "not_authenticated");
  expectError(await create("rights", json, await api.client()), "permission_denied");
  const before = await countClients();
  for (let count = 0; count < 2; count++) await admin.call("createClient", { json: buildClient() });
  expect(await countClients()).toBe(before + 2);
});

test("a key is forgotten after a day", async () => {
  await create("daily", buildClient());
  time += day - 1;
  admin = await api.signIn("admin@example.com", "correct horse battery");
  const json = buildClient();
  const repeated = await create("daily", json);
  expect(repeated.body.user.email).not.toBe(json.email);
  time += 1;
  expect((await create("daily", json)).body.user.email).toBe(json.email);
  expect((await stored()).filter(({ key }) => key === "daily")).toHaveLength(1);
});

test("a call that another process does not finish in time is to be tried again", async () => {
  jest.spyOn(log, "error").mockImplementation();
  const { id: user_id } = (await admin.call("getCurrentUser")).body;
  const fingerprint = "POST /api/admin/create-client-user/";
  expect(await takeKey(deps.db, { user_id, key: "endless", fingerprint }, new Date(time))).not.toBeNull();
  const answer = await create("endless", buildClient());
  expectError(answer, "unavailable", failures.unavailable);
  expect(answer.headers.get("retry-after")).toBe("2");
});
