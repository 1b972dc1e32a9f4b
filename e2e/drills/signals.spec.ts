import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { findFreePort } from "../../tests/free-port";
import { startProvider } from "../site";

/** Each script with the variable for its port, and a path that answers once it serves. */
const scripts = [
  { name: "start", setting: "PORT", path: "/readyz" },
  { name: "provider", setting: "PROVIDER_PORT", path: "/readyz" },
];

for (const { name, setting, path: address } of scripts)
  test(`SIGTERM to npm run ${name} leaves nothing behind`, async () => {
    test.setTimeout(120_000);
    const dataDir = mkdtempSync(path.join(tmpdir(), "namaskard-npm-"));
    const port = await findFreePort();
    const env = { ...process.env, DATA_DIR: dataDir, SEED_DEMO: "false", [setting]: String(port) };
    const npm = spawn("npm", ["run", name], { env, stdio: "ignore", detached: true });
    const gone = once(npm, "exit");
    const ask = () =>
      fetch(`http://127.0.0.1:${port}${address}`).then(
        ({ ok }) => ok,
        () => null,
      );
    try {
      await expect.poll(ask, { timeout: 60_000 }).toBe(true);
      npm.kill("SIGTERM");
      await gone;
      expect(await ask()).toBe(null);
      // Checks npm's process group, which would contain any process left behind.
      await expect.poll(() => isThere(npm.pid ?? 0), { timeout: 5_000 }).toBe(false);
    } finally {
      if (isThere(npm.pid ?? 0)) process.kill(-(npm.pid ?? 0), "SIGKILL");
      rmSync(dataDir, { recursive: true, force: true });
    }
  });

test("SIGHUP, which makes a service reload its settings, does not kill a provider", async () => {
  test.setTimeout(120_000);
  const provider = await startProvider({ SEED_DEMO: "false" });
  try {
    provider.signal("SIGHUP");
    await expect.poll(() => provider.output()).toContain("SIGHUP does nothing here");
    expect((await fetch(`${provider.url}/readyz`)).status).toBe(200);
  } finally {
    await provider.close();
  }
});

function isThere(group: number): boolean {
  try {
    return process.kill(-group, 0);
  } catch {
    return false;
  }
}
