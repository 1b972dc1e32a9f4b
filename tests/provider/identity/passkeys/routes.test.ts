import { generateKeyPairSync } from "node:crypto";
import { passkeyLimits, passkeySuggestionLimits } from "@/lib/contract/identity/values";
import { waitingLetters } from "@/tests/provider/waiting-letters";
import { type Answer, type Api, admin, Caller, type ClientCaller, expectError } from "../../../contract/api";
import { accountMessages, failures, fieldMessages, signInMessages } from "../../../english";
import { buildDeps, openApi, type TestDeps } from "../../build-deps";
import { sentMail } from "../../kept-mail";
import { testOptions } from "../../test-options";
import { createAuthenticator, type Deviation } from "./authenticator";

let time: number;
let deps: TestDeps;
let api: Api;
let client: ClientCaller;
let device: ReturnType<typeof createAuthenticator>;

async function open(overrides = {}) {
  time = Date.parse("2026-11-24T10:00:00.000Z");
  deps = await buildDeps({ now: () => new Date(time), mail: sentMail, ...overrides });
  api = await openApi(deps);
  device = createAuthenticator();
}
beforeEach(async () => {
  await open();
  client = await api.client();
});
afterEach(() => deps.close());

type Owner = Caller & { password: string };
const begin = (by: Owner = client) => by.call("startPasskey", { json: { current_password: by.password } });
const add = (credential: object, by: Caller = client) => by.call("addPasskey", { json: { credential } });
const addDevice = async (by: Owner = client) => add(device.create((await begin(by)).body), by);
const challenge = async () => (await api.anonymous.call("startPasskeySignIn")).body;
const send = (credential: object) => api.anonymous.call("signInWithPasskey", { json: { credential } });
const signIn = async (deviation?: Deviation) => send(device.sign(await challenge(), deviation));
const callerOf = ({ body }: Answer) => new Caller(api.transport, body.access);
const listed = async (by: Caller = client) => (await by.call("listPasskeys")).body.results;
const subjects = async () => (await waitingLetters(deps)).map(({ subject }) => subject);

test("a passkey is added for the password, signs in alone, and is told of", async () => {
  expect(await listed()).toEqual([]);
  const options = (await begin()).body;
  expect(options.rp).toEqual({ name: "Namaskard", id: "cards.test" });
  expect(options.user.name).toBe(client.email);
  const added = await add(device.create(options));
  expect(added.status).toBe(201);
  expect(await listed()).toEqual([added.body]);
  expect(added.body).toMatchObject({ is_synced: false, used_at: null, created_at: new Date(time).toISOString() });
  expect(await subjects()).toContain("A passkey was added – Namaskard");

  const opened = await signIn();
  expect(opened.status).toBe(200);
  expect((await callerOf(opened).call("getCurrentUser")).body.email).toBe(client.email);
  expect((await listed())[0].used_at).toBe(new Date(time).toISOString());
  // The owner is told of a new device, as after a sign-in by password.
  expect(await subjects()).toContain("New sign-in to Namaskard");
});

test("one that the browser suggests signs in as well, and what open pages ask for keeps nobody from the button", async () => {
  await addDevice();
  const suggest = () => api.anonymous.call("suggestPasskey");
  expect((await send(device.sign((await suggest()).body))).status).toBe(200);
  for (let page = 1; page < passkeySuggestionLimits.perMinute; page++) expect((await suggest()).status).toBe(200);
  expectError(await suggest(), "too_many_requests");
  expect((await signIn()).status).toBe(200);
});

test("it asks for the password once more, and for no second passkey on the same device", async () => {
  const wrong = await client.call("startPasskey", { json: { current_password: "a wrong password" } });
  expectError(wrong, "validation_error", accountMessages.currentPasswordIncorrect, "current_password");
  const none = await client.call("startPasskey", { json: {} });
  expectError(none, "validation_error", accountMessages.currentPasswordRequired, "current_password");
  await addDevice();
  const options = (await begin()).body;
  expect(options.excludeCredentials).toEqual([expect.objectContaining({ id: device.id })]);
  expectError(await add(device.create(options)), "conflict", signInMessages.passkeyTaken);
});

test("its owner gives it a name, and takes that away again", async () => {
  const { body: passkey } = await addDevice();
  expect(passkey.name).toBeNull();
  const params = { id: passkey.id };
  const rename = (name: unknown) => client.call("renamePasskey", { params, json: { name } });
  const renamed = await rename("  Asha's\n phone\u0000 ");
  expect(renamed.body).toEqual({ ...passkey, name: "Asha's phone" });
  expect(await listed()).toEqual([renamed.body]);
  const { results } = (await client.call("listActivity")).body;
  expect(results[0]).toMatchObject({ action: "passkey_renamed", detail: "Asha's phone" });

  const { name: most } = passkeyLimits;
  expectError(await rename("x".repeat(most + 1)), "validation_error", fieldMessages.tooLong(most), "name");
  expect((await rename(null)).body.code).toBe("validation_error");
  expect(await listed()).toEqual([renamed.body]);
  expect((await rename(" ")).body).toEqual(passkey);
});

