import { nameDevice } from "@/provider/kernel/http/session-origin";
import { waitingLetters } from "@/tests/provider/waiting-letters";
import { type Api, admin, Caller, expectError } from "../../../contract/api";
import { failures } from "../../../english";
import { buildDeps, openApi, type TestDeps } from "../../build-deps";
import { sentMail } from "../../kept-mail";

let time: number;
let deps: TestDeps;
let api: Api;

beforeEach(async () => {
  time = Date.parse("2026-11-20T10:00:00.000Z");
  const mail = sentMail;
  deps = await buildDeps({ now: () => new Date(time), mail });
  api = await openApi(deps);
});
afterEach(() => deps.close());

const agent =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36";
const attempt = (device: string | undefined, password = admin.password) =>
  api.anonymous.call("signIn", {
    json: { ...admin, password, device },
    init: { headers: { "user-agent": agent, "x-client-country": "IN", "x-client-town": "Pune" } },
  });
const mails = () => waitingLetters(deps);

test("a stranger's guesses lock out strangers, and not a browser that has signed in before", async () => {
  const { device } = (await attempt(undefined)).body;
  for (let guess = 0; guess < 5; guess++) await attempt(undefined, "a wrong guess");
  expectError(await attempt(undefined), "too_many_requests", failures.tooManyAttempts);
  expectError(await attempt("x".repeat(24)), "too_many_requests", failures.tooManyAttempts);
  expect((await attempt(device)).status).toBe(200);
});

test("a known browser guesses no more often than a stranger, and is let in again by its own right password later", async () => {
  const { device } = (await attempt(undefined)).body;
  for (let guess = 0; guess < 3; guess++)
    expectError(await attempt(device, "a wrong guess"), "invalid_credentials", failures.invalidCredentials);
  expectError(await attempt(device), "too_many_requests", failures.tooManyAttempts);
  time += 60_000;
  expect((await attempt(device)).status).toBe(200);
});

test("the owner of a session changes the password while strangers guess at it", async () => {
  const { access } = (await attempt(undefined)).body;
  for (let guess = 0; guess < 5; guess++) await attempt(undefined, "a wrong guess");
  const json = { current_password: admin.password, new_password: "another good password" };
  const changed = await new Caller(api.transport, access).call("changeOwnPassword", { json });
  expect(changed.status).toBe(200);
});

test("what a browser keeps opens nothing by itself, and is kept as a hash", async () => {
  const { device } = (await attempt(undefined)).body;
  expectError(await attempt(device, "a wrong guess"), "invalid_credentials", failures.invalidCredentials);
  const known = await deps.db.selectFrom("known_devices").selectAll().execute();
  expect(known).toHaveLength(1);
  expect(JSON.stringify(known)).not.toContain(device);
});

test("a value that is none of ours is replaced, and an account remembers the last twenty", async () => {
  for (const sent of ["", "short", "x".repeat(25), "x".repeat(5_000), "<script>alert(1)</script>"]) {
    const { status, body } = await attempt(sent);
    expect([status, body.device]).toEqual([200, expect.stringMatching(/^[\w-]{24}$/)]);
    expect(body.device).not.toBe(sent);
  }
  for (let count = 0; count < 25; count++) {
    time += 1_000;
    await attempt(undefined);
  }
  expect(await deps.db.selectFrom("known_devices").selectAll().execute()).toHaveLength(20);
});

test("the owner is told of a browser that is new, from where and when, but not of the first of all nor of a known one", async () => {
  const { device } = (await attempt(undefined)).body;
  await attempt(device);
  expect(await mails()).toEqual([]);
  await attempt(undefined);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail.to).toBe(admin.email);
  for (const said of ["2026-11-20 10:00 UTC", "Chrome on Android", "Pune, IN", "/dashboard/account"])
    expect(mail.text).toContain(said);
});

test.each([
  [agent, "Chrome", "Android"],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1",
    "Safari",
    "iPhone",
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0",
    "Edge",
    "Windows",
  ],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox", "Linux"],
  [
    "Mozilla/5.0 (Linux; Android 14; SM-A055F) AppleWebKit/537.36 SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36",
    "Samsung Internet",
    "Android",
  ],
  ["curl/8.5", null, null],
  [null, null, null],
])("%s is called %s on %s", (sent, browser, system) => {
  expect(nameDevice(sent)).toEqual({ browser, system });
});
