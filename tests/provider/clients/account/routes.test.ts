import { currentUserSchema } from "@/lib/contract/identity/schema";
import { signInPhoneLimits } from "@/lib/contract/identity/values";
import { createSignInLimiter } from "@/provider/identity/sign-in/limiter";
import { waitingLetters } from "@/tests/provider/waiting-letters";
import { type Answer, type Api, admin, type Caller, expectError } from "../../../contract/api";
import { accountMessages, failures } from "../../../english";
import { buildDeps, openApi, type TestDeps } from "../../build-deps";
import { readCardTime } from "../../card-time";
import { sentMail } from "../../kept-mail";

let time = Date.parse("2026-11-20T10:00:00.000Z");
let deps: TestDeps;
let api: Api;

beforeAll(async () => {
  deps = await buildDeps({ now: () => new Date(time++) });
  api = await openApi(deps);
});
afterAll(() => deps.close());

const lastAudit = () =>
  deps.db.selectFrom("audit_log").selectAll().orderBy("id", "desc").limit(1).executeTakeFirstOrThrow();
const cardTime = (id: number) => readCardTime(deps.db, id);

test("an administrator has no company and gets none", async () => {
  const caller = await api.admin();
  const { body } = await caller.call("updateAccount", {
    json: { username: "Root", company_name: "Company", phone: "12345" },
  });
  expect(currentUserSchema.parse(body)).toEqual({
    id: 1,
    email: admin.email,
    username: "Root",
    is_admin: true,
    is_client: false,
    client_id: null,
    role: null,
    person_id: null,
    branch_ids: [],
    allowance: null,
    company_name: null,
    pending_email: null,
    two_factor_missing: false,
    has_passkey: false,
    has_password: true,
    language: null,
    sign_in_phone: null,
    phone: null,
    slug: null,
    confirm_by: null,
    subscription: null,
    announcements: [],
    companies: [],
    created_at: expect.any(String),
  });
});

test("an account has the language that it chose, of those that there are", async () => {
  const client = await api.client();
  expect((await client.call("updateAccount", { json: { language: "en" } })).body.language).toBe("en");
  expect((await client.call("getCurrentUser")).body.language).toBe("en");
  const refused = await client.call("updateAccount", { json: { language: "tlh" } });
  expect(refused.status).toBe(400);
  await deps.db.updateTable("users").set({ language: "tlh" }).where("email", "=", client.email).execute();
  expect((await client.call("getCurrentUser")).body.language).toBeNull();
});

test("a client changes its account: the answer is the new state, the card's time moves, the name moves the address", async () => {
  const client = await api.client();
  const before = await cardTime(client.id);
  const { body } = await client.call("updateAccount", {
    json: {
      email: ` New-${client.email.toUpperCase()} `,
      current_password: client.password,
      company_name: "Lamps of Pune",
      phone: "+91 20 1234",
    },
  });
  expect(body).toEqual((await client.call("getCurrentUser")).body);
  expect(body).toMatchObject({
    email: `new-${client.email}`,
    company_name: "Lamps of Pune",
    phone: "+91 20 1234",
    slug: "lamps-of-pune",
  });
  expect((await cardTime(client.id)) > before).toBe(true);
  expect(await lastAudit()).toMatchObject({ action: "account_updated", detail: "email, company_name, phone" });
  await api.signIn(`new-${client.email}`, client.password);
});

test("a change of nothing, of protected fields or to a taken e-mail changes nothing", async () => {
  const client = await api.client();
  const [account, at] = [(await client.call("getCurrentUser")).body, await cardTime(client.id)];
  const own = await client.call("updateAccount", {
    json: { id: 1, is_admin: true, is_active: false, client_id: 1, password_hash: "" },
  });
  expect([own.status, own.body]).toEqual([200, account]);
  const taken = { email: admin.email, current_password: client.password, company_name: "Half Done", phone: "99999" };
  expectError(
    await client.call("updateAccount", { json: taken }),
    "validation_error",
    accountMessages.emailTaken,
    "email",
  );
  expect((await client.call("getCurrentUser")).body).toEqual(account);
  expect(await cardTime(client.id)).toBe(at);
  expect((await client.call("updateAccount", { json: { email: client.email } })).status).toBe(200);
});

test("of two accounts that want one e-mail at once, one gets it", async () => {
  const clients = [await api.client(), await api.client(), await api.client()];
  const answers = await Promise.all(
    clients.map((client) =>
      client.call("updateAccount", { json: { email: "wanted@example.com", current_password: client.password } }),
    ),
  );
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused).toHaveLength(2);
  for (const answer of refused) expectError(answer, "validation_error", accountMessages.emailTaken, "email");
});

test("a new password ends every other session, and only one of parallel changes succeeds", async () => {
  const client = await api.client();
  const other = await api.signIn(client.email, client.password);
  const change = (new_password: string) =>
    client.call("changeOwnPassword", { json: { current_password: client.password, new_password } });
  const answers = await Promise.all(["first password", "other password"].map(change));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect(answers.find(({ status }) => status === 200)?.body).toEqual({ detail: accountMessages.passwordChanged });
  const refused = answers.find(({ status }) => status === 400);
  expect(refused?.body.fields).toEqual({ current_password: [accountMessages.currentPasswordIncorrect] });
  expect((await client.call("getCurrentUser")).status).toBe(200);
  expectError(await other.call("getCurrentUser"), "not_authenticated", failures.sessionEnded);
  expect(await lastAudit()).toMatchObject({ action: "password_changed", detail: "" });
});

