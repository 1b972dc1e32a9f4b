import { emailChangeLimits } from "@/lib/contract/identity/values";
import { emailChangeJobs, sendEmailCode } from "@/provider/identity/email-changes/jobs";
import { tellFormerEmail } from "@/provider/identity/users/jobs";
import type { MailMessage } from "@/provider/ports/mail/mail";
import { waitingLetters } from "@/tests/provider/waiting-letters";
import { type Api, admin, type Caller, type ClientCaller, expectError } from "../../../contract/api";
import { accountMessages } from "../../../english";
import { buildDeps, openApi, type TestDeps } from "../../build-deps";
import { keepMail } from "../../kept-mail";

let time: number;
let sent: MailMessage[];
let deps: TestDeps;
let api: Api;
let client: ClientCaller;

beforeEach(async () => {
  time = Date.parse("2026-11-23T10:00:00.000Z");
  const kept = keepMail();
  sent = kept.sent;
  deps = await buildDeps({ now: () => new Date(time), mail: kept.mail });
  api = await openApi(deps);
  client = await api.client();
});
afterEach(() => deps.close());

const wanted = "new-address@example.com";
const ask = (email = wanted, by: Caller & { password: string } = client) =>
  by.call("updateAccount", { json: { email, current_password: by.password } });
const confirm = (code: string, by: Caller = client) => by.call("confirmEmail", { json: { code } });
const account = async () => (await client.call("getCurrentUser")).body;

/** Runs the waiting jobs. @returns the mails they sent */
async function deliver(): Promise<MailMessage[]> {
  const before = sent.length;
  for (const job of [sendEmailCode, tellFormerEmail]) {
    const rows = await deps.db.selectFrom("jobs").selectAll().where("kind", "=", job.kind).orderBy("id").execute();
    for (const { id, payload } of rows) {
      await job.run(deps, JSON.parse(payload), new AbortController().signal);
      await deps.db.deleteFrom("jobs").where("id", "=", id).execute();
    }
  }
  return sent.slice(before);
}
const codeIn = (mail: MailMessage | undefined) => /^(\d{6}) is your code/.exec(mail?.subject ?? "")?.[1] ?? "";
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

test("another e-mail counts once the code is typed that was mailed to it, and the former one is told", async () => {
  const changed = await ask();
  expect([changed.status, changed.body]).toEqual([
    200,
    expect.objectContaining({ email: client.email, pending_email: wanted }),
  ]);
  const [mail, ...others] = await deliver();
  expect([mail?.to, others]).toEqual([wanted, []]);
  expect(mail?.text).toContain(codeIn(mail));
  await api.signIn(client.email, client.password);
  await expect(api.signIn(wanted, client.password)).rejects.toThrow("could not sign in");

  const spaced = codeIn(mail).replace(/^(...)/, " $1 ");
  const confirmed = await confirm(spaced);
  expect([confirmed.status, confirmed.body]).toEqual([
    200,
    expect.objectContaining({ email: wanted, pending_email: null }),
  ]);
  expect((await deliver()).map(({ to }) => to)).toEqual([client.email]);
  await api.signIn(wanted, client.password);
  await expect(api.signIn(client.email, client.password)).rejects.toThrow("could not sign in");
  expectError(await confirm(spaced), "validation_error", accountMessages.emailChangeGone, "code");
});

test("the profile's form asks in the same way", async () => {
  const form = { email: wanted, current_password: client.password, about_us: "Lamps" };
  expect((await client.call("updateProfile", { form })).status).toBe(200);
  expect(await account()).toMatchObject({ email: client.email, pending_email: wanted });
  const [mail] = await deliver();
  expect((await confirm(codeIn(mail))).status).toBe(200);
});

test("after five wrong codes the right one works no more, and an hour is all that it has", async () => {
  await ask();
  const [mail] = await deliver();
  const code = codeIn(mail);
  const wrong = otherThan(code);
  for (let attempt = 1; attempt < emailChangeLimits.failures; attempt++)
    expectError(await confirm(wrong), "validation_error", accountMessages.emailCodeWrong, "code");
  for (const each of [wrong, code])
    expectError(await confirm(each), "validation_error", accountMessages.emailChangeGone, "code");
  expect(await account()).toMatchObject({ email: client.email, pending_email: null });

  await ask();
  const [late] = await deliver();
  time += emailChangeLimits.lasts;
  client = Object.assign(client, await api.signIn(client.email, client.password));
  expect(await account()).toMatchObject({ pending_email: null });
  expectError(await confirm(codeIn(late)), "validation_error", accountMessages.emailChangeGone, "code");
  await emailChangeJobs
    .find(({ kind }) => kind === "expire_email_changes")
    ?.run(deps, {}, new AbortController().signal);
  expect(await deps.db.selectFrom("email_changes").selectAll().execute()).toEqual([]);
});

test("of guesses at once no more are looked at than of guesses one by one", async () => {
  await ask();
  await deliver();
  const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => confirm(String(index).padStart(6, "0"))));
  const tried = answers.filter(({ body }) => body.fields?.code?.[0] === accountMessages.emailCodeWrong);
  expect(tried.length).toBeLessThan(emailChangeLimits.failures);
  expect(await account()).toMatchObject({ email: client.email, pending_email: null });
});

