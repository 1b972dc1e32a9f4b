import { log } from "@/lib/runtime/log/log";
import { openOidc } from "@/provider/ports/oidc/openid";
import { type Api, admin, Caller, type ClientCaller, expectError } from "../../../contract/api";
import { failures, signInMessages } from "../../../english";
import { type IdentityProvider, openIdentityProvider } from "../../../servers/identity-provider";
import { buildDeps, openApi, type TestDeps } from "../../build-deps";
import { testOptions } from "../../test-options";

let service: IdentityProvider;
let deps: TestDeps;
let api: Api;
let client: ClientCaller;

async function open(config = {}, { trustsEmail = false } = {}) {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = service.settings;
  const oidc = openOidc({ issuer, clientId, clientSecret, name: "Example ID", trustsEmail }, testOptions.siteUrl);
  deps = await buildDeps({ oidc, config: { ...testOptions, dataDir: "/nowhere", ...config } });
  api = await openApi(deps);
}
beforeEach(async () => {
  service = await openIdentityProvider();
  await open();
  client = await api.client();
  service.visitor = { email: client.email, email_verified: true };
});
afterEach(async () => {
  await deps.close();
  await service.close();
});

/** Starts a sign-in. @returns the query of the callback, with the checks stored in the browser */
async function go() {
  const { url, ...checks } = (await api.anonymous.call("startOidc")).body;
  const answer = await fetch(url, { redirect: "manual" });
  const { origin, pathname, search } = new URL(answer.headers.get("location") ?? "");
  expect(origin + pathname).toBe("https://cards.test/api/auth/oidc/callback");
  return { ...checks, query: search.slice(1) };
}
const comeBack = (json: object) => api.anonymous.call("signInWithOidc", { json });

test.each([
  ["in its token", true],
  ["only when asked", false],
])("an account is found by the e-mail that the service names %s", async (_, inToken) => {
  service.hasEmailInToken = inToken;
  service.visitor = { email: client.email.toUpperCase(), email_verified: true };
  expect((await api.anonymous.call("getWaysIn")).body.oidc).toBe("Example ID");
  const opened = await comeBack(await go());
  expect(opened.status).toBe(200);
  const caller = new Caller(api.transport, opened.body.access);
  expect((await caller.call("getCurrentUser")).body.email).toBe(client.email);
});

test.each([true, "true", "True", "TRUE", " true "])("an e-mail that it calls verified by %j lets in", async (is) => {
  service.visitor = { email: client.email, email_verified: is };
  expect((await comeBack(await go())).status).toBe(200);
});

test.each([
  ["of nobody here", () => ({ email: "nobody@example.com", email_verified: true })],
  ["that it does not tell", () => ({})],
  ["that is none", () => ({ email: "nobody", email_verified: true })],
])("an e-mail %s lets nobody in", async (_, visitor) => {
  service.visitor = visitor();
  expectError(await comeBack(await go()), "invalid_credentials", signInMessages.oidcUnknown);
});

const unverified = [false, "false", "False", "", "no", 0, 1, "1", "yes", [], {}, ["true"]];

test.each([undefined, null, ...unverified])("with email_verified %j nobody is let in, and told why", async (is) => {
  service.visitor = { email: client.email, email_verified: is };
  expectError(await comeBack(await go()), "permission_denied", signInMessages.oidcUnverified);
});

test("an operator may let in whose e-mail is not called anything, and nobody whose e-mail is called unverified", async () => {
  await deps.close();
  await open({}, { trustsEmail: true });
  client = await api.client();
  for (const is of [undefined, null]) {
    service.visitor = { email: client.email, email_verified: is };
    expect((await comeBack(await go())).status).toBe(200);
  }
  for (const is of unverified) {
    service.visitor = { email: client.email, email_verified: is };
    expectError(await comeBack(await go()), "permission_denied", signInMessages.oidcUnverified);
  }
});

test.each([
  ["owner@xn--mller-kva.example", "owner@müller.example"],
  ["owner@xn--mller-kva.example", " Owner@MÜLLER.Example "],
  ["owner@xn--mller-kva.example", "owner@mu\u0308ller.example"],
  ["owner@strasse.example", "owner@ＳＴＲＡＳＳＥ.example"],
  ["owner@xn--h2brj9c.example", "owner@भारत.example"],
])("%s is found as %s", async (stored, told) => {
  await deps.db.updateTable("users").set({ email: stored }).where("email", "=", client.email).execute();
  service.visitor = { email: told, email_verified: true };
  expect((await comeBack(await go())).status).toBe(200);
});

