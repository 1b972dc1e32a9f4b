import { resetLinkLimits } from "@/lib/contract/identity/values";
import { resetLinkJobs, sendInvitation, sendResetLink } from "@/provider/identity/reset-links/jobs";
import { MailError, type MailMessage } from "@/provider/ports/mail/mail";
import { type Api, admin, type ClientCaller, expectError } from "../../../contract/api";
import { accountMessages, failures } from "../../../english";
import { buildDeps, openApi, type TestDeps } from "../../build-deps";
import { sentMail } from "../../kept-mail";

let time: number;
let refusal: MailError | null;
let sent: MailMessage[];
let deps: TestDeps;
let api: Api;
let client: ClientCaller;

beforeEach(async () => {
  time = Date.parse("2026-11-20T10:00:00.000Z");
  refusal = null;
  sent = [];
  const mail = {
    ...sentMail,
    send: async (message: MailMessage) => {
      if (refusal) throw refusal;
      sent.push(message);
    },
  };
  deps = await buildDeps({ now: () => new Date(time), mail });
  api = await openApi(deps);
  client = await api.client();
});
afterEach(() => deps.close());

const ask = (email: string, address = "203.0.113.7") =>
  api.anonymous.call("askForResetLink", { json: { email }, init: { headers: { "x-client-address": address } } });
const jobsOf = ({ kind }: { kind: string }) =>
  deps.db.selectFrom("jobs").selectAll().where("kind", "=", kind).orderBy("id").execute();
const auditLog = () => deps.db.selectFrom("audit_log").selectAll().orderBy("id").execute();

/** Runs the waiting jobs. */
async function deliver(): Promise<void> {
  for (const { id, payload } of await jobsOf(sendResetLink)) {
    await sendResetLink.run(deps, sendResetLink.payload.parse(JSON.parse(payload)), new AbortController().signal);
    await deps.db.deleteFrom("jobs").where("id", "=", id).execute();
  }
}

const tokenIn = (mail: MailMessage | undefined) =>
  /https:\/\/cards\.test\/reset-password#([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
const check = (token: string) => api.anonymous.call("checkResetLink", { json: { token } });
const use = (token: string) =>
  api.anonymous.call("resetPassword", { json: { token, new_password: "a very new password" } });

test("an account gets a mail with a link, good for an hour", async () => {
  expect((await api.anonymous.call("getResetHelp")).body).toEqual({ can_mail: true });
  expect((await ask(client.email.toUpperCase())).body).toEqual({ detail: accountMessages.resetLinkAsked });
  await deliver();
  expect(sent.map(({ to, unsubscribe }) => [to, unsubscribe])).toEqual([[client.email, undefined]]);
  const token = tokenIn(sent[0]);
  time += resetLinkLimits.mailedFor - 1;
  expect((await check(token)).status).toBe(200);
  time += 1;
  for (const answer of [await check(token), await use(token)])
    expectError(answer, "validation_error", accountMessages.resetLinkInvalid, "token");
});

