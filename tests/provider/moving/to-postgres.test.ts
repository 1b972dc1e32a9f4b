import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { lockDataDir } from "@/lib/runtime/data-dir";
import { type OpenProvider, openProvider } from "@/provider/open";
import { Api, admin } from "../../contract/api";
import { hasPostgres } from "../../servers/postgres";
import { fillOldDatabase, makeOldDatabase } from "../ports/database/first-release";
import { readFileRows, readSchemaRows } from "../ports/database/moving/read-both";
import { openSchemas, type Schemas } from "../ports/database/moving/schemas";
import { testOptions } from "../test-options";
import { runCommand } from "./run-command";

let dataDir: string;
let file: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "namaskard-to-postgres-"));
  file = path.join(dataDir, "namaskard.db");
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const run = (env: Record<string, string>, more: Omit<Parameters<typeof runCommand>[1], "env"> = {}) =>
  runCommand("migrate:to-postgres", { env: { DATA_DIR: dataDir, ...env }, ...more });

const open = (databaseUrl?: string) =>
  openProvider({
    ...testOptions,
    tokenSecret: undefined,
    dataDir,
    databaseUrl,
    adminEmail: admin.email,
    adminPassword: admin.password,
    seedDemo: true,
  });
const apiOf = ({ fetch }: OpenProvider) => new Api((path, init) => fetch(new Request(`http://provider${path}`, init)));

const stopped = "Stopped before the end; run the same command again to continue\n";

function makeSource(clients: number): void {
  const old = makeOldDatabase(file);
  fillOldDatabase(old, clients);
  old.close();
}

test("help is printed whatever is set, and says how to go on", async () => {
  const { code, output } = await run({ DATA_DIR: "/nowhere" }, { args: ["--help"] });
  expect(code).toBe(0);
  expect(output).toMatch(/^npm run migrate:to-postgres -- \[options\]\n/);
  expect(output).toContain("goes on when the command is run again");
  expect(output).toContain("--replace");
});

test.each([
  [{}, ["--force"], 'Unknown argument "--force"; see --help'],
  [{}, ["--replace=no"], 'Unknown argument "--replace=no"; see --help'],
  [{}, ["postgres://here"], 'Unknown argument "postgres://here"; see --help'],
  [{}, [], "DATABASE_URL: must name the PostgreSQL database that the rows go to"],
  [{ DATA_DIR: "/nowhere/at-all", DATABASE_URL: "postgres://x/y" }, [], "DATA_DIR /nowhere/at-all does not exist"],
  [{ LOGIN_RATE_PER_MINUTE: "many" }, [], "LOGIN_RATE_PER_MINUTE: Please enter a number"],
])("with %j %j it ends with one plain line", async (env: Record<string, string>, args, line) => {
  expect(await run(env, { args })).toEqual({ code: 1, output: `${line}\n` });
});

test("a folder without a database, and one that is served, are refused", async () => {
  const env = { DATABASE_URL: "postgres://127.0.0.1:1/cards" };
  expect(await run(env)).toEqual({
    code: 1,
    output: `DATA_DIR ${dataDir} holds no database to move: ${file} is missing\n`,
  });
  makeSource(1);
  const { unlock } = lockDataDir(dataDir);
  expect(await run(env)).toEqual({
    code: 1,
    output: `DATA_DIR ${dataDir} is in use by process ${process.pid}; stop that one first\n`,
  });
  unlock();
});