test("what is no code, or comes before one was sent, is refused", async () => {
  for (const code of ["", "12345", "1234567", "abcdef"])
    expectError(await confirm(code), "validation_error", accountMessages.emailCodeInvalid, "code");
  expectError(await confirm("123456"), "validation_error", accountMessages.emailChangeGone, "code");
  await ask();
  expectError(await confirm("123456"), "validation_error", accountMessages.emailCodeWrong, "code");
});

test("another code ends the former one, and after a few no more are sent for an hour", async () => {
  await ask();
  const codes = [codeIn((await deliver())[0])];
  for (let count = 1; count < emailChangeLimits.mailsPerHour; count++) {
    expect((await client.call("resendEmailCode")).status).toBe(204);
    codes.push(codeIn((await deliver())[0]));
  }
  const refused = await client.call("resendEmailCode");
  expectError(refused, "too_many_requests", accountMessages.emailCodesSpent);
  const wait = Number(refused.headers.get("retry-after"));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(3_600);
  expectError(await ask("third@example.com"), "too_many_requests", accountMessages.emailCodesSpent);
  const [former = "", last = ""] = codes.slice(-2);
  if (former !== last) expectError(await confirm(former), "validation_error", accountMessages.emailCodeWrong, "code");
  expect((await confirm(last)).status).toBe(200);
});

test("it is cancelled, or asked for anew; what waits no more gets no mail and takes no code", async () => {
  await ask();
  const [mail] = await deliver();
  await ask("third@example.com");
  expectError(await confirm(codeIn(mail)), "validation_error", accountMessages.emailCodeWrong, "code");
  expect((await client.call("cancelEmailChange")).status).toBe(204);
  expect(await deliver()).toEqual([]);
  expect(await account()).toMatchObject({ email: client.email, pending_email: null });
  expect((await client.call("cancelEmailChange")).status).toBe(204);
  expectError(await client.call("resendEmailCode"), "not_found", accountMessages.emailChangeGone);
});

test("a pending address is not reserved: the first to confirm it gets it", async () => {
  const rival = await api.client();
  await ask();
  await ask(wanted, rival);
  const [mine, theirs] = await deliver();
  expect((await confirm(codeIn(theirs), rival)).status).toBe(200);
  expectError(await confirm(codeIn(mine)), "validation_error", accountMessages.emailTaken, "email");
  expectError(await ask(admin.email), "validation_error", accountMessages.emailTaken, "email");
});

test("the code of one account is none of another's, and is nowhere to be read", async () => {
  const rival = await api.client();
  await ask();
  await ask("third@example.com", rival);
  const [mine] = await deliver();
  const code = codeIn(mine);
  expectError(await confirm(code, rival), "validation_error", accountMessages.emailCodeWrong, "code");
  const rows = await deps.db.selectFrom("email_changes").selectAll().execute();
  const jobs = await deps.db.selectFrom("jobs").selectAll().execute();
  const log = await deps.db.selectFrom("audit_log").selectAll().execute();
  expect(JSON.stringify([rows, jobs, log])).not.toContain(`"${code}"`);
});

test("where there is no mail another e-mail counts at once", async () => {
  deps.mail = { ...deps.mail, isOn: false };
  expect((await ask()).body).toMatchObject({ email: wanted, pending_email: null });
  await api.signIn(wanted, client.password);
});

test("an administrator's change ends what the client had asked for, and both addresses are told", async () => {
  await ask("third@example.com");
  const [code] = await deliver();
  const params = { id: client.id };
  const json = { email: wanted, current_password: admin.password };
  expect((await (await api.admin()).call("changeClientEmail", { params, json })).status).toBe(200);
  expect(await waitingLetters(deps)).toMatchObject([
    { to: wanted, subject: expect.stringContaining("You now sign in with this email") },
  ]);
  expect((await deliver()).map(({ to }) => to)).toEqual([client.email]);
  const again = await api.signIn(wanted, client.password);
  expectError(await confirm(codeIn(code), again), "validation_error", accountMessages.emailChangeGone, "code");
  const entry = deps.db.selectFrom("audit_log").select(["action", "detail", "client_id"]);
  expect(await entry.where("action", "=", "client_email_changed").execute()).toEqual([
    { action: "client_email_changed", detail: `${client.email} → ${wanted}`, client_id: client.id },
  ]);
});

test("blocking an administrator cancels a pending e-mail", async () => {
  const first = await api.admin();
  const proof = { current_password: admin.password };
  const email = "second@example.com";
  const invited = await first.call("inviteAdministrator", { json: { name: "Ravi", email, ...proof } });
  const password = "an administrator's own words";
  const { administrator, link } = invited.body;
  await api.anonymous.call("resetPassword", { json: { token: link.token, new_password: password } });
  const second = Object.assign(await api.signIn(email, password), { password });
  const pending = async (by: Caller) => (await by.call("getCurrentUser")).body.pending_email;

  expect((await ask("elsewhere@example.com", second)).body.pending_email).toBe("elsewhere@example.com");
  const ofAdministrator = { params: { id: administrator.id }, json: proof };
  expect((await first.call("blockAdministrator", ofAdministrator)).status).toBe(200);
  await first.call("unblockAdministrator", ofAdministrator);
  expect(await pending(await api.signIn(email, password))).toBeNull();
});
