import { passkeyLimits } from "@/lib/contract/identity/values";
import type { OperationName } from "@/lib/contract/operations";
import { noPassword } from "@/provider/identity/users/service";
import { type Answer, type Api, admin, type Caller, type ClientCaller, expectError } from "../../../contract/api";
import { accountMessages, signInMessages } from "../../../english";
import { buildDeps, openApi, type TestDeps } from "../../build-deps";
import { sentMail } from "../../kept-mail";
import { testOptions } from "../../test-options";
import { createAuthenticator, type Deviation } from "./authenticator";

let time: number;
let deps: TestDeps;
let api: Api;
let client: ClientCaller;
let device: ReturnType<typeof createAuthenticator>;

type Owner = Caller & { password: string };

async function addDevice(by: Owner = client) {
  const made = createAuthenticator();
  const options = (await by.call("startPasskey", { json: { current_password: by.password } })).body;
  expect((await by.call("addPasskey", { json: { credential: made.create(options) } })).status).toBe(201);
  return made;
}

beforeEach(async () => {
  time = Date.parse("2026-11-24T10:00:00.000Z");
  deps = await buildDeps({ now: () => new Date(time), mail: sentMail });
  api = await openApi(deps);
  client = await api.client();
  device = await addDevice();
});
afterEach(() => deps.close());

const challenge = async (by: Caller = client) => (await by.call("startPasskeyProof")).body;
const sign = async (by: Caller = client, deviation?: Deviation) => device.sign(await challenge(by), deviation);
/** A call that needs a proof, and may be repeated because it changes nothing. */
const startPasskey = (passkey: unknown, by: Caller = client) => by.call("startPasskey", { json: { passkey } });
const refused = (answer: Answer) =>
  expectError(answer, "validation_error", signInMessages.passkeyRefused, "current_password");

test("the browser is asked for one of the account's own passkeys, with its owner's finger", async () => {
  const second = await addDevice();
  await addDevice(await api.client());
  const options = await challenge();
  expect(options).toMatchObject({ rpId: "cards.test", userVerification: "required" });
  expect(options.allowCredentials.map(({ id }: { id: string }) => id)).toEqual([second.id, device.id]);
});

test("an account without any is told so, and so is a site that can have none", async () => {
  const other = await api.client();
  expectError(await other.call("startPasskeyProof"), "conflict", signInMessages.passkeyNone);
  expect((await other.call("getCurrentUser")).body.has_passkey).toBe(false);
  expect((await client.call("getCurrentUser")).body.has_passkey).toBe(true);
  await deps.close();
  deps = await buildDeps({ config: { ...testOptions, dataDir: "/nowhere", siteUrl: "http://192.0.2.7:3000" } });
  api = await openApi(deps);
  expectError(await (await api.client()).call("startPasskeyProof"), "conflict", signInMessages.passkeysOff);
});

test("it stands for the password wherever a client is asked for that", async () => {
  const json = async (more: object) => ({ json: { ...more, passkey: await sign() } });
  expect((await client.call("startPasskey", await json({}))).status).toBe(200);
  const changed = await client.call("changeOwnPassword", await json({ new_password: "another horse battery" }));
  expect(changed.status).toBe(200);
  expect((await client.call("startTwoFactor", await json({}))).status).toBe(200);
  expect((await client.call("setSignInPhone", await json({ phone: "+91 98300 11111" }))).status).toBe(200);
  const account = await client.call("updateAccount", await json({ email: "first@example.com" }));
  expect(account.body.pending_email).toBe("first@example.com");
  // In a multipart form the proof is JSON text.
  const form = { email: "second@example.com", passkey: JSON.stringify(await sign()) };
  expect((await client.call("updateProfile", { form: { ...form, company_name: client.companyName } })).status).toBe(
    200,
  );
  expect((await client.call("getCurrentUser")).body.pending_email).toBe("second@example.com");
  const used = (await client.call("listPasskeys")).body.results;
  expect(used).toMatchObject([{ used_at: new Date(time).toISOString() }]);
});