function describeCommand(): void {
  let schemas: Schemas;
  let url: string;
  let name: string;
  beforeAll(async () => {
    schemas = await openSchemas();
  });
  afterAll(() => schemas.close());
  beforeEach(async () => {
    ({ url, name } = await schemas.create());
  });

  test("it tells what it did, keeps the file, and the old rows are served no more by mistake", async () => {
    makeSource(2);
    const { code, output } = await run({ DATABASE_URL: url });
    expect([code, output]).toEqual([
      0,
      expect.stringMatching(/\n36 rows of \d+ tables moved, and every one was compared\./),
    ]);
    expect(output).toMatch(
      /^Bringing .* to the newest schema\n.*"0006_stored_folding","name":"namaskard-.+"Rows were saved before a migration".*\nCopying \w+: \d+ rows\n/,
    );
    expect(output).toMatch(/\n {2}clients +2\n/);
    expect(output).toContain("start the service with the DATABASE_URL of this command");
    expect(output).not.toContain(url);
    expect(await readSchemaRows(schemas, name)).toEqual(readFileRows(file));

    const notice = path.join(dataDir, "moved-to-postgres.txt");
    const refusal = `The rows of DATA_DIR ${dataDir} were moved to PostgreSQL: set DATABASE_URL, or remove ${notice} to go back to what they were before`;
    await expect(open()).rejects.toMatchObject({ name: "StartError", message: refusal });
    expect(await readFile(notice, "utf8")).toContain("remove this notice");
    for (const target of [url, (await schemas.create()).url])
      expect(await run({ DATABASE_URL: target })).toEqual({
        code: 1,
        output: `Bringing ${file} to the newest schema\n${refusal}\n`,
      });
    await rm(notice);
    await (await open()).close();
  });

  test("killed and stopped at any point it goes on, and the rows are the same", async () => {
    makeSource(2_000);
    const cuts = Array.from({ length: 6 }, (_, index) => ({
      by: (["SIGKILL", "SIGINT", "SIGTERM"] as const)[index % 3] ?? "SIGKILL",
      afterLines: 1 + Math.floor(Math.random() * 24),
    }));
    const story: unknown[] = [];
    let { code, output } = { code: null as number | null, output: "" };
    for (const cut of [...cuts, undefined]) {
      if (code === 0) break;
      ({ code, output } = await run({ DATABASE_URL: url }, { cut }));
      story.push({ cut, code, output });
      if (code === 0 || !cut) continue;
      if (cut.by !== "SIGKILL") expect({ story, isTold: output.endsWith(stopped) }).toEqual({ story, isTold: true });
      // Cut before its first row, it has left an empty database, in which any site may begin.
      if (output.includes("Copying"))
        await expect(open(url)).rejects.toThrow("holds only part of the rows that are being moved there");
    }
    expect({ story, code }).toEqual({ story, code: 0 });
    expect(await readSchemaRows(schemas, name)).toEqual(readFileRows(file));
  }, 240_000);

  test("the moved site serves as the old one did", async () => {
    const before = await open();
    const api = apiOf(before);
    const client = await api.client({ company_name: "शर्मा ☕" });
    const lost = await api.client();
    await (await api.admin()).call("deleteClient", { params: { id: lost.id } });
    const card = await readCard(api);
    await before.close();
    expect((await run({ DATABASE_URL: url })).code).toBe(0);

    const after = await open(url);
    expect(after.firstStart).toBeNull();
    const moved = apiOf(after);
    expect(await readCard(moved)).toEqual(card);
    await moved.signIn(client.email, client.password);
    expect((await new Api(moved.transport).anonymous.send("GET", "/profile", { token: client.token })).status).toBe(
      200,
    );
    const fresh = await moved.client();
    expect(fresh.id).toBeGreaterThan(lost.id);
    await after.close();
  });
}

/** All that the demo company's card shows. */
async function readCard({ anonymous }: Api): Promise<unknown[]> {
  const params = { companyName: "namaskard-demo" };
  const parts: unknown[] = [];
  for (const call of [
    "getCompany",
    "listCompanyDocuments",
    "listCompanyProducts",
    "listCompanyVideos",
    "listCompanyBanners",
    "listCompanyPeople",
  ] as const) {
    const { status, body } = await anonymous.call(call, { params });
    expect(status).toBe(200);
    parts.push(body);
  }
  return parts;
}

if (hasPostgres()) describe("migrate:to-postgres", () => describeCommand());