test("nobody has another's passkey, nor names it, nor takes it away", async () => {
  const { body: passkey } = await addDevice();
  const other = await api.client();
  expectError(await addDevice(other), "conflict", signInMessages.passkeyTaken);
  const params = { id: passkey.id };
  for (const id of [passkey.id, 999_999_999]) {
    const renamed = await other.call("renamePasskey", { params: { id }, json: { name: "Stolen" } });
    expectError(renamed, "not_found", signInMessages.passkeyNotFound);
    expectError(await other.call("deletePasskey", { params: { id } }), "not_found", signInMessages.passkeyNotFound);
  }
  expect(await listed(other)).toEqual([]);
  expect(await listed()).toEqual([passkey]);
  expect((await client.call("deletePasskey", { params })).status).toBe(204);
  expectError(await client.call("deletePasskey", { params }), "not_found", signInMessages.passkeyNotFound);
  expectError(await signIn(), "invalid_credentials", signInMessages.passkeyUnknown);
  expect(await subjects()).toContain("A passkey was removed – Namaskard");
});

/** Deviations that must fail both when a passkey is added and when it signs. */
const deviations: [string, Deviation][] = [
  ["of another site", { origin: "https://cards.test.evil.example" }],
  ["for another host", { host: "evil.example" }],
  ["without a fingerprint", { isUserVerified: false }],
  ["for what was not asked here", { challenge: Buffer.from("anything").toString("base64url") }],
];

test.each<[string, Deviation]>([...deviations, ["for another purpose", { type: "webauthn.get" }]])(
  "what was made %s is refused",
  async (_, deviation) => {
    expectError(
      await add(device.create((await begin()).body, deviation)),
      "bad_request",
      signInMessages.passkeyRefused,
    );
    expect(await listed()).toEqual([]);
  },
);

test.each(["packed", "fido-u2f", "tpm", "apple", "android-key", "android-safetynet", "compound"])(
  "a certificate that comes unasked in the format %s is not looked at, and the key signs in",
  async (format) => {
    const made = device.create((await begin()).body, { format, certificate: Buffer.alloc(6_000) });
    expect((await add(made)).status).toBe(201);
    expect((await signIn()).status).toBe(200);
  },
);

test.each(deviations)("what was made %s is refused with a certificate as well", async (_, deviation) => {
  const made = device.create((await begin()).body, { ...deviation, certificate: Buffer.alloc(200) });
  expectError(await add(made), "bad_request", signInMessages.passkeyRefused);
});

test.each<[string, Deviation]>([
  ...deviations,
  ["for another purpose", { type: "webauthn.create" }],
  ["with another key", { key: generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey }],
])("what was signed %s is refused, and written down", async (_, deviation) => {
  await addDevice();
  expectError(await signIn(deviation), "invalid_credentials", signInMessages.passkeyRefused);
  const failed = deps.db.selectFrom("audit_log").selectAll().where("action", "=", "sign_in_failed");
  expect(await failed.execute()).toHaveLength(1);
  expect((await signIn()).status).toBe(200);
});

test("a challenge is for one use, five minutes, one session and one purpose", async () => {
  const options = (await begin()).body;
  const second = createAuthenticator();
  const both = await Promise.all([add(device.create(options)), add(second.create(options))]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 400]);

  const old = (await begin()).body;
  const elsewhere = await api.signIn(client.email, client.password);
  const another = createAuthenticator();
  expectError(await add(another.create(old), elsewhere), "bad_request", signInMessages.passkeyRefused);
  expectError(await add(another.create(await challenge())), "bad_request", signInMessages.passkeyRefused);
  time += passkeyLimits.lasts + 1;
  expectError(await add(another.create(old)), "bad_request", signInMessages.passkeyRefused);
});

test("what was signed opens one session, also when it comes five times at once", async () => {
  await addDevice();
  const proof = device.sign(await challenge());
  const answers = await Promise.all(Array.from({ length: 5 }, () => send(proof)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401]);
});

test("a device that counts less than before is a copy, and is refused", async () => {
  await addDevice();
  expect((await signIn({ counter: 7 })).status).toBe(200);
  expectError(await signIn({ counter: 7 }), "invalid_credentials", signInMessages.passkeyRefused);
  expectError(await signIn({ counter: 3 }), "invalid_credentials", signInMessages.passkeyRefused);
  expect((await signIn({ counter: 8 })).status).toBe(200);
});