test("it stands for the password wherever an administrator is asked for that", async () => {
  const by = Object.assign(await api.admin(), { password: admin.password });
  device = await addDevice(by);
  const call = async (name: OperationName, id?: number, more: object = {}) =>
    by.call(name, { params: id ? { id } : {}, json: { ...more, passkey: await sign(by) } });
  const invited = await call("inviteAdministrator", undefined, { name: "Ravi", email: "ravi@example.com" });
  expect(invited.status).toBe(201);
  const { id } = invited.body.administrator;
  expect((await call("inviteAdministratorAgain", id)).status).toBe(200);
  expect((await call("blockAdministrator", id)).body.is_active).toBe(false);
  expect((await call("unblockAdministrator", id)).body.is_active).toBe(true);
  expect((await call("removeAdministrator", id)).status).toBe(204);
  const email = "moved@example.com";
  expect((await call("changeClientEmail", client.id, { email })).body.user.email).toBe(email);
  expect((await call("changeClientPhone", client.id, { phone: "98300 22222" })).body.phone).toBe("98300 22222");
});

test("who has no password yet is told how to get one, and a passkey is good all the same", async () => {
  const { id } = (await client.call("getCurrentUser")).body;
  await deps.db.updateTable("users").set({ password_hash: noPassword }).where("id", "=", id).execute();
  const answer = await client.call("startPasskey", { json: { current_password: "a password" } });
  expectError(answer, "validation_error", accountMessages.passwordNotSet, "current_password");
  expect((await startPasskey(await sign())).status).toBe(200);
});

test("who has no password sets one by a passkey; other sessions end, and passkeys stay", async () => {
  const { id } = (await client.call("getCurrentUser")).body;
  const elsewhere = await api.signIn(client.email, client.password);
  await deps.db.updateTable("users").set({ password_hash: noPassword }).where("id", "=", id).execute();
  expect((await client.call("getCurrentUser")).body.has_password).toBe(false);
  const change = async (json: object) => client.call("changeOwnPassword", { json });
  const new_password = "another horse battery";
  expectError(await change({ new_password }), "validation_error", accountMessages.currentPasswordRequired);
  const guessable = await change({ passkey: await sign(), new_password: "password123" });
  expectError(guessable, "validation_error", accountMessages.passwordGuessable, "new_password");
  refused(await change({ passkey: await sign(client, { host: "evil.test" }), new_password }));
  expect((await change({ passkey: await sign(), new_password })).status).toBe(200);
  expect((await client.call("getCurrentUser")).body.has_password).toBe(true);
  expectError(await elsewhere.call("getCurrentUser"), "not_authenticated");
  await api.signIn(client.email, new_password);
  expect((await startPasskey(await sign())).status).toBe(200);
});

test("a client's password is changed by an administrator with a password alone", async () => {
  const by = Object.assign(await api.admin(), { password: admin.password });
  device = await addDevice(by);
  const json = { passkey: await sign(by), new_password: "another horse battery" };
  const answer = await by.call("changeClientPassword", { params: { id: client.id }, json });
  expectError(answer, "validation_error", accountMessages.currentPasswordRequired, "current_password");
});

