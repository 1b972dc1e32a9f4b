import { openAccountLimits } from "@/lib/contract/clients/values";
import { passkeyLimits } from "@/lib/contract/identity/values";
import { eraseUnconfirmed, mailConfirmation, mailTaken } from "@/provider/clients/sign-ups/jobs";
import { findConfirmedUser } from "@/provider/identity/users/repo";
import { type Api, Caller, expectError } from "../../../contract/api";
import { accountMessages, failures, fieldMessages, signInMessages, signUpMessages } from "../../../english";
import { buildDeps, openApi, type TestDeps } from "../../build-deps";
import { createAuthenticator } from "../../identity/passkeys/authenticator";
import { keepMail } from "../../kept-mail";
import { testOptions } from "../../test-options";

let time: Date;
let deps: TestDeps;
let api: Api;
let admin: Caller;
let kept: ReturnType<typeof keepMail>;

async function open(signUp: "request" | "open" | "closed" = "open") {
  time = new Date("2026-01-17T06:30:00Z");
  kept = keepMail();
  deps = await buildDeps({
    now: () => time,
    mail: kept.mail,
    config: { ...testOptions, dataDir: "/nowhere", signUp },
  });
  api = await openApi(deps);
  admin = await api.admin();
}
beforeEach(() => open());
afterEach(() => deps.close());

const { signal } = new AbortController();
const asha = {
  company_name: "Asha Bakery",
  name: "Asha Rao",
  phone: "+91 98765 43210",
  email: "asha@example.com",
  password: "seven warm loaves a day",
  consent: true,
};
const send = (change: Record<string, unknown> = {}, address = "198.51.100.1") =>
  api.anonymous.call("openAccount", {
    json: { ...asha, ...change },
    init: { headers: { "x-client-address": address } },
  });

const idOf = async (email: string) =>
  (await deps.db.selectFrom("users").select("id").where("email", "=", email).executeTakeFirstOrThrow()).id;

/** The token of the mail that is sent to an account now. */
async function readToken(email = asha.email): Promise<string> {
  await mailConfirmation.run(deps, { user_id: await idOf(email) }, signal);
  const [, token = ""] = /\/dashboard\/confirm\/([\w-]+)/.exec(kept.sent.at(-1)?.text ?? "") ?? [];
  return token;
}

const getCompany = async () =>
  (await api.anonymous.call("getCompany", { params: { companyName: "asha-bakery" } })).body;
const listAddresses = async () =>
  (await api.anonymous.call("listCompanies")).body.results.map(
    ({ is_unlisted }: { is_unlisted?: boolean }) => is_unlisted,
  );

test("a card is there at once, and search engines are told of it once its owner has confirmed", async () => {
  expect((await send({ language: "hi" })).status).toBe(201);
  expect(await getCompany()).toMatchObject({ is_unlisted: true, client: { company_name: "Asha Bakery" } });
  expect(await listAddresses()).toEqual([true]);

  const [owner, other] = [await api.signIn(asha.email, asha.password), await api.signIn(asha.email, asha.password)];
  expect((await owner.call("getCurrentUser")).body).toMatchObject({
    language: "hi",
    confirm_by: "2026-01-24T06:30:00.000Z",
  });
  const token = await readToken();
  expectError(
    await owner.call("confirmAccount", { json: { token: `${token}x` } }),
    "validation_error",
    signUpMessages.linkInvalid,
    "token",
  );
  expect((await owner.call("confirmAccount", { json: { token } })).body).toEqual({ detail: signUpMessages.confirmed });
  expect((await getCompany()).is_unlisted).toBeUndefined();
  expect(await listAddresses()).toEqual([undefined]);
  expectError(await other.call("getCurrentUser"), "not_authenticated");
  expect((await owner.call("getCurrentUser")).body.confirm_by).toBeNull();
  expect((await owner.call("confirmAccount", { json: { token } })).status).toBe(200);
});