test("what is no passkey at all is refused in a sentence", async () => {
  await addDevice();
  const { response, ...rest } = device.sign(await challenge());
  for (const part of Object.keys(response)) {
    for (const junk of ["AA", "oWNmbXQ", "_".repeat(1_000)]) {
      const answer = await send({ ...rest, response: { ...response, [part]: junk } });
      expectError(answer, "invalid_credentials", signInMessages.passkeyRefused);
      expectError(
        await add({ ...rest, response: { clientDataJSON: response.clientDataJSON, attestationObject: junk } }),
        "bad_request",
        signInMessages.passkeyRefused,
      );
    }
  }
  for (const credential of [{}, { ...rest }, { ...rest, response: { ...response, signature: "not base64url!" } }])
    expect((await send(credential)).body.code).toBe("validation_error");
});

test("an account has so many and no more, also when they come at once", async () => {
  const making = Array.from({ length: passkeyLimits.most + 3 }, async () =>
    createAuthenticator().create((await begin()).body),
  );
  const answers = await Promise.all((await Promise.all(making)).map((credential) => add(credential)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(passkeyLimits.most);
  expectError(await begin(), "conflict", signInMessages.passkeysFull);
});

test("guesses at the password keep the owner's passkey out as little as a code that the account asks for", async () => {
  await addDevice();
  for (let guess = 0; guess < 6; guess++)
    await api.anonymous.call("signIn", { json: { email: client.email, password: "a wrong password" } });
  await expect(api.signIn(client.email, client.password)).rejects.toThrow("429");
  expect((await signIn()).status).toBe(200);
});

test("a blocked account's passkey opens nothing", async () => {
  await addDevice();
  await deps.db.updateTable("users").set({ is_active: false }).where("email", "=", client.email).execute();
  expectError(await signIn(), "account_inactive", failures.accountInactive);
});

test("one's own change of the password leaves the passkeys, one that is set anew ends a client's", async () => {
  await addDevice();
  const next = "another horse battery";
  const json = { current_password: client.password, new_password: next };
  expect((await client.call("changeOwnPassword", { json })).status).toBe(200);
  expect((await signIn()).status).toBe(200);
  const administrator = await api.admin();
  const { token } = (await administrator.call("createResetLink", { params: { id: client.id } })).body;
  await api.anonymous.call("resetPassword", { json: { token, new_password: "a third horse battery" } });
  expectError(await signIn(), "invalid_credentials", signInMessages.passkeyUnknown);
});

test("a site that is called by numbers has none", async () => {
  expect((await api.anonymous.call("getWaysIn")).body).toMatchObject({ passkeys: true });
  expect((await client.call("getCapabilities")).body.passkeys).toBe(true);
  await deps.close();
  await open({ config: { ...testOptions, dataDir: "/nowhere", siteUrl: "http://192.0.2.7:3000" } });
  client = await api.client();
  expect((await api.anonymous.call("getWaysIn")).body).toMatchObject({ passkeys: false });
  expect((await client.call("getCapabilities")).body.passkeys).toBe(false);
  expectError(await begin(), "conflict", signInMessages.passkeysOff);
  expectError(await api.anonymous.call("startPasskeySignIn"), "conflict", signInMessages.passkeysOff);
  expectError(await api.anonymous.call("suggestPasskey"), "conflict", signInMessages.passkeysOff);
});

describe("where administrators need more than a password", () => {
  const owner = async () => Object.assign(await api.admin(), { password: admin.password });
  beforeEach(async () => {
    await deps.close();
    await open({ config: { ...testOptions, dataDir: "/nowhere", adminNeedsTwoFactor: true } });
  });

  test("a passkey is enough; from then on the password opens nothing", async () => {
    const caller = await owner();
    const refused = await caller.call("listClients");
    expectError(refused, "two_factor_missing", signInMessages.twoFactorMissing);
    expect(refused.body.detail).toMatch(/two-step verification.* passkey/);
    expect((await addDevice(caller)).status).toBe(201);
    expect((await caller.call("listClients")).status).toBe(200);
    expect((await callerOf(await signIn()).call("listClients")).status).toBe(200);
    const json = { email: admin.email, password: admin.password };
    expectError(await api.anonymous.call("signIn", { json }), "invalid_credentials", signInMessages.passkeyFirst);
    expectError(
      await api.anonymous.call("signIn", { json: { ...json, password: "a wrong password" } }),
      "invalid_credentials",
      failures.invalidCredentials,
    );
  });
});
