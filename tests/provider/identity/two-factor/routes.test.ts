import { generateSync } from "otplib";
import { twoFactorLimits } from "@/lib/contract/identity/values";
import { type Operation, pathOf } from "@/lib/contract/operation";
import { operations } from "@/lib/contract/operations";
import { waitingLetters } from "@/tests/provider/waiting-letters";
import { type Api, admin, type Caller, type ClientCaller, expectError } from "../../../contract/api";
import { accountMessages, failures, signInMessages } from "../../../english";
import { addMember } from "../../add-member";
import { buildDeps, openApi, type TestDeps } from "../../build-deps";
import { insertClient } from "../../insert-client";
import { sentMail } from "../../kept-mail";
import { testOptions } from "../../test-options";

let time: number;
let deps: TestDeps;
let api: Api;
let client: ClientCaller;

async function open(overrides = {}) {
  time = Date.parse("2026-11-23T10:00:00.000Z");
  deps = await buildDeps({ now: () => new Date(time), mail: sentMail, ...overrides });
  api = await openApi(deps);
}
beforeEach(async () => {
  await open();
  client = await api.client();
});
afterEach(() => deps.close());

const codeOf = (secret: string) => generateSync({ secret, epoch: time / 1000 });
const laterCode = (secret: string) => {
  time += 30_000;
  return codeOf(secret);
};
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");
const begin = (by: Caller & { password: string } = client) =>
  by.call("startTwoFactor", { json: { current_password: by.password } });
const confirm = (code: string, by: Caller = client) => by.call("confirmTwoFactor", { json: { code } });
const state = async () => (await client.call("getTwoFactor")).body;
const signIn = (code?: string, password = client.password) =>
  api.anonymous.call("signIn", { json: { email: client.email, password, code } });
const subjects = async () => (await waitingLetters(deps)).map(({ subject }) => subject);

async function turnOn() {
  const { secret } = (await begin()).body;
  const { recovery_codes: codes } = (await confirm(codeOf(secret))).body;
  return { secret, codes };
}

