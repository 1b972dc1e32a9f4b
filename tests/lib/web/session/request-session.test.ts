import { pathOf } from "@/lib/contract/operation";
import { operations } from "@/lib/contract/operations";
import { fixedKeys } from "@/lib/runtime/secrets/key-ring";
import { proxyRequest } from "@/lib/web/gateway/proxy";
import { runtime } from "@/lib/web/runtime";
import { openSession } from "@/lib/web/session/session";
import { failures } from "../../../english";
import { prepareProxyTests, send } from "../gateway/send";
import { standInProvider, unauthenticated } from "../gateway/stand-in-provider";
import { buildRequest, buildSession } from "./build-session";

const json = '{"a":1}';
const past = Math.floor(Date.now() / 1000) - 60;
const documentsPath = pathOf(operations.listDocuments);
const expired = () => buildSession({ accessExpires: past });

prepareProxyTests();

test("50 parallel calls with an expired access token share one refresh and agree on the new pair", async () => {
  const provider = standInProvider();
  const session = expired();
  const answers = await Promise.all(Array.from({ length: 50 }, () => send(documentsPath, { session })));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(provider.count("/api/token/refresh/")).toBe(1);
  const renewed = await Promise.all(answers.map(({ cookie }) => openSession(/token=([^;]+)/.exec(cookie ?? "")?.[1])));
  expect(new Set(renewed.map((one) => one?.refresh))).toEqual(new Set(["refresh-2"]));
  expect((await send(documentsPath, { session })).status).toBe(200);
  expect(provider.count("/api/token/refresh/")).toBe(1);
});

test("what processes share of a refresh tells no token, and one that cannot be read is a failure that ends nothing", async () => {
  standInProvider();
  const session = expired();
  const { once } = runtime();
  const shared: string[] = [];
  runtime().once = async (key, keepMs, work) => {
    const sealed = await once(key, keepMs, work);
    shared.push(key, sealed);
    return sealed;
  };
  expect((await send(documentsPath, { session })).status).toBe(200);
  expect(shared).toHaveLength(2);
  for (const text of shared) expect(text).not.toMatch(/refresh-\d|access-\d/);
  runtime().once = async () => "sealed by somebody else";
  const failed = await send(documentsPath, { session });
  expect([failed.status, failed.cookie]).toEqual([500, null]);
});

test("a session goes on when its secret is replaced, and ends where the former one is believed no longer", async () => {
  standInProvider();
  const former = "a secret for tests that is long enough";
  const request = await buildRequest(`/api${documentsPath}`, { session: buildSession() });
  const call = async () => (await proxyRequest(request.clone() as typeof request)).status;
  expect(await call()).toBe(200);
  runtime().sessionKeys = fixedKeys("the next secret, as long as the one before", former);
  expect(await call()).toBe(200);
  runtime().sessionKeys = fixedKeys("and another one, as long as those before it");
  expect(await call()).toBe(401);
});

test("a token with seconds left is replaced before a body is sent", async () => {
  const provider = standInProvider();
  const session = buildSession({ accessExpires: Math.floor(Date.now() / 1000) + 20 });
  const { status } = await send(documentsPath, { method: "POST", body: json, session });
  expect(status).toBe(200);
  expect(provider.calls.map(({ path }) => path)).toEqual(["/api/token/refresh/", `/api${documentsPath}`]);
});

test("a refused token is replaced and the read repeated once", async () => {
  const provider = standInProvider();
  const { status, cookie } = await send(documentsPath, { session: buildSession({ access: "revoked" }) });
  expect(status).toBe(200);
  expect(cookie).toMatch(/^token=[^;]+; Path=\/; Max-Age=604800; HttpOnly; SameSite=Lax$/);
  expect(provider.count(`/api${documentsPath}`)).toBe(2);
});

test("a body is not sent twice: the caller has to retry, with the new session", async () => {
  const provider = standInProvider();
  const answer = await send(documentsPath, {
    method: "POST",
    body: json,
    session: buildSession({ access: "revoked" }),
  });
  expect([answer.status, answer.headers.get("retry-after"), answer.cookie !== null]).toEqual([503, "0", true]);
  expect(provider.count(`/api${documentsPath}`)).toBe(1);
});

test("a refused refresh ends the session", async () => {
  standInProvider({ "/api/token/refresh/": unauthenticated });
  const { status, body, cookie } = await send(documentsPath, { session: expired() });
  expect([status, body.detail]).toEqual([401, failures.sessionEnded]);
  expect(cookie).toBe("token=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax");
});

test("a token refused even when fresh ends the session", async () => {
  standInProvider({ [`/api${documentsPath}`]: unauthenticated });
  const { status, cookie } = await send(documentsPath, { session: expired() });
  expect([status, cookie]).toEqual([401, "token=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax"]);
});

test.each([500, 503, 429])("a refresh that answers %d ends nothing", async (status) => {
  const provider = standInProvider({ "/api/token/refresh/": () => new Response("", { status }) });
  const answer = await send(documentsPath, { session: expired() });
  expect([answer.status >= 429, answer.cookie]).toEqual([true, null]);
  expect(answer.status).not.toBe(401);
  await send(documentsPath, { session: expired() });
  expect(provider.count("/api/token/refresh/")).toBe(2);
});

test("a provider without refresh goes on until it refuses the token", async () => {
  standInProvider({ "/api/token/refresh/": () => new Response("", { status: 404 }) });
  expect(await send(documentsPath, { session: expired() })).toMatchObject({ status: 200, cookie: null });
  const refused = await send(documentsPath, { session: buildSession({ access: "revoked", refresh: "other" }) });
  expect([refused.status, refused.cookie]).toMatchObject([401, expect.stringContaining("Max-Age=0")]);
});

test("used-up tokens are replaced in the cookie even when the call itself fails", async () => {
  standInProvider({
    [`/api${documentsPath}`]: () => {
      throw new Error("down");
    },
  });
  expect(await send(documentsPath, { session: expired() })).toMatchObject({
    status: 502,
    cookie: expect.stringMatching(/^token=e/),
  });
});