test.each([
  "mi\u212Ae@example.com",
  "m\u0131ke@example.com",
  "mike\u200b@example.com",
  "ｍike@example.com",
  "mike@a@example.com",
])("%s is nobody whose e-mail only looks like it", async (told) => {
  await deps.db.updateTable("users").set({ email: "mike@example.com" }).where("email", "=", client.email).execute();
  service.visitor = { email: told, email_verified: true };
  expectError(await comeBack(await go()), "invalid_credentials", signInMessages.oidcUnknown);
});

test.each(["another's", "none", "cut"] as const)("a token with the signature %s is refused", async (signature) => {
  service.signature = signature;
  expectError(await comeBack(await go()), "bad_request", signInMessages.oidcRefused);
});

test("what a browser left with works once, even where the service would answer again, and not for long", async () => {
  service.takesCodesTwice = true;
  const back = await go();
  expect((await comeBack(back)).status).toBe(200);
  expectError(await comeBack(back), "bad_request", signInMessages.oidcRefused);
  const [one, two] = await Promise.all([go(), go()]);
  const answers = await Promise.all([comeBack(one), comeBack(one), comeBack(two)]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  const late = await go();
  jest.useFakeTimers({
    now: Date.now() + 16 * 60_000,
    doNotFake: ["setTimeout", "setInterval", "setImmediate", "nextTick", "queueMicrotask"],
  });
  expectError(await comeBack(late), "bad_request", signInMessages.oidcRefused);
  jest.useRealTimers();
  expectError(await comeBack({ ...(await go()), state: "made up" }), "bad_request", signInMessages.oidcRefused);
});

test("whoever gives up there, or comes back with what is not theirs, is not let in", async () => {
  const mine = await go();
  const other = await go();
  for (const wrong of [
    { ...mine, state: other.state },
    { ...mine, nonce: other.nonce },
    { ...mine, verifier: other.verifier },
    { ...mine, query: "" },
    { ...mine, query: "code=x&code=y&state=%" },
    { ...mine, query: `code=forged&state=${mine.state}` },
  ])
    expectError(await comeBack(wrong), "bad_request", signInMessages.oidcRefused);
  const fresh = await go();
  expect((await comeBack(fresh)).status).toBe(200);
  expectError(await comeBack(fresh), "bad_request", signInMessages.oidcRefused);
  service.visitor = "refuses";
  expectError(await comeBack(await go()), "bad_request", signInMessages.oidcRefused);
});

test.each([
  ["for another site", { aud: "somebody else" }],
  ["by another service", { iss: "https://evil.example" }],
  ["for another request", { nonce: "another" }],
  ["long ago", { exp: 1_000_000_000 }],
])("what was signed %s is refused", async (_, forged) => {
  service.forge = forged;
  expectError(await comeBack(await go()), "bad_request", signInMessages.oidcRefused);
});

test("a blocked account is not let in, and a service that is away is said to be, until it is back", async () => {
  const back = await go();
  await deps.db.updateTable("users").set({ is_active: false }).where("email", "=", client.email).execute();
  expectError(await comeBack(back), "account_inactive", failures.accountInactive);
  const late = await go();
  service.isAway = true;
  jest.spyOn(log, "error").mockImplementation();
  expectError(await comeBack(late), "unavailable", signInMessages.oidcUnavailable);
  await deps.close();
  await open();
  expectError(await api.anonymous.call("startOidc"), "unavailable", signInMessages.oidcUnavailable);
  service.isAway = false;
  expect((await api.anonymous.call("startOidc")).status).toBe(200);
});

test("without a service there is none", async () => {
  await deps.close();
  deps = await buildDeps();
  api = await openApi(deps);
  expect((await api.anonymous.call("getWaysIn")).body.oidc).toBeNull();
  expectError(await api.anonymous.call("startOidc"), "not_found", signInMessages.oidcOff);
});

test("it stands for both steps where administrators need them", async () => {
  await deps.close();
  await open({ adminNeedsTwoFactor: true });
  service.visitor = { email: admin.email, email_verified: true };
  const { body } = await comeBack(await go());
  expect((await new Caller(api.transport, body.access).call("listClients")).status).toBe(200);
});