test("the link opens in the account's language", async () => {
  await client.call("updateAccount", { json: { language: "hi" } });
  await ask(client.email);
  await deliver();
  expect(sent[0]?.text).toMatch(/https:\/\/cards\.test\/reset-password\?language=hi#[\w-]{20}/);
});

test("whoever has no account, or a blocked one, gets the same answer and no mail", async () => {
  const blocked = await api.client();
  await deps.db.updateTable("users").set({ is_active: false }).where("email", "=", blocked.email).execute();
  const answers = [await ask(client.email), await ask(blocked.email), await ask("nobody@example.com")];
  const before = (await jobsOf(sendResetLink)).map(({ kind, attempts, run_at }) => ({ kind, attempts, run_at }));
  expect(before).toEqual(Array(3).fill(before[0]));
  for (const { status, body } of answers)
    expect([status, body]).toEqual([200, { detail: accountMessages.resetLinkAsked }]);
  await deliver();
  expect(sent.map(({ to }) => to)).toEqual([client.email]);
});

test("one address is written to so often in an hour, and its last link then holds; one network asks so often", async () => {
  const { mailsPerHour, asksPerMinute } = resetLinkLimits;
  for (let count = 0; count <= mailsPerHour; count++)
    expect((await ask(client.email, `198.51.100.${count}`)).status).toBe(200);
  await deliver();
  expect(sent).toHaveLength(mailsPerHour);
  const states = await Promise.all(sent.map(async (mail) => (await check(tokenIn(mail))).status));
  expect(states).toEqual([...Array(mailsPerHour - 1).fill(400), 200]);

  for (let count = 0; count < asksPerMinute; count++) expect((await ask(`${count}@example.com`)).status).toBe(200);
  expectError(await ask("more@example.com"), "too_many_requests", failures.tooManyAttempts);
});

test("tokens are stored as hashes only, and no job holds one", async () => {
  await ask(client.email);
  const jobs = await jobsOf(sendResetLink);
  await deliver();
  const { body } = await (await api.admin()).call("createResetLink", { params: { id: client.id } });
  const links = await deps.db.selectFrom("reset_links").selectAll().execute();
  expect(links).toHaveLength(1);
  const dump = JSON.stringify([links, jobs, await jobsOf(sendResetLink), await auditLog()]);
  for (const token of [tokenIn(sent[0]), body.token]) {
    expect(token.length).toBeGreaterThanOrEqual(43);
    expect(dump).not.toContain(token);
  }
});

test("what cannot be sent is tried again with a new link, for as long as one would hold", async () => {
  await ask(client.email);
  refusal = new MailError("temporary", "busy");
  await expect(deliver()).rejects.toBe(refusal);
  refusal = null;
  time += resetLinkLimits.mailedFor;
  await deliver();
  expect((await check(tokenIn(sent[0]))).status).toBe(200);
  await ask(client.email);
  time += resetLinkLimits.mailedFor + 1;
  await deliver();
  expect(sent).toHaveLength(1);
});

test("mailed, made and used links are logged, with who did it and from where", async () => {
  await ask(client.email);
  await deliver();
  const { body } = await (await api.admin()).call("createResetLink", { params: { id: client.id } });
  await use(body.token);
  const { id: userId } = await deps.db
    .selectFrom("users")
    .select("id")
    .where("email", "=", client.email)
    .executeTakeFirstOrThrow();
  const target = `user:${userId}`;
  expect((await auditLog()).slice(-3)).toMatchObject([
    { action: "reset_link_mailed", actor_id: null, target, address: "203.0.113.7", client_id: client.id },
    { action: "reset_link_created", actor_id: 1, target: `client:${client.id}` },
    { action: "password_changed", actor_id: userId, target, client_id: client.id },
  ]);
});

test("a new password by a link ends the lock that wrong ones have brought", async () => {
  const signIn = (password: string) => api.anonymous.call("signIn", { json: { email: client.email, password } });
  for (let count = 0; count < 5; count++) await signIn("wrong");
  expectError(await signIn(client.password), "too_many_requests");
  const { body } = await (await api.admin()).call("createResetLink", { params: { id: client.id } });
  expect((await use(body.token)).status).toBe(200);
  expect((await signIn("a very new password")).status).toBe(200);
});

test("guesses at a number count together, in every spelling and whether or not somebody has it", async () => {
  await api.client({ phone: "98300 12345" });
  const spellings = ["9830012345", "+91 98300 12345", "098300-12345", "98300 12345", "+919830012345"];
  for (const numbers of [spellings, spellings.map((number) => number.replace("12345", "54321"))]) {
    const guess = (email: string) => api.anonymous.call("signIn", { json: { email, password: "wrong" } });
    for (const number of numbers) expectError(await guess(number), "invalid_credentials");
    for (const number of numbers) expectError(await guess(number), "too_many_requests", failures.tooManyAttempts);
  }
});

test("administrators get links by mail too, and links that have ended are removed", async () => {
  await ask(admin.email);
  await deliver();
  expect(sent.map(({ to }) => to)).toEqual([admin.email]);
  time += resetLinkLimits.mailedFor;
  const expiry = resetLinkJobs.find(({ kind }) => kind === "expire_reset_links");
  await expiry?.run(deps, {}, new AbortController().signal);
  expect(await deps.db.selectFrom("reset_links").selectAll().execute()).toEqual([]);
});

test("an import mails who has no password a link to set one, good for two days, and nobody else", async () => {
  const row = (name: string, more: object = {}) => ({ company_name: name, email: `${name}@example.com`, ...more });
  const rows = [
    row("asha"),
    row("bina", { password: "seven green ladders" }),
    row("chand", { is_active: "no" }),
    row("nonsense", { email: "nonsense" }),
    row("taken", { email: client.email }),
  ];
  const json = { dry_run: false, mail_links: true, rows };
  const { body } = await (await api.admin()).call("importClients", { json });
  expect(JSON.stringify(body)).not.toContain("password");
  const queued = await jobsOf(sendInvitation);
  expect(queued).toHaveLength(1);
  for (const { payload } of queued)
    await sendInvitation.run(deps, sendInvitation.payload.parse(JSON.parse(payload)), new AbortController().signal);
  expect(sent.map(({ to }) => to)).toEqual(["asha@example.com"]);
  time += resetLinkLimits.handedFor - 1;
  expect((await check(tokenIn(sent[0]))).body).toMatchObject({ email: "asha@example.com" });
  await use(tokenIn(sent[0]));
  await api.signIn("asha@example.com", "a very new password");
});
