import { accountLimits } from "@/lib/contract/identity/values";
import { type Api, admin, Caller, expectError } from "../../../contract/api";
import { failures } from "../../../english";
import { buildDeps, openApi, type TestDeps } from "../../build-deps";

let time: number;
let deps: TestDeps;
let api: Api;

beforeEach(async () => {
  time = Date.parse("2026-11-20T10:00:00.000Z");
  deps = await buildDeps({ now: () => new Date(time) });
  api = await openApi(deps);
});
afterEach(() => deps.close());

const signIn = async (input = admin) => (await api.anonymous.call("signIn", { json: input })).body;
const refresh = (token: string) => api.anonymous.call("refreshTokens", { json: { refresh: token } });
const whoIs = (access: string) => new Caller(api.transport, access).call("getCurrentUser");
const sessions = () => deps.db.selectFrom("sessions").selectAll().execute();
const auditLog = () => deps.db.selectFrom("audit_log").selectAll().orderBy("id").execute();

test("tokens are kept as hashes only", async () => {
  const pair = await signIn();
  const dump = JSON.stringify([await sessions(), await auditLog()]);
  for (const secret of [pair.refresh.split(".")[1], pair.access, admin.password]) expect(dump).not.toContain(secret);
});

test("an account that has chosen no language gets that of its first browser", async () => {
  const languageOfAdmin = async () => (await whoIs((await signIn()).access)).body.language;
  expect(await languageOfAdmin()).toBeNull();
  const signInFrom = (accept: string) =>
    api.anonymous.call("signIn", { json: admin, init: { headers: { "accept-language": accept } } });
  await signInFrom("xx, ta-IN;q=0.8, en;q=0.5");
  expect(await languageOfAdmin()).toBe("ta");
  await signInFrom("hi-IN");
  expect(await languageOfAdmin()).toBe("ta");
});

test("50 parallel refreshes are one rotation with one answer", async () => {
  const first = await signIn();
  const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(first.refresh)));
  const successors = new Set(answers.map(({ body }) => body.refresh));
  expect(successors.size).toBe(1);
  expect(successors).not.toContain(first.refresh);
  for (const { body } of answers) expect((await whoIs(body.access)).status).toBe(200);
  expect(await sessions()).toHaveLength(1);
  expect((await refresh(answers[0]?.body.refresh)).status).toBe(200);
});

test("the direct predecessor is answered for ten seconds, without a second rotation", async () => {
  const first = await signIn();
  time += 60_000;
  const second = (await refresh(first.refresh)).body;
  const rotated = await sessions();
  time += 10_000;
  const again = await refresh(first.refresh);
  expect([again.status, again.body.refresh]).toEqual([200, second.refresh]);
  expect(await sessions()).toEqual(rotated);
  time += 1;
  expectError(await refresh(first.refresh), "not_authenticated", failures.sessionEnded);
  expectError(await refresh(second.refresh), "not_authenticated");
  expectError(await whoIs(second.access), "not_authenticated");
  expect((await auditLog()).at(-1)).toMatchObject({ action: "refresh_token_reused", target: "user:1" });
});

test("any other token of a session ends it, but no other session", async () => {
  const [first, other] = [await signIn(), await signIn()];
  const sessionId = first.refresh.split(".")[0];
  expectError(await refresh(`${sessionId}.made-up`), "not_authenticated");
  expectError(await whoIs(first.access), "not_authenticated");
  expect((await whoIs(other.access)).status).toBe(200);
  expect((await refresh(other.refresh)).status).toBe(200);
});

test("a session lives seven days from its last refresh", async () => {
  const first = await signIn();
  time += accountLimits.tokenCookieMaxAge * 1000 - 1;
  const second = (await refresh(first.refresh)).body;
  time += accountLimits.tokenCookieMaxAge * 1000 - 1;
  const third = (await refresh(second.refresh)).body;
  time += accountLimits.tokenCookieMaxAge * 1000;
  expectError(await refresh(third.refresh), "not_authenticated");
  expect((await auditLog()).map(({ action }) => action)).not.toContain("refresh_token_reused");
});

test("an access token ends after ten minutes, with its session, and with its account", async () => {
  const client = await api.client();
  time += 10 * 60_000 + 31_000;
  expectError(await client.call("getCurrentUser"), "not_authenticated", failures.notAuthenticated);
  const { access } = await signIn({ email: client.email, password: client.password });
  expect((await whoIs(access)).status).toBe(200);
  await deps.db.updateTable("users").set({ is_active: false }).where("email", "=", client.email).execute();
  expectError(await whoIs(access), "not_authenticated", failures.sessionEnded);
});

test("either token signs out, also an expired one, and again", async () => {
  for (const use of ["refresh", "access"] as const) {
    const pair = await signIn();
    time += 60 * 60_000;
    const body = use === "refresh" ? { json: { refresh: pair.refresh } } : { token: pair.access };
    for (let count = 0; count < 2; count++) {
      const answer = await api.anonymous.call("signOut", { ...body });
      expect([answer.status, answer.body]).toEqual([200, { detail: failures.signedOut }]);
    }
    expect(await sessions()).toEqual([]);
  }
  expect((await auditLog()).filter(({ action }) => action === "sign_out")).toHaveLength(2);
});

test("signing out with nothing that makes sense changes nothing", async () => {
  await signIn();
  for (const options of [{}, { token: "x.y.z" }, { json: { refresh: 7 } }, { json: { refresh: "none.of-ours" } }])
    expect((await api.anonymous.call("signOut", { ...options })).status).toBe(200);
  expect(await sessions()).toHaveLength(1);
});

test("a password changed while a sign-in with the old one is under way leaves it no session", async () => {
  const client = await api.client();
  const { signInLimiter, db } = deps;
  const change = () =>
    db.updateTable("users").set({ password_hash: "another" }).where("email", "=", client.email).execute();
  // The last step before the session is stored.
  deps.signInLimiter = { ...signInLimiter, succeeded: async () => void (await change()) };
  const json = { email: client.email, password: client.password };
  expectError(await api.anonymous.call("signIn", { json }), "invalid_credentials", failures.invalidCredentials);
});

test("sign-ins, failed and refused ones are logged with their address", async () => {
  const client = await api.client();
  const headers = { "x-client-address": "203.0.113.7" };
  await deps.db.updateTable("users").set({ is_active: false }).where("email", "=", client.email).execute();
  for (const json of [
    { email: "nobody@example.com", password: "wrong one" },
    { email: client.email, password: client.password },
    admin,
  ])
    await api.anonymous.call("signIn", { json, init: { headers } });
  expect((await auditLog()).slice(-3)).toMatchObject([
    { action: "sign_in_failed", actor_id: null, target: "email:nobody@example.com", address: "203.0.113.7" },
    { action: "sign_in_denied", target: `email:${client.email}`, address: "203.0.113.7" },
    { action: "sign_in", actor_id: 1, target: `email:${admin.email}`, address: "203.0.113.7" },
  ]);
});

test("guessing is stopped alike for known and unknown accounts, then the right password too", async () => {
  const client = await api.client();
  for (const email of [client.email, "nobody@example.com"]) {
    const guess = (password: string) => api.anonymous.call("signIn", { json: { email, password } });
    for (let count = 0; count < 5; count++) expectError(await guess("wrong"), "invalid_credentials");
    for (const password of ["wrong", client.password]) {
      const answer = await guess(password);
      expectError(answer, "too_many_requests", failures.tooManyAttempts);
      expect(answer.headers.get("retry-after")).toBe("60");
    }
  }
  time += 60_000;
  await api.signIn(client.email, client.password);
});
