import { mkdir, rm, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { generateSync } from "otplib";
import type { Tokens } from "@/lib/contract/identity/schema";
import { replaceSecrets } from "@/lib/runtime/secrets/open";
import { SQLite } from "@/lib/runtime/sqlite.mjs";
import { atLength, drill } from "../../at-length";
import { admin } from "../../contract/api";
import { addClient, apiOf, listKinds, makeSite, removeFolders, type SiteOfTest } from "../backup/sites";
import { runCommand } from "../run-command";

afterEach(removeFolders);

let site: SiteOfTest;
let provider: Awaited<ReturnType<SiteOfTest["open"]>>;
const runOn = ({ env }: SiteOfTest, ...args: string[]) => runCommand("admin", { env, args });
const run = (...args: string[]) => runOn(site, ...args);
/** The command's JSON output. */
const read = async (...args: string[]) => JSON.parse((await run(...args, "--json")).output);

const kinds = listKinds();

describe.each(kinds)("beside a service on $name", ({ make }) => {
  beforeEach(async () => {
    site = await make();
    provider = await site.open();
  });
  afterEach(() => provider.close());

  test("an administrator is made who can sign in, once for each address", async () => {
    const { email, password } = await read("create-administrator", "Second@Example.com");
    expect(email).toBe("second@example.com");
    await apiOf(provider).signIn(email, password);
    expect(await read("create-administrator", email)).toEqual({ error: "A user with this email already exists" });
    expect(await run("create-administrator", "nobody")).toEqual({
      code: 1,
      output: "nobody is not an email address\n",
    });
  });

  test("a new password replaces the old one, ends sessions and lifts the lock that wrong ones brought", async () => {
    const api = apiOf(provider);
    const client = await api.client();
    const signIn = (password: string) =>
      api.anonymous.call("signIn", { json: { email: client.email, password } }).then(({ status }) => status);
    for (let attempt = 0; attempt < 6; attempt++) await signIn("wrong-wrong-wrong");
    expect(await signIn(client.password)).toBe(429);
    const { password } = await read("reset-password", client.email.toUpperCase());
    expect((await api.anonymous.send("GET", "/profile", { token: client.token })).status).toBe(401);
    const deadline = Date.now() + 10_000;
    let status = await signIn(password);
    while (status === 429 && Date.now() < deadline) {
      await sleep(100);
      status = await signIn(password);
    }
    expect([status, await signIn(client.password)]).toEqual([200, 401]);
    expect(await run("reset-password", "nobody@example.com")).toEqual({
      code: 1,
      output: "No account has the email or phone number nobody@example.com\n",
    });
  });

  test("a client is blocked and let in again, an administrator is let in again only", async () => {
    const api = apiOf(provider);
    const client = await api.client();
    const look = async () => (await api.anonymous.call("getCompany", { params: { companyName: client.slug } })).status;
    expect(await read("block", client.email)).toMatchObject([{ client_id: client.id, is_active: false }]);
    expect(await look()).toBe(404);
    expect((await run("unblock", client.email)).output).toBe(`${client.companyName} is active\n`);
    expect(await look()).toBe(200);
    const { email } = await read("create-administrator", "third@example.com");
    expect((await run("block", email)).output).toBe(
      `${email} is an administrator: block them on the site, as another administrator\n`,
    );
    const administrator = await api.admin();
    const { results } = (await administrator.call("listAdministrators")).body;
    const params = { id: results.find((row: { email: string }) => row.email === email).id };
    await administrator.call("blockAdministrator", { params, json: { current_password: admin.password } });
    expect((await run("unblock", email)).output).toBe(`${email} is active\n`);
  });

  drill("sessions are listed and ended, of one account alone", async () => {
    const api = apiOf(provider);
    const [one, other] = [await api.client(), await api.client()];
    expect(await read("sessions", one.email)).toEqual([expect.objectContaining({ email: one.email })]);
    expect((await read("sessions")).length).toBeGreaterThanOrEqual(2);
    expect((await run("sessions")).output).not.toMatch(/hash|eyJ/);
    expect(await read("end-sessions", one.email)).toEqual({ email: one.email, ended: 1 });
    const status = async (token: string | null) =>
      (await api.anonymous.send("GET", "/profile", { token: token ?? "" })).status;
    expect([await status(one.token), await status(other.token)]).toEqual([401, 200]);
  });

  drill("whoever has lost phone and recovery codes signs in with the password alone again", async () => {
    const client = await apiOf(provider).client();
    expect((await run("end-two-factor", client.email)).output).toBe(
      `${client.email} has neither two-step verification nor passkeys\n`,
    );
    const { secret } = (await client.call("startTwoFactor", { json: { current_password: client.password } })).body;
    await client.call("confirmTwoFactor", { json: { code: generateSync({ secret }) } });
    const signIn = async () =>
      (await apiOf(provider).anonymous.call("signIn", { json: { email: client.email, password: client.password } }))
        .status;
    expect(await signIn()).toBe(401);
    expect(await read("end-two-factor", client.email)).toEqual({ email: client.email });
    expect((await client.send("GET", "/profile")).status).toBe(401);
    expect(await signIn()).toBe(200);
  });

  drill(
    "secrets are replaced under a service that runs, and nobody is signed out",
    async () => {
      const api = apiOf(provider);
      const client = await api.client();
      const anonymous = api.anonymous;
      const signIn = () => anonymous.call("signIn", { json: { email: client.email, password: client.password } });
      const look = async (token: string) => (await anonymous.send("GET", "/profile", { token })).status;
      const refresh = async (token: string) =>
        (await anonymous.call("refreshTokens", { json: { refresh: token } })).body;
      const { access, refresh: first } = (await signIn()).body as Tokens;
      const next = (await refresh(first)) as Tokens;

      // As the command does, most of its half a minute ago.
      const now = new Date(Date.now() - 22_000);
      const from = replaceSecrets(site.dataDir, { now, isAtOnce: false });
      await sleep(from.getTime() - Date.now() + 500);
      expect([await look(access), await look(next.access)]).toEqual([200, 200]);
      // Repeated within its ten seconds, it leads to the same token as before.
      expect(((await refresh(first)) as Tokens).refresh).toBe(next.refresh);
      const last = (await refresh(next.refresh)) as Tokens;
      const later = (await signIn()).body as Tokens;
      expect([await look(last.access), await look(later.access)]).toEqual([200, 200]);

      const { signs_from, ended_sessions } = await read("rotate-secrets");
      expect([Date.parse(signs_from) > Date.now() + 20_000, ended_sessions]).toEqual([true, false]);
      expect((await run("rotate-secrets")).output).toMatch(/^Secrets were replaced just now; the new ones sign from /);
      expect(await run("rotate-secrets", "now")).toEqual({
        code: 2,
        output: '"now" is unknown; the only option is at-once\n',
      });
      expect((await run("rotate-secrets", "at-once")).output).toMatch(/^The old secrets no longer work: everyone/);
      await sleep(6_000);
      expect([await look(last.access), await look(later.access)]).toEqual([401, 401]);
      expect(await look(((await signIn()).body as Tokens).access)).toBe(200);
    },
    60_000,
  );

  drill("jobs are listed without what they hold, and made due", async () => {
    const jobs = await read("jobs");
    const job = jobs.find(({ kind }: { kind: string }) => kind === "expire_leads");
    expect(job).toMatchObject({ run_at: expect.any(String), error: null });
    expect(Object.keys(job)).not.toContain("payload");
    // A job that is due could be running; pick one that is not.
    const waiting = jobs.filter(({ run_at }: { run_at: string }) => Date.parse(run_at) > Date.now() + 60_000);
    for (const { id } of waiting.slice(0, 1)) expect(await read("run-job", String(id))).toEqual({ restarted: [id] });
    expect(await read("run-job", "999999")).toEqual({
      error: "No job with the id 999999 is waiting; list them with npm run admin -- jobs",
    });
    expect(await run("retry-jobs")).toEqual({ code: 0, output: "0 jobs due now\n" });
  });

  drill("a CDN is told to drop every page by the service, and without one the command says so", async () => {
    expect(await run("purge-cdn")).toEqual({
      code: 1,
      output: "There is no CDN: CDN_PURGE_URL is not set\n",
    });
    const env = { ...site.env, CDN_PURGE_URL: "http://127.0.0.1:1/hush" };
    const { code, output } = await runCommand("admin", { env, args: ["purge-cdn"] });
    expect([code, output]).toEqual([0, expect.stringMatching(/^127\.0\.0\.1:1 is told to drop every page$/m)]);
  });

  test("the doctor finds nothing that has to be looked at", async () => {
    const findings: { check: string; state: string }[] = await read("doctor");
    expect(findings.filter(({ state }) => state === "problem")).toEqual([]);
    expect(findings.map(({ check }) => check)).toEqual([
      ...[
        "database",
        "files",
        "orphans",
        "clock",
        "disk",
        "mail",
        "failed-mails",
        "redis",
        "sign-in",
        "failed-sign-ins",
        "cdn",
        "certificate",
        "jobs",
        "backups",
        "release",
      ],
    ]);
    expect((await run("doctor")).code).toBe(0);
  });
});

describe("the doctor", () => {
  /** The doctor's finding about one thing. */
  const find = async (check: string, env: Record<string, string> = {}) => {
    const { code, output } = await runCommand("admin", { env: { ...site.env, ...env }, args: ["doctor", "--json"] });
    // Logs of connections may come before the JSON.
    const finding = JSON.parse(output.slice(output.indexOf("[\n"))).find(
      (each: { check: string }) => each.check === check,
    );
    return { code, ...finding };
  };
  const inDatabase = (statement: string) => {
    const sqlite = new SQLite(path.join(site.dataDir, "namaskard.db"));
    sqlite.exec(statement);
    sqlite.close();
  };
  beforeEach(async () => {
    site = await makeSite();
    provider = await site.open();
    await addClient(apiOf(provider));
    await provider.close();
  });

  test("names files that are missing or cut, and those that nobody knows", async () => {
    const [lost = "", cut = ""] = Object.keys(await site.readFiles());
    const placeOf = (key: string) => path.join(site.dataDir, "media", key.slice(0, 2), key);
    await rm(placeOf(lost));
    await writeFile(placeOf(cut), "");
    const { code, state, detail } = await find("files");
    expect([code, state]).toEqual([1, "problem"]);
    expect(detail).toContain(`${lost} is missing`);
    expect(detail).toMatch(new RegExp(`${cut} has 0 bytes instead of \\d+`));

    inDatabase(`delete from files where key = '${cut}'`);
    await utimes(placeOf(cut), 1, 1);
    expect(await find("orphans")).toMatchObject({ state: "warning", detail: expect.stringContaining(cut) });
  });

  drill("sees a backup that is old, whoever was to make it", async () => {
    await mkdir(path.join(site.dataDir, "backups"), { recursive: true });
    const leave = (days: number) => {
      const at = new Date(Date.now() - days * 86_400_000).toISOString().replace(/\.\d+/, "").replaceAll(/[-:]/g, "");
      return writeFile(path.join(site.dataDir, "backups", `namaskard-${at}-by-hand.tar`), "");
    };
    expect(await find("backups")).toMatchObject({ state: "warning" });
    await leave(9);
    expect(await find("backups")).toMatchObject({
      code: 1,
      state: "problem",
      detail: expect.stringMatching(/216 hours/),
    });
    await leave(3);
    expect(await find("backups")).toMatchObject({ state: "fine" });
    expect(await find("backups", { BACKUP_EVERY: "24" })).toMatchObject({ state: "problem" });
  });

  drill("sees a clock that is behind, jobs that died and rows without those that they belong to", async () => {
    inDatabase("update audit_log set at = '2999-01-01T00:00:00.000Z'");
    expect(await find("clock")).toMatchObject({ code: 1, state: "problem" });
    inDatabase("update jobs set dead_at = '2026-11-20T00:00:00.000Z' where kind = 'expire_leads'");
    expect(await find("jobs")).toMatchObject({
      code: 1,
      state: "problem",
      detail: expect.stringMatching(/^1 failed for good/),
    });
    expect(await run("retry-jobs")).toMatchObject({ output: "1 job due now\n" });
    inDatabase("pragma foreign_keys=off; delete from users where is_admin = 0");
    expect(await find("database")).toMatchObject({
      state: "problem",
      detail: expect.stringContaining("of users that is not there"),
    });
  });

  drill("says which service is away", async () => {
    const nowhere = "127.0.0.1:9";
    expect(await find("mail", { SMTP_URL: `smtp://${nowhere}`, MAIL_FROM: "a@example.com" })).toMatchObject({
      state: "problem",
      detail: expect.stringContaining(`The mail server at ${nowhere} did not take a message`),
    });
    const oidc = { OIDC_ISSUER: `http://${nowhere}`, OIDC_CLIENT_ID: "cards", OIDC_CLIENT_SECRET: "secret" };
    expect(await find("sign-in", oidc)).toMatchObject({
      state: "problem",
      detail: expect.stringContaining("cannot be reached"),
    });
    expect(await find("redis", { REDIS_URL: `redis://${nowhere}` })).toMatchObject({ state: "problem" });
    expect(await find("certificate", { SITE_URL: `https://${nowhere}` })).toMatchObject({ state: "warning" });
    expect(await find("backups", { BACKUP_EVERY: "24" })).toMatchObject({ state: "problem" });
    await runCommand("backup", { env: site.env });
    expect(await find("backups", { BACKUP_EVERY: "24" })).toMatchObject({ state: "fine" });
  });
});

const refused = [
  [[], 2, "npm run admin -- COMMAND [--json]"],
  [["--help"], 0, "create-administrator EMAIL"],
  [["nothing"], 2, 'Unknown command "nothing"'],
  [["constructor"], 2, 'Unknown command "constructor"'],
  [["block"], 2, "Usage: npm run admin -- block EMAIL"],
  [["jobs", "more"], 2, "Usage: npm run admin -- jobs"],
  [["block", "--force"], 2, "Usage: npm run admin -- block EMAIL"],
  [["jobs"], 1, "DATA_DIR /nowhere does not exist"],
] as const;

test.each(atLength(refused, [refused[3], refused[4], refused[7]]))(
  "with %j it exits with %d",
  async (args, code, words) => {
    const ended = await runCommand("admin", { env: { DATA_DIR: "/nowhere" }, args: [...args] });
    expect([ended.code, ended.output]).toEqual([code, expect.stringContaining(words)]);
  },
);

test("of another version it leaves the database alone", async () => {
  site = await makeSite();
  await (await site.open()).close();
  const sqlite = new SQLite(path.join(site.dataDir, "namaskard.db"));
  sqlite.exec("insert into kysely_migration values ('9999_future', '2026-11-20T10:00:00.000Z')");
  sqlite.close();
  expect(await run("jobs")).toEqual({ code: 1, output: "The database is of a newer version than this command\n" });
});