test("a proof counts once, also when it comes five times at once", async () => {
  const proof = await sign();
  const answers = await Promise.all(Array.from({ length: 3 }, () => startPasskey(proof)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  refused(await startPasskey(proof));
});

test("another account's passkey confirms nothing, nor does one that nobody has", async () => {
  const other = await api.client();
  const foreign = await addDevice(other);
  refused(await startPasskey(foreign.sign(await challenge())));
  refused(await startPasskey(foreign.sign(await challenge(other))));
  refused(await startPasskey(createAuthenticator().sign(await challenge())));
});

test("what another session was asked for confirms nothing here", async () => {
  const elsewhere = await api.signIn(client.email, client.password);
  refused(await startPasskey(await sign(elsewhere)));
  expect((await startPasskey(await sign(elsewhere), elsewhere)).status).toBe(200);
});

test("what was signed to sign in confirms nothing, and what confirms signs nobody in", async () => {
  const signIn = (credential: object) => api.anonymous.call("signInWithPasskey", { json: { credential } });
  for (const ask of ["startPasskeySignIn", "suggestPasskey"] as const)
    refused(await startPasskey(device.sign((await api.anonymous.call(ask)).body)));
  expectError(await signIn(await sign()), "invalid_credentials", signInMessages.passkeyRefused);
  expect((await signIn(device.sign((await api.anonymous.call("startPasskeySignIn")).body))).status).toBe(200);
});

test("what was asked for to add a passkey confirms nothing, and what confirms adds none", async () => {
  const options = (await client.call("startPasskey", { json: { current_password: client.password } })).body;
  refused(await startPasskey(device.sign(options)));
  const credential = createAuthenticator().create(await challenge());
  expectError(await client.call("addPasskey", { json: { credential } }), "bad_request", signInMessages.passkeyRefused);
});

test("a proof is good for five minutes", async () => {
  const proof = await sign();
  time += passkeyLimits.lasts + 1;
  refused(await startPasskey(proof));
});

test.each([
  ["without a finger on it", { isUserVerified: false }],
  ["for another site", { host: "evil.test" }],
  ["on another site's page", { origin: "https://evil.test" }],
  ["as something new", { type: "webauthn.create" }],
  ["for a challenge of its own", { challenge: "c2FtcGxl" }],
] as [string, Deviation][])("what is signed %s confirms nothing", async (_, deviation) => {
  refused(await startPasskey(await sign(client, deviation)));
});

test("a device that counts less than before is a copy, here as at signing in", async () => {
  expect((await startPasskey(await sign(client, { counter: 7 }))).status).toBe(200);
  refused(await startPasskey(await sign(client, { counter: 7 })));
  const options = (await api.anonymous.call("startPasskeySignIn")).body;
  const again = await api.anonymous.call("signInWithPasskey", {
    json: { credential: device.sign(options, { counter: 7 }) },
  });
  expectError(again, "invalid_credentials", signInMessages.passkeyRefused);
});

test("what is no proof at all is refused in words, and a right password beside a wrong proof does not help", async () => {
  const proof = await sign();
  for (const passkey of ["x", 7, {}, { ...proof, response: {} }, { ...proof, id: "not base64url!" }]) {
    const { status, body } = await startPasskey(passkey);
    expect([status, body.code]).toEqual([400, "validation_error"]);
  }
  const both = { passkey: { ...proof, response: { ...proof.response, signature: "AA" } } };
  refused(await client.call("startPasskey", { json: { ...both, current_password: client.password } }));
  const none = await startPasskey(null);
  expectError(none, "validation_error", accountMessages.currentPasswordRequired, "current_password");
});

test("wrong proofs are counted with wrong passwords", async () => {
  const wrongPassword = () => client.call("startPasskey", { json: { current_password: "a wrong password" } });
  for (let guess = 0; guess < 2; guess++) {
    refused(await startPasskey(await sign(client, { host: "evil.test" })));
    expectError(await wrongPassword(), "validation_error", accountMessages.currentPasswordIncorrect);
  }
  await wrongPassword();
  expectError(await startPasskey(await sign()), "too_many_requests");
  expectError(await wrongPassword(), "too_many_requests");
});

test("an address of a form may say it in no words that make sense", async () => {
  const form = { email: "third@example.com", company_name: client.companyName, passkey: "not JSON" };
  expectError(
    await client.call("updateProfile", { form }),
    "validation_error",
    signInMessages.passkeyRefused,
    "passkey",
  );
});