test("an e-mail that has an account gets the same answer, and its owner a mail", async () => {
  const client = await api.client({ email: asha.email });
  const { status, body } = await send();
  expect([status, body]).toEqual([201, { detail: signUpMessages.opened }]);
  const rows = await deps.db.selectFrom("jobs").select("payload").where("kind", "=", mailTaken.kind).execute();
  expect(rows).toEqual([{ payload: JSON.stringify({ email: asha.email }) }]);
  await mailTaken.run(deps, { email: asha.email }, signal);
  expect(kept.sent.at(-1)).toMatchObject({ to: asha.email, subject: "You already have a card on Namaskard" });
  expect((await client.call("getCurrentUser")).body.company_name).toBe(client.companyName);
});

test("a link of another account, or of another e-mail, confirms nothing", async () => {
  await send();
  await send({ email: "ravi@example.com", company_name: "Ravi Tyres" });
  const token = await readToken("ravi@example.com");
  const owner = await api.signIn(asha.email, asha.password);
  expect((await owner.call("confirmAccount", { json: { token } })).status).toBe(400);
  expect((await (await api.client()).call("confirmAccount", { json: { token } })).status).toBe(400);
});

const { email: _email, ...byPhone } = asha;
const sendByPhone = (change: Record<string, unknown> = {}, address = "198.51.100.1") =>
  send({ ...byPhone, email: undefined, ...change }, address);

const askForPasskey = async () => (await api.anonymous.call("startAccountPasskey")).body;
const sendWithPasskey = (credential: object, change: Record<string, unknown> = {}) =>
  send({ password: undefined, passkey: JSON.stringify(credential), ...change });

test("a phone number alone opens an account, which an administrator confirms", async () => {
  expect((await sendByPhone({ phone: "098765 43210" })).status).toBe(201);
  expect(await getCompany()).toMatchObject({ is_unlisted: true, client: { email: "" } });
  const owner = await api.signIn("+91 98765 43210", asha.password);
  expect((await owner.call("getCurrentUser")).body).toMatchObject({
    ...{ email: "", username: "Asha Rao", sign_in_phone: "+91 98765 43210", confirm_by: "2026-01-24T06:30:00.000Z" },
  });
  expectError(await owner.call("resendConfirmation"), "not_found");
  const mails = deps.db.selectFrom("jobs").select("id").where("kind", "=", mailConfirmation.kind);
  expect(await mails.execute()).toEqual([]);

  const [signUp] = (await admin.call("listSignUps")).body.results;
  expect(signUp).toMatchObject({ email: "", phone: "098765 43210", unconfirmed: true });
  await admin.call("confirmSignUp", { params: { id: signUp.id } });
  expect((await getCompany()).is_unlisted).toBeUndefined();
  expect((await owner.call("getCurrentUser")).body.confirm_by).toBeNull();
  expectError(await admin.call("acceptSignUp", { params: { id: signUp.id } }), "conflict", signUpMessages.accepted);
});

test.each(["12345", "98765", "+91 12", "00000 00000"])("%s is no number to sign in with alone", async (phone) => {
  expectError(await sendByPhone({ phone }), "validation_error", accountMessages.signInPhonePart, "phone");
});

test("a number that signs in already gets the same answer, and its owner is told", async () => {
  const client = await api.client({ phone: asha.phone });
  const before = await deps.db.selectFrom("users").selectAll().execute();
  const { status, body } = await sendByPhone({ phone: "+919876543210" });
  expect([status, body]).toEqual([201, { detail: signUpMessages.opened }]);
  expect(await deps.db.selectFrom("users").selectAll().execute()).toEqual(before);
  const rows = await deps.db.selectFrom("jobs").select("payload").where("kind", "=", mailTaken.kind).execute();
  expect(rows).toEqual([{ payload: JSON.stringify({ email: client.email }) }]);
});

test("who has no e-mail is told by the bell, a few times a day", async () => {
  await sendByPhone();
  for (let count = 0; count <= openAccountLimits.mailsPerDay; count++) await sendByPhone({}, "203.0.113.7");
  const owner = await api.signIn(asha.phone, asha.password);
  const { results } = (await owner.call("listNotifications")).body;
  expect(results.map(({ kind }: { kind: string }) => kind)).toEqual(
    Array.from({ length: openAccountLimits.mailsPerDay }, () => "sign_up_repeated"),
  );
});

