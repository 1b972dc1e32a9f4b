import { spawnSync } from "node:child_process";
import { expect, test } from "@playwright/test";
import { operations } from "@/lib/contract/operations";
import { pdfFile } from "../../tests/contract/files";
import { findFreePort } from "../../tests/free-port";
import { openPostgres } from "../../tests/servers/postgres";
import { openOwnRedis } from "../../tests/servers/redis";
import { ApiUser } from "../api-user";
import { requestRaw } from "../raw-request";
import { admin, type Site, startSite } from "../site";
import { startSlowUpload } from "../slow-upload";
import { startSteadyLoad } from "../steady-load";

let several: Site | null = null;
let metricsPort: number;
const closers: (() => Promise<void>)[] = [];

test.describe.configure({ mode: "serial" });
test.beforeAll(async () => {
  test.setTimeout(300_000);
  const [postgres, redis] = [await openPostgres(), await openOwnRedis()];
  for (const server of [postgres, redis]) if (server) closers.push(server.close);
  if (!postgres || !redis) return;
  metricsPort = await findFreePort();
  several = await startSite({
    WEB_PROCESSES: "2",
    DATABASE_URL: postgres.url,
    REDIS_URL: redis.url,
    METRICS_PORT: String(metricsPort),
  });
  closers.push(several.close);
  await hasTwo();
});
test.afterAll(async () => {
  for (const close of closers.reverse()) await close();
});

/** Waits until both processes serve. */
async function hasTwo(): Promise<void> {
  await expect.poll(() => several?.webPids().length, { timeout: 60_000 }).toBe(2);
}

async function signInOwner({ url }: Site) {
  const client = await (await ApiUser.signIn(url, admin.email, admin.password)).createClient();
  return { client, owner: await ApiUser.signIn(url, client.email, client.password) };
}

test("a write is visible at once, whichever process answers", async () => {
  if (!several) return;
  test.setTimeout(300_000);
  const { url } = several;
  const { client, owner } = await signInOwner(several);
  for (let round = 0; round < 20; round++) {
    await owner.call("PATCH", operations.updateProfile.path, { about_us: `This is what we say in round ${round}.` });
    const cards = await Promise.all(Array.from({ length: 6 }, () => requestRaw(url, `/${client.slug}`)));
    for (const { body } of cards) expect(body).toContain(`in round ${round}.`);
  }
});

test("metrics are summed over both processes", async () => {
  if (!several) return;
  const line = 'namaskard_answers_total{kind="call",status="404"}';
  const read = async () => {
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    return Number(
      text
        .split("\n")
        .find((each) => each.startsWith(line))
        ?.split(" ")
        .at(-1) ?? 0,
    );
  };
  const before = await read();
  for (let index = 0; index < 10; index++) await requestRaw(several.url, "/api/nothing");
  expect((await read()) - before).toBe(10);
});

test("a killed process is replaced while the other serves", async () => {
  if (!several) return;
  test.setTimeout(120_000);
  const [victim = 0, other = 0] = several.webPids();
  process.kill(victim, "SIGKILL");
  await expect.poll(() => several?.output()).toContain(`Web process ${victim} ended (SIGKILL); another starts in`);
  for (let time = 0; time < 20; time++) expect((await requestRaw(several.url, "/healthz")).status).toBe(200);
  await hasTwo();
  expect(several.webPids()).toContain(other);
  expect(several.webPids()).not.toContain(victim);
});

test("a restart of several processes refuses and disconnects nobody", async () => {
  if (several) await restartUnderLoad(several);
});

test("a restart of a single process on SQLite refuses and disconnects nobody", async () => {
  const site = await startSite();
  try {
    await restartUnderLoad(site);
  } finally {
    await site.close();
  }
});

test("when the supervisor is killed its process exits too, and the next start finds lock and port free", async () => {
  const site = await startSite({ SEED_DEMO: "false" });
  try {
    const [pid = 0] = site.webPids();
    site.signal("SIGKILL");
    await expect.poll(() => isRunning(pid)).toBe(false);
    await site.start();
  } finally {
    await site.close();
  }
});

test("settings that cannot work print one line and exit with 1", async () => {
  const settings = { ...process.env, PORT: String(await findFreePort()), WEB_PROCESSES: "2" };
  const { status, stdout, stderr } = spawnSync(process.execPath, ["server/start.mjs"], {
    env: settings,
    encoding: "utf8",
  });
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toMatch(/^WEB_PROCESSES: .+DATABASE_URL and REDIS_URL.+\n$/);
});

test("a process that cannot start ends the whole start, with its one line", async () => {
  const settings = { ...process.env, PORT: String(await findFreePort()), DATA_DIR: "/proc/nowhere" };
  const { status, stdout, stderr } = spawnSync(process.execPath, ["server/start.mjs"], {
    env: settings,
    encoding: "utf8",
  });
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toMatch(/^DATA_DIR \S+ cannot be written to .+\n$/);
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function restartUnderLoad(site: Site): Promise<void> {
  test.setTimeout(300_000);
  const { client, owner } = await signInOwner(site);
  const former = site.webPids();
  const load = startSteadyLoad(site.url, `/${client.slug}`);
  const form = new FormData();
  form.set("file", await pdfFile("catalogue.pdf"));
  form.set("file_name", "Catalogue");
  const upload = await startSlowUpload(site.url, `/api${operations.createDocument.path}`, owner, form);
  site.signal("SIGHUP");
  // Long enough for the restart to be in progress.
  await new Promise((resolve) => setTimeout(resolve, 5_000));
  expect(await upload.finish()).toMatchObject({ status: 201 });
  await expect
    .poll(() => site.output(), { timeout: 120_000 })
    .toContain("Restarted with the present code and settings");
  await expect.poll(() => site.webPids().some((pid) => former.includes(pid)), { timeout: 60_000 }).toBe(false);
  expect(site.webPids()).toHaveLength(former.length);
  const { answered, failures, longestWait } = await load.stop();
  expect(failures).toEqual([]);
  test.info().annotations.push({ type: "answered", description: `${answered}, after ${longestWait} ms at most` });
  const { results } = await owner.call<{ results: object[] }>("GET", operations.listDocuments.path);
  expect(results).toMatchObject([{ file_name: "Catalogue" }]);
}
