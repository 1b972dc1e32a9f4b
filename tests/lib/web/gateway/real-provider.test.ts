import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathOf } from "@/lib/contract/operation";
import { operations } from "@/lib/contract/operations";
import { fixedKeys } from "@/lib/runtime/secrets/key-ring";
import { runtime } from "@/lib/web/runtime";
import { authenticate } from "@/lib/web/session/authenticate";
import { openSession, type Session, sealSession } from "@/lib/web/session/session";
import { type OpenProvider, openProvider } from "@/provider/open";
import { createMemoryState } from "@/provider/ports/shared/memory";
import { testOptions } from "../../../provider/test-options";
import { prepareProxyTests, send } from "./send";

const admin = { email: "admin@example.com", password: "correct horse battery" };
const client = { company_name: "Acme", email: "acme@example.com", password: "a good password", phone: "" };
const cleared = expect.stringContaining("token=; Path=/; Max-Age=0");
let provider: OpenProvider;
let dataDir: string;
let clientId: number;

prepareProxyTests();

beforeAll(async () => {
  runtime().sessionKeys = fixedKeys("a secret for tests that is long enough");
  dataDir = await mkdtemp(path.join(tmpdir(), "namaskard-proxy-"));
  provider = await openProvider({
    dataDir,
    ...testOptions,
    adminEmail: admin.email,
    adminPassword: admin.password,
  });
  runtime().provider = provider.fetch;
  runtime().once = createMemoryState().once;
  const { body } = await write("POST", pathOf(operations.createClient), client, await signIn(admin));
  clientId = body.id;
});
afterAll(async () => {
  runtime().provider = null;
  await provider.close();
  await rm(dataDir, { recursive: true, force: true });
});

const visitor = new Headers({ "x-client-address": "203.0.113.9" });
const signIn = async (account: { email: string; password: string }) => (await authenticate(account, visitor)).session;
const write = (method: string, url: string, json: unknown, session: Session) =>
  send(url, { method, body: JSON.stringify(json), headers: { "content-type": "application/json" }, session });
const read = (session: Session) => send(pathOf(operations.getCurrentUser), { session });

test("a session knows its account and fits one cookie", async () => {
  const session = await signIn(client);
  expect(session).toMatchObject({ clientId, isAdmin: false, email: client.email });
  expect(session.accessExpires - Date.now() / 1000).toBeGreaterThan(500);
  expect((await sealSession(session)).length).toBeLessThan(2_000);
  expect((await read(session)).body).toMatchObject({ email: client.email, client_id: clientId });
});

test("50 parallel calls with an expired access token make one rotation and sign nobody out", async () => {
  const asked = jest.spyOn(provider, "fetch");
  const before = await signIn(client);
  runtime().provider = (request) => provider.fetch(request);
  asked.mockClear();
  const session = { ...before, accessExpires: 0 };
  const answers = await Promise.all(Array.from({ length: 50 }, () => read(session)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(asked.mock.calls.filter(([{ url }]) => url.endsWith("/token/refresh/")).length).toBe(1);
  const renewed = await openSession(/token=([^;]+)/.exec(answers[0]?.cookie ?? "")?.[1]);
  expect(renewed?.refresh).not.toBe(before.refresh);
  expect((await read(renewed as Session)).status).toBe(200);
});

test("a client reaches no administrator's call, and no other site reaches any", async () => {
  const session = await signIn(client);
  expect((await send(pathOf(operations.listClients), { session })).status).toBe(403);
  const forged = { ...session, isAdmin: true };
  expect((await send(pathOf(operations.listClients), { session: forged })).status).toBe(403);
  const headers = { "sec-fetch-site": "cross-site", "content-type": "application/json" };
  expect((await send(pathOf(operations.updateAccount), { method: "PUT", body: "{}", headers, session })).status).toBe(
    403,
  );
});

test("the own password changes without signing out here", async () => {
  const [here, elsewhere] = [await signIn(client), await signIn(client)];
  const input = { current_password: client.password, new_password: "another good password" };
  expect((await write("PUT", pathOf(operations.changeOwnPassword), input, here)).status).toBe(200);
  expect((await read(here)).status).toBe(200);
  expect(await read(elsewhere)).toMatchObject({ status: 401, cookie: cleared });
  client.password = input.new_password;
});

test("a deactivated client's owner keeps the account, and nothing of the client", async () => {
  const session = await signIn(client);
  const blocked = await send(pathOf(operations.blockClient, { id: clientId }), {
    method: "POST",
    session: await signIn(admin),
  });
  expect(blocked.status).toBe(200);
  const shown = { headers: { "x-company-id": String(clientId) }, session };
  expect((await send(pathOf(operations.getProfile), shown)).status).toBe(403);
  expect((await read(session)).body).toMatchObject({ client_id: null });
  expect((await read(await signIn(client))).status).toBe(200);
});
