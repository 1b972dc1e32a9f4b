import { mkdir, mkdtemp, open as openFile, readdir, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { SQLite } from "@/lib/runtime/sqlite.mjs";
import { describeFirstStart, type OpenOptions, type OpenProvider, openProvider } from "@/provider/open";
import { openS3Files } from "@/provider/ports/files/s3";
import { createMemoryState } from "@/provider/ports/shared/memory";
import { Api, Caller } from "../contract/api";
import { openOwnRedis } from "../servers/redis";
import { installTime, openOwnS3, optionsOf } from "../servers/s3";
import { reach } from "./build-deps";
import { listKeys } from "./stored-keys";
import { testOptions } from "./test-options";

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "namaskard-open-"));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const open = (overrides: Partial<OpenOptions> = {}) =>
  openProvider({
    dataDir,
    ...testOptions,
    ...overrides,
  });

async function signIn({ fetch }: OpenProvider, email: string, password: string): Promise<number> {
  return (await new Api(reach(fetch)).anonymous.call("signIn", { json: { email, password } })).status;
}

test("a first start makes an administrator whose password is told once; later ones make none", async () => {
  const first = await open();
  const { adminEmail = "", adminPassword = "" } = first.firstStart ?? {};
  expect(adminEmail).toBe("admin@namaskard.local");
  expect(adminPassword.length).toBeGreaterThanOrEqual(16);
  expect(await signIn(first, adminEmail, adminPassword)).toBe(200);
  await first.close();

  const second = await open({ adminEmail: "other@example.com" });
  expect(second.firstStart).toBeNull();
  expect(await signIn(second, adminEmail, adminPassword)).toBe(200);
  await second.close();
});

test("a configured password is used and never repeated", async () => {
  const provider = await open({ adminEmail: "boss@example.com", adminPassword: "correct horse battery" });
  expect(await signIn(provider, "boss@example.com", "correct horse battery")).toBe(200);
  const lines = provider.firstStart ? describeFirstStart(provider.firstStart).join("\n") : "";
  expect(lines).toContain("boss@example.com");
  expect(lines).not.toContain("correct horse battery");
  await provider.close();
});

test("without a secret for tokens the folder's own is used, which a start makes and later ones keep", async () => {
  const call = async ({ fetch }: OpenProvider, token: string | null) =>
    (await new Caller(reach(fetch), token).call("getCurrentUser")).status;
  const own = { tokenSecret: undefined, adminEmail: "boss@example.com", adminPassword: "correct horse battery" };
  const first = await open(own);
  const { token: access } = await new Api(reach(first.fetch)).signIn(own.adminEmail, own.adminPassword);
  await first.close();
  const second = await open(own);
  expect(await call(second, access)).toBe(200);
  await second.close();
  const other = await open();
  expect(await call(other, access)).toBe(401);
  await other.close();
});

test("a second process on the same folder is refused and leaves the first running", async () => {
  const provider = await open();
  await expect(open()).rejects.toMatchObject({
    name: "StartError",
    message: `DATA_DIR ${dataDir} is in use by process ${process.pid}; stop that one first`,
  });
  expect(await signIn(provider, "nobody@example.com", "not a password")).toBe(401);
  await provider.close();
});

test("a damaged database is one plain line, and the folder is given free again", async () => {
  const file = path.join(dataDir, "namaskard.db");
  await writeFile(file, "this is no database at all, however long it may be".repeat(100));
  for (const _ of [1, 2])
    await expect(open()).rejects.toMatchObject({
      name: "StartError",
      message: `The database ${file} is damaged; restore DATA_DIR from a backup`,
    });
});

describe("a database that was lost", () => {
  const database = () => path.join(dataDir, "namaskard.db");
  const media = () => path.join(dataDir, "media", "ab");
  const upload = `ab${"0".repeat(30)}-800.webp`;

  async function makeUsedFolder(): Promise<void> {
    await (await open({ tokenSecret: undefined })).close();
    await mkdir(media(), { recursive: true });
    await writeFile(path.join(media(), upload), "a picture");
  }

  const lose: Record<string, () => Promise<void>> = {
    missing: () => rm(database()),
    empty: () => truncate(database(), 0),
  };

  test.each(Object.keys(lose))("%s beside files is refused, deletes nothing and makes nothing", async (state) => {
    await makeUsedFolder();
    await lose[state]?.();
    const before = (await readdir(dataDir)).sort();
    for (const _ of [1, 2])
      await expect(open()).rejects.toMatchObject({
        name: "StartError",
        message: expect.stringContaining(
          `${database()} is ${state}, but DATA_DIR has files or secrets of an earlier one`,
        ),
      });
    expect(await readdir(media())).toEqual([upload]);
    expect((await readdir(dataDir)).sort()).toEqual(before);
  });

  test("is refused beside secrets alone, and beside files alone", async () => {
    await makeUsedFolder();
    await rm(database());
    await rm(path.join(dataDir, "media"), { recursive: true });
    await expect(open()).rejects.toThrow("is missing");
    await rm(path.join(dataDir, "secrets.json"));
    await mkdir(media(), { recursive: true });
    await writeFile(path.join(media(), upload), "a picture");
    await expect(open()).rejects.toThrow("is missing");
  });

  test("comes back with its file, and an older copy of it keeps the files that it does not know", async () => {
    await makeUsedFolder();
    await (await open()).close();
    expect(await readdir(media())).toEqual([upload]);
  });
});

