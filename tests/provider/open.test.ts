import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathOf } from "@/lib/contract/endpoints";
import { describeFirstStart, type OpenOptions, type OpenProvider, openProvider } from "@/provider/open";
import { createMemoryState } from "@/provider/ports/shared/memory";
import { openOwnRedis } from "../servers/redis";

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "namaskard-open-"));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const open = (overrides: Partial<OpenOptions> = {}) =>
  openProvider({
    dataDir,
    tokenSecret: "a secret for tests that is long enough",
    loginRatePerMinute: 1000,
    mediaBaseUrl: "",
    seedDemo: false,
    ...overrides,
  });

async function signIn({ fetch }: OpenProvider, email: string, password: string): Promise<number> {
  const body = JSON.stringify({ email, password });
  const headers = { "content-type": "application/json" };
  return (await fetch(new Request(`http://provider/api${pathOf("token")}`, { method: "POST", headers, body }))).status;
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

test("a second one on the same folder is refused and leaves the first at work", async () => {
  const provider = await open();
  await expect(open()).rejects.toMatchObject({
    name: "StartError",
    message: `DATA_DIR ${dataDir} is in use by process ${process.pid}`,
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

test.each<[Partial<OpenOptions>, string]>([
  [{ redisUrl: "http://127.0.0.1" }, "REDIS_URL: must begin with redis:// or rediss:// and a host"],
  [{ smtpUrl: "smtp://127.0.0.1" }, "MAIL_FROM: must be like Name <name@example.com>"],
])("%j is one plain line, and the folder is given free again", async (options, message) => {
  for (const _ of [1, 2]) await expect(open(options)).rejects.toMatchObject({ name: "StartError", message });
  await (await open()).close();
});

test("state that is passed in is used, and left to who opened it", async () => {
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
