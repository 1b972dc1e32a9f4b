import * as failures from "@/lib/contract/failures";
import * as signInMessages from "@/lib/contract/messages/sign-in";
import { log } from "@/lib/process/log/log";
import { openOidc } from "@/provider/ports/oidc/openid";
import { type Api, admin, Caller, type ClientCaller, expectError } from "../../contract/api";
import { type IdentityProvider, openIdentityProvider } from "../../servers/identity-provider";
import { buildDeps, openApi, type TestDeps } from "../build-deps";
import { testOptions } from "../test-options";

let service: IdentityProvider;
let deps: TestDeps;
let api: Api;
let client: ClientCaller;

async function open(config = {}) {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = service.settings;
  const oidc = openOidc({ issuer, clientId, clientSecret, name: "Example ID" }, testOptions.siteUrl);
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

/** Where the service sends the browser back to, with what it left with. */
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

test.each([
  ["of nobody here", () => ({ email: "nobody@example.com", email_verified: true })],
  ["that it has not verified", () => ({ email: client.email, email_verified: false })],
  ["that it does not call verified", () => ({ email: client.email })],
  ["that it does not tell", () => ({})],
])("an e-mail %s lets nobody in", async (_, visitor) => {
  service.visitor = visitor();
  expectError(await comeBack(await go()), "invalid_credentials", signInMessages.oidcUnknown);
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
  await (await api.admin()).call("blockClient", { params: { id: client.id } });
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