test("of sign-ups by one number at once one makes a card", async () => {
  const sent = await Promise.all(Array.from({ length: 4 }, () => sendByPhone()));
  expect(sent.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  expect((await admin.call("listClients")).body.count).toBe(1);
});

test("a passkey stands in for the password, and signs in", async () => {
  const device = createAuthenticator();
  expect((await sendWithPasskey(device.create(await askForPasskey()))).status).toBe(201);
  const { password_hash } = await deps.db
    .selectFrom("users")
    .select("password_hash")
    .where("email", "=", asha.email)
    .executeTakeFirstOrThrow();
  expect(password_hash).toBe("");
  const options = (await api.anonymous.call("startPasskeySignIn")).body;
  const signedIn = await api.anonymous.call("signInWithPasskey", { json: { credential: device.sign(options) } });
  const owner = new Caller(api.transport, signedIn.body.access);
  expect((await owner.call("getCurrentUser")).body).toMatchObject({ email: asha.email, has_passkey: true });
  expect((await owner.call("listPasskeys")).body.results).toHaveLength(1);
  await expect(api.signIn(asha.email, "a good password")).rejects.toThrow("could not sign in");
});

test("options name nobody, and each challenge makes one account", async () => {
  const options = await askForPasskey();
  expect(options).toMatchObject({
    rp: { id: "cards.test" },
    user: { name: "Namaskard" },
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  expect((await askForPasskey()).user.id).not.toBe(options.user.id);
  await sendWithPasskey(createAuthenticator().create(options));
  const again = await sendWithPasskey(createAuthenticator().create(options), { email: "ravi@example.com" });
  expectError(again, "validation_error", signInMessages.passkeyRefused, "passkey");
});

test.each<[string, (options: { challenge: string }) => Promise<object> | object]>([
  ["another site's", (options) => createAuthenticator().create(options, { origin: "https://evil.test" })],
  ["an unverified one", (options) => createAuthenticator().create(options, { isUserVerified: false })],
  ["of a made-up challenge", () => createAuthenticator().create({ challenge: "bWFkZSB1cA" })],
  [
    "of a sign-in's challenge",
    async () => createAuthenticator().create((await api.anonymous.call("startPasskeySignIn")).body),
  ],
])("%s passkey makes nothing", async (_name, make) => {
  const answer = await sendWithPasskey(await make(await askForPasskey()));
  expectError(answer, "validation_error", signInMessages.passkeyRefused, "passkey");
  expect((await admin.call("listClients")).body.count).toBe(0);
});

test("an expired challenge, a passkey that is stored and one beyond text make nothing", async () => {
  const device = createAuthenticator();
  await sendWithPasskey(device.create(await askForPasskey()));
  const stored = await sendWithPasskey(device.create(await askForPasskey()), { email: "ravi@example.com" });
  expectError(stored, "validation_error", signInMessages.passkeyTaken, "passkey");
  const options = await askForPasskey();
  time = new Date(time.getTime() + passkeyLimits.lasts + 1);
  const late = await sendWithPasskey(createAuthenticator().create(options), { email: "ravi@example.com" });
  expectError(late, "validation_error", signInMessages.passkeyRefused, "passkey");
  for (const passkey of ["", "{", "[]", '{"id":1}'])
    expectError(await send({ password: undefined, passkey }), "validation_error");
  expectError(await send({ password: undefined }), "validation_error", accountMessages.passwordRequired, "password");
  expect((await admin.call("listClients")).body.count).toBe(1);
});

test("with an e-mail that has an account a passkey gets the same answer, and is stored nowhere", async () => {
  await api.client({ email: asha.email });
  const { status, body } = await sendWithPasskey(createAuthenticator().create(await askForPasskey()));
  expect([status, body]).toEqual([201, { detail: signUpMessages.opened }]);
  expect(await deps.db.selectFrom("passkeys").selectAll().execute()).toEqual([]);
});

test("after a week its number is free again", async () => {
  await sendByPhone();
  time = new Date(time.getTime() + openAccountLimits.unconfirmed);
  await eraseUnconfirmed.run(deps, null, signal);
  await expect(api.signIn(asha.phone, asha.password)).rejects.toThrow("could not sign in");
  expect((await sendByPhone({ company_name: "Asha Cakes" })).status).toBe(201);
  await api.signIn(asha.phone, asha.password);
});

test("an account that is not confirmed is nobody's by another way of signing in", async () => {
  await send();
  expect(await findConfirmedUser(deps.db, asha.email)).toBeUndefined();
  const owner = await api.signIn(asha.email, asha.password);
  await owner.call("confirmAccount", { json: { token: await readToken() } });
  expect(await findConfirmedUser(deps.db, asha.email)).toMatchObject({ email: asha.email });
});

test("after a week without confirmation e-mail, number and address are free again", async () => {
  await send();
  time = new Date(time.getTime() + openAccountLimits.unconfirmed - 1);
  await eraseUnconfirmed.run(deps, null, signal);
  expect(await getCompany()).toMatchObject({ is_unlisted: true });
  time = new Date(time.getTime() + 1);
  await eraseUnconfirmed.run(deps, null, signal);
  expect(await deps.db.selectFrom("users").select("email").where("is_admin", "=", false).execute()).toEqual([]);
  expect(await deps.db.selectFrom("held_slugs").selectAll().execute()).toEqual([]);
  expect((await send({ company_name: "Asha Cakes" })).status).toBe(201);
});

test("an administrator confirms in the owner's place, and sees which names are worth a look", async () => {
  await send({ company_name: "HDFC Bank Support" });
  const list = async () => (await admin.call("listSignUps")).body.results[0];
  const signUp = await list();
  expect(signUp).toMatchObject({ status: "accepted", flagged: true, unconfirmed: true, client_id: expect.any(Number) });
  const { body } = await admin.call("confirmSignUp", { params: { id: signUp.id } });
  expect(body).toMatchObject({ unconfirmed: false, flagged: true });
  const { results } = (await admin.call("listAudit")).body;
  expect(results[0]).toMatchObject({ action: "client_confirmed" });
});

test("the link is mailed again, a few times a day", async () => {
  await send();
  const owner = await api.signIn(asha.email, asha.password);
  for (let count = 0; count < openAccountLimits.mailsPerDay; count++)
    expect((await owner.call("resendConfirmation")).status).toBe(204);
  expectError(await owner.call("resendConfirmation"), "too_many_requests", failures.tooManyAttempts);
  expectError(await (await api.client()).call("resendConfirmation"), "not_found");
});

test("one network opens a few accounts a day, and none with an address that lasts for minutes", async () => {
  expectError(await send({ email: "x@mailinator.com" }), "validation_error", signUpMessages.disposable, "email");
  for (let count = 0; count < openAccountLimits.perDay; count++)
    expect((await send({ email: `asha${count}@example.com` })).status).toBe(201);
  expectError(await send({ email: "asha9@example.com" }), "too_many_requests");
  expect((await send({ email: "asha9@example.com" }, "203.0.113.7")).status).toBe(201);
});

test("accounts are opened where sign-up is open alone, and requests taken where they are asked for", async () => {
  const { password: _, ...request } = asha;
  const ask = () => api.anonymous.call("createSignUp", { json: request });
  expectError(await ask(), "not_found", signUpMessages.notOpen);
  await deps.close();
  await open("request");
  const unmailed = await api.anonymous.call("createSignUp", { json: { ...request, email: "" } });
  expectError(unmailed, "validation_error", fieldMessages.emailRequired, "email");
  expectError(await send(), "not_found", signUpMessages.notOpen);
  expect((await ask()).status).toBe(201);
  await deps.close();
  await open("closed");
  expectError(await send(), "not_found", signUpMessages.notOpen);
  expectError(await ask(), "not_found", signUpMessages.notOpen);
});