test("guessing at the own password is stopped in its session, whatever it is asked for", async () => {
  const client = await api.client();
  const guess = (current_password: string) =>
    client.call("changeOwnPassword", { json: { current_password, new_password: "a new password" } });
  const expectWait = (answer: Answer) => {
    expectError(answer, "too_many_requests", failures.tooManyAttempts);
    expect(answer.headers.get("retry-after")).toBe("60");
  };
  const guessWithEmail = (current_password: string) =>
    client.call("updateAccount", { json: { email: `new-${client.email}`, current_password } });
  for (let count = 0; count < 5; count++)
    expectError(
      await (count % 2 ? guessWithEmail : guess)("wrong"),
      "validation_error",
      accountMessages.currentPasswordIncorrect,
      "current_password",
    );
  for (const tried of [guess, guessWithEmail])
    for (const password of ["wrong", client.password]) expectWait(await tried(password));
  // Guesses in a stolen session do not lock the owner's sign-in.
  await api.signIn(client.email, client.password);
  expectWait(await guess(client.password));
  time += 60_000;
  expect((await guess(client.password)).status).toBe(200);
});

test("a session asks for its password so often in a minute, and no stranger at its address takes that from it", async () => {
  const client = await api.client();
  const { shared, signInLimiter } = deps;
  deps.signInLimiter = createSignInLimiter({ shared, loginRatePerMinute: 2 });
  const init = { headers: { "x-client-address": "203.0.113.7" } };
  const passwords = [client.password, "a new password", "a newer password", "the newest password"];
  const change = (count: number) =>
    client.call("changeOwnPassword", {
      json: { current_password: passwords[count], new_password: passwords[count + 1] },
      init,
    });
  const signIn = () => api.anonymous.call("signIn", { json: { email: client.email, password: "wrong" }, init });
  for (let guess = 0; guess < 2; guess++) expectError(await signIn(), "invalid_credentials");
  expectError(await signIn(), "too_many_requests", failures.tooManyAttempts);
  for (const count of [0, 1]) expect((await change(count)).status).toBe(200);
  expectError(await change(2), "too_many_requests", failures.tooManyAttempts);
  deps.signInLimiter = signInLimiter;
});

test("all sessions and links of an account share the passwords that may be tried for it in a minute", async () => {
  const few = await buildDeps({ config: { ...deps.config, loginRatePerMinute: 3 } });
  const ownApi = await openApi(few);
  const client = await ownApi.client();
  const sessions = await Promise.all([client, ownApi.signIn(client.email, client.password)]);
  const link = await (await ownApi.admin()).call("createResetLink", { params: { id: client.id } });
  const choose = (caller: Caller) => {
    const json = { current_password: client.password, new_password: "password123" };
    return caller.call("changeOwnPassword", { json });
  };
  const follow = () =>
    ownApi.anonymous.call("resetPassword", { json: { token: link.body.token, new_password: "password123" } });
  const tries = [() => choose(sessions[0]), () => choose(sessions[1]), follow];
  for (const choice of tries)
    expectError(await choice(), "validation_error", accountMessages.passwordGuessable, "new_password");
  for (const choice of tries) expectError(await choice(), "too_many_requests", failures.tooManyAttempts);
  const other = await ownApi.client();
  expect((await choose(other)).status).toBe(400);
  await few.close();
});

describe("the number for signing in", () => {
  const setter = (caller: Caller, current_password: string) => (phone: string) =>
    caller.call("setSignInPhone", { json: { phone, current_password } });

  test("is told of in the record, and to the owner by mail", async () => {
    const withMail = await buildDeps({ mail: sentMail });
    const client = await (await openApi(withMail)).client({ phone: "" });
    const set = setter(client, client.password);
    await set("98300 11111");
    await set("");
    const entries = await withMail.db.selectFrom("audit_log").select(["action", "detail"]).orderBy("id").execute();
    expect(entries.slice(-2)).toEqual([
      { action: "sign_in_phone_set", detail: "" },
      { action: "sign_in_phone_removed", detail: "" },
    ]);
    const letters = await waitingLetters(withMail);
    expect(letters.map(({ to, subject }) => [to, subject.split(" – ")[0]])).toEqual([
      [client.email, "Your phone number for signing in was changed"],
      [client.email, "Your phone number for signing in was removed"],
    ]);
    await withMail.close();
  });

  test("changes nothing where it is the same, and is asked for ten times in an hour at most", async () => {
    const client = await api.client({ phone: "" });
    const set = setter(client, client.password);
    const numbers = Array.from({ length: signInPhoneLimits.perHour }, (_, index) => `+91 98300 2000${index}`);
    for (const number of numbers) expect((await set(number)).status).toBe(200);
    const { id } = await lastAudit();
    expect((await set(numbers.at(-1) ?? "")).status).toBe(200);
    expect((await lastAudit()).id).toBe(id);
    const refused = await set("+91 98300 20099");
    expectError(refused, "too_many_requests", accountMessages.signInPhonesSpent);
    const wait = Number(refused.headers.get("retry-after"));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(3_600);
    expect((await set("")).status).toBe(200);
  });
});