test("a database is checked where the machine may have stopped beneath it, at each start until it is whole", async () => {
  await (await open()).close();
  await damage(path.join(dataDir, "namaskard.db"));
  await (await open()).close();
  await writeFile(path.join(dataDir, "lock.pid"), "12345");
  for (const _ of [1, 2]) await expect(open()).rejects.toThrow("is damaged");
});

/** Overwrites an index's page, which only the integrity check reads at a start. */
async function damage(file: string): Promise<void> {
  const sqlite = new SQLite(file);
  const page = sqlite
    .prepare("SELECT rootpage FROM sqlite_master WHERE name = 'audit_by_time'")
    .pluck()
    .get() as number;
  const size = sqlite.pragma("page_size", { simple: true }) as number;
  sqlite.close();
  const handle = await openFile(file, "r+");
  await handle.write(Buffer.alloc(size, 0xff), 0, size, (page - 1) * size);
  await handle.close();
}
test.each<[Partial<OpenOptions>, string]>([
  [{ redisUrl: "http://127.0.0.1" }, "REDIS_URL: must begin with redis:// or rediss:// and a host"],
  [{ smtpUrl: "smtp://127.0.0.1" }, "MAIL_FROM: must be like Name <name@example.com>"],
])("%j is one plain line, and the folder is given free again", async (options, message) => {
  for (const _ of [1, 2]) await expect(open(options)).rejects.toMatchObject({ name: "StartError", message });
  await (await open()).close();
});

test("shared state that is passed in is used, and not closed", async () => {
  const shared = createMemoryState();
  const close = jest.spyOn(shared, "close");
  const provider = await open({ shared, loginRatePerMinute: 1 });
  expect(await signIn(provider, "nobody@example.com", "not a password")).toBe(401);
  await provider.close();
  expect(close).not.toHaveBeenCalled();
  const next = await open({ shared, loginRatePerMinute: 1 });
  expect(await signIn(next, "nobody@example.com", "not a password")).toBe(429);
  await next.close();
});

test("providers with one Redis limit together", async () => {
  const server = await openOwnRedis();
  if (!server) return;
  const options = { redisUrl: server.url, loginRatePerMinute: 1 };
  const [first, second] = [await open(options), await open({ ...options, dataDir: path.join(dataDir, "second") })];
  expect(await signIn(first, "nobody@example.com", "not a password")).toBe(401);
  expect(await signIn(second, "nobody@example.com", "not a password")).toBe(429);
  await first.close();
  await second.close();
  await server.close();
});

describe("with a bucket", () => {
  let server: Awaited<ReturnType<typeof openOwnS3>>;
  beforeAll(async () => {
    server = await openOwnS3();
  }, installTime);
  afterAll(() => server?.close());

  test("files go there, and a wrong key to it ends the start", async () => {
    if (!server) return;
    const s3 = optionsOf(server);
    await expect(open({ s3: { ...s3, secretAccessKey: "wrong" } })).rejects.toMatchObject({ name: "StartError" });

    const provider = await open({ s3, seedDemo: true });
    const files = await openS3Files(s3);
    const keys = await listKeys(files);
    for (const key of keys) {
      const answer = await provider.fetch(new Request(`http://provider/media/${key}`));
      expect([key, answer.status, (await answer.arrayBuffer()).byteLength]).toEqual([key, 200, await files.size(key)]);
    }
    expect(keys.length).toBeGreaterThan(10);
    expect(await readdir(dataDir)).not.toContain("media");
    await files.close();
    await provider.close();
  });
});

test("a database of places that cannot be read ends the start", async () => {
  const geoipFile = path.join(dataDir, "none.mmdb");
  await expect(open({ geoipFile })).rejects.toThrow(`GEOIP_FILE: ${geoipFile} cannot be read (ENOENT)`);
});