test.each([
  ["Shri: Cards & Co", "Shri Cards & Co"],
  ["Cards: Pune", "Cards Pune"],
  ["https://cards.example", "cards.example"],
  ["HTTP://Cards.example:8443", "Cards.example 8443"],
  ["Namaskard : Pune", "Namaskard Pune"],
  ["Cards%3APune?secret=A#/", "Cards%3APune?secret=A#/"],
  ["श्री: कार्ड", "श्री कार्ड"],
  ["A+B=C & D", "A+B=C & D"],
  ["::", "Namaskard"],
])("an app shows the site %s as %s, with no colon but the one before the account", async (brandName, shown) => {
  await deps.close();
  await open({ config: { ...testOptions, brandName, dataDir: "/nowhere" } });
  const caller = await api.client();
  const { uri, secret } = (await begin(caller)).body;
  const [, label = "", query] = /^otpauth:\/\/totp\/([^?#]*)\?([^#?]*)$/.exec(uri) ?? [];
  expect(label.split(":").map(decodeURIComponent)).toEqual([shown, caller.email]);
  expect(Object.fromEntries(query.split("&").map((part) => part.split("=").map(decodeURIComponent)))).toMatchObject({
    issuer: shown,
    secret,
  });
});

test("an app is told the secret, its first code turns it on, and signing in asks for one from then on", async () => {
  expect(await state()).toEqual({ is_on: false, recovery_codes_left: 0 });
  const started = await begin();
  const { secret, uri } = started.body;
  expect(uri).toMatch(/^otpauth:\/\/totp\/Namaskard:/);
  expect(new URL(uri).searchParams.get("secret")).toBe(secret);
  // No code is required before the app has proved that it works.
  expect((await signIn()).status).toBe(200);
  expectError(await confirm(otherThan(codeOf(secret))), "validation_error", signInMessages.twoFactorCodeWrong, "code");
  const confirmed = await confirm(codeOf(secret).replace(/^(...)/, "$1 "));
  expect(confirmed.body.recovery_codes).toHaveLength(twoFactorLimits.recoveryCodes);
  expect(confirmed.body.recovery_codes[0]).toMatch(/^[a-z2-7]{4}(-[a-z2-7]{4}){3}$/);
  expect(await state()).toEqual({ is_on: true, recovery_codes_left: twoFactorLimits.recoveryCodes });

  expectError(await signIn(), "two_factor_needed", signInMessages.twoFactorNeeded);
  expectError(await signIn(""), "two_factor_needed", signInMessages.twoFactorNeeded);
  expectError(await signIn(undefined, "a wrong password"), "invalid_credentials", failures.invalidCredentials);
  const code = laterCode(secret);
  expectError(await signIn(code, "a wrong password"), "invalid_credentials", failures.invalidCredentials);
  expect((await signIn(code)).status).toBe(200);
  expect(await subjects()).toContain("Two-step verification is on – Namaskard");
});

test("a code counts once, also when several use it at the same moment", async () => {
  const { secret } = await turnOn();
  // The code that confirmed the app counts as used.
  expectError(await signIn(codeOf(secret)), "two_factor_needed", signInMessages.twoFactorCodeWrong);
  const code = laterCode(secret);
  const answers = await Promise.all(Array.from({ length: 5 }, () => signIn(code)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test.each(["nonsense", "1", "१२३४५६", "0".repeat(16), "0".repeat(100), " ", "--", "\u0000"])(
  "what cannot be a code (%j) is a wrong or missing one",
  async (code) => {
    await turnOn();
    const { status, body } = await signIn(code);
    expect([status, body]).toEqual([401, expect.objectContaining({ code: "two_factor_needed" })]);
  },
);

test("a phone's clock may be half a minute wrong, and no more", async () => {
  const { secret } = await turnOn();
  const code = laterCode(secret);
  time += 30_000;
  expect((await signIn(code)).status).toBe(200);
  const old = laterCode(secret);
  time += 90_000;
  expectError(await signIn(old), "two_factor_needed", signInMessages.twoFactorCodeWrong);
});

test.each([2, 60, 24 * 60])("a clock that was %d minutes ahead keeps nobody out once it is right", async (minutes) => {
  const { secret } = await turnOn();
  time += minutes * 60_000;
  expect((await signIn(laterCode(secret))).status).toBe(200);
  time -= minutes * 60_000;
  const code = laterCode(secret);
  expect((await signIn(code)).status).toBe(200);
  expectError(await signIn(code), "two_factor_needed", signInMessages.twoFactorCodeWrong);
});

test("each recovery code signs in once, as it is written down, and its owner is told", async () => {
  const { codes } = await turnOn();
  const [code = "", another = ""] = codes;
  const answers = await Promise.all(
    [code, code.toUpperCase(), ` ${code.replaceAll("-", " ")} `].map((each) => signIn(each)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await state()).recovery_codes_left).toBe(twoFactorLimits.recoveryCodes - 1);
  expect(await subjects()).toContain("A recovery code was used – Namaskard");
  const renewed = await client.call("renewRecoveryCodes", { json: { code: another } });
  expect(renewed.body.recovery_codes).toHaveLength(twoFactorLimits.recoveryCodes);
  expect(renewed.body.recovery_codes.filter((each: string) => codes.includes(each))).toEqual([]);
  expectError(await signIn(codes[2]), "two_factor_needed", signInMessages.twoFactorCodeWrong);
});

test("guessed codes lock like guessed passwords; a right password in between clears nothing", async () => {
  const { secret } = await turnOn();
  const wrong = otherThan(laterCode(secret));
  for (let guess = 0; guess < 5; guess++) {
    await signIn();
    expectError(await signIn(wrong), "two_factor_needed", signInMessages.twoFactorCodeWrong);
  }
  expectError(await signIn(codeOf(secret)), "too_many_requests", failures.tooManyAttempts);
  time += 60_000;
  expect((await signIn(laterCode(secret))).status).toBe(200);
});

test("turning it off needs a code, whoever holds the session", async () => {
  const { secret } = await turnOn();
  const end = (code: string) => client.call("endTwoFactor", { json: { code } });
  expectError(await end("nonsense"), "validation_error", signInMessages.twoFactorCodeInvalid, "code");
  expectError(await end(otherThan(laterCode(secret))), "validation_error", signInMessages.twoFactorCodeWrong, "code");
  expectError(await begin(), "conflict", signInMessages.twoFactorIsOn);
  expect((await end(codeOf(secret))).status).toBe(204);
  expect(await state()).toEqual({ is_on: false, recovery_codes_left: 0 });
  expect((await signIn()).status).toBe(200);
  expectError(await end(codeOf(secret)), "conflict", signInMessages.twoFactorIsOff);
  expect(await subjects()).toContain("Two-step verification is off – Namaskard");
});

test("it begins with the password, once more where it was left, and confirms what was begun last", async () => {
  expectError(await confirm("123456"), "conflict", signInMessages.twoFactorNotStarted);
  const wrong = await client.call("startTwoFactor", { json: { current_password: "a wrong password" } });
  expectError(wrong, "validation_error", accountMessages.currentPasswordIncorrect, "current_password");
  const first = (await begin()).body.secret;
  const second = (await begin()).body.secret;
  expect(first).not.toBe(second);
  expectError(await confirm(codeOf(first)), "validation_error", signInMessages.twoFactorCodeWrong, "code");
  const answers = await Promise.all(Array.from({ length: 3 }, () => confirm(codeOf(second))));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await state()).recovery_codes_left).toBe(twoFactorLimits.recoveryCodes);
});

test("an administrator turns it off for a client who has lost everything, and the client is told", async () => {
  const administrator = await api.admin();
  const params = { id: client.id };
  const look = async () => (await administrator.call("getClientTwoFactor", { params })).body.is_on;
  const end = () => administrator.call("endClientTwoFactor", { params });
  expect(await look()).toBe(false);
  expectError(await end(), "conflict", signInMessages.twoFactorIsOff);
  await turnOn();
  expect(await look()).toBe(true);
  expect((await end()).status).toBe(204);
  expect(await look()).toBe(false);
  expectError(await client.call("getCurrentUser"), "not_authenticated", failures.sessionEnded);
  expect((await signIn()).status).toBe(200);
  expect(await subjects()).toContain("Two-step verification is off – Namaskard");
  const [entry] = await deps.db.selectFrom("audit_log").selectAll().where("action", "=", "two_factor_off").execute();
  expect(entry).toMatchObject({ client_id: client.id });
  for (const name of ["getClientTwoFactor", "endClientTwoFactor"] as const)
    expectError(await administrator.call(name, { params: { id: 999_999_999 } }), "not_found", failures.clientNotFound);
});

test("neither secret nor codes are read in the log of what happened, nor kept for a repeated call", async () => {
  const headers = { "idempotency-key": "twice" };
  const started = await client.call("startTwoFactor", {
    json: { current_password: client.password },
    init: { headers },
  });
  const { recovery_codes: codes } = (await confirm(codeOf(started.body.secret))).body;
  for (const table of ["audit_log", "idempotency_keys", "jobs", "recovery_codes"] as const) {
    const rows = JSON.stringify(await deps.db.selectFrom(table).selectAll().execute());
    for (const told of [started.body.secret, ...codes, ...codes.map((code: string) => code.replaceAll("-", ""))])
      expect(rows).not.toContain(told);
  }
});

describe("where administrators need it", () => {
  beforeEach(async () => {
    await deps.close();
    await open({ config: { ...testOptions, dataDir: "/nowhere", adminNeedsTwoFactor: true } });
  });

  test("they do nothing before it is on, and everything after; clients are not asked", async () => {
    const caller = Object.assign(await api.admin(), { password: admin.password });
    const refused: string[] = [];
    for (const [name, operation] of Object.entries(operations) as [string, Operation][]) {
      if (operation.access === "public" || operation.withoutTwoFactor) continue;
      const { status, body } = await caller.send(operation.method, pathOf(operation, { id: 1, companyName: "x" }));
      expect([name, status, (body as { code: string }).code]).toEqual([name, 403, "two_factor_missing"]);
      refused.push(name);
    }
    expect(refused.length).toBeGreaterThan(30);
    expect((await caller.call("getCurrentUser")).body.two_factor_missing).toBe(true);

    const { secret } = (await begin(caller)).body;
    expect((await confirm(codeOf(secret), caller)).status).toBe(200);
    expect((await caller.call("getCurrentUser")).body.two_factor_missing).toBe(false);
    expect((await caller.call("listClients")).status).toBe(200);
  });

  test("who works for a company needs it there too", async () => {
    const clientId = await insertClient(deps.db);
    const caller = await addMember(deps, api, { clientId, role: "owner" });
    expect((await caller.call("listProducts")).status).toBe(200);
    await deps.db.updateTable("users").set({ is_admin: true }).where("id", "=", caller.userId).execute();
    await deps.db.updateTable("sessions").set({ client_id: clientId }).where("user_id", "=", caller.userId).execute();
    expectError(await caller.call("listProducts"), "two_factor_missing");
    const { body } = await caller.call("getCurrentUser");
    expect(body).toMatchObject({ is_admin: false, client_id: clientId, two_factor_missing: true });
  });
});
