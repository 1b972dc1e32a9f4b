import {
  appendFileSync,
  chmodSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import type { ServiceStatus } from "@/lib/contract/health/schema";
import { operations } from "@/lib/contract/operations";
import { ApiUser } from "../api-user";
import { changeRelease, layOutRelease } from "../release";
import { admin, type Site, startSite } from "../site";

const unit = readFileSync("deploy/namaskard.service", "utf8");

/** The steps of `docs/operations.md`, in a temporary folder instead of `/opt`. */
test("the documented update serves the new release with its settings, and the old folder may be deleted", async () => {
  test.setTimeout(240_000);
  const opt = mkdtempSync(path.join(tmpdir(), "namaskard-opt-"));
  chmodSync(opt, 0o755);
  const link = path.join(opt, "namaskard");
  const release = (name: string) => path.join(opt, "releases", name);
  const lead = (name: string) => {
    // An atomic `ln -sfn`.
    symlinkSync(release(name), `${link}.new`);
    renameSync(`${link}.new`, link);
  };
  try {
    layOutRelease(release("1"));
    writeFileSync(path.join(release("1"), ".env"), "BRAND_NAME=First release\n");
    lead("1");
    const [, launcher = ""] = /^ExecStart=\S+ (.+)$/m.exec(unit) ?? [];
    const [, cwd = ""] = /^WorkingDirectory=(.+)$/m.exec(unit) ?? [];
    const site = await startSite({ SEED_DEMO: "false" }, [], {
      launcher: launcher.replace("/opt", opt),
      cwd: cwd.replace("/opt", opt),
    });
    try {
      const first = await readVersion(site);
      expect(await readTitle(site)).toContain("First release");

      layOutRelease(release("2"));
      const second = changeRelease(release("2"));
      writeFileSync(path.join(release("2"), ".env"), "BRAND_NAME=Second release\n");
      lead("2");
      rmSync(release("1"), { recursive: true });
      await reload(site, 1);
      expect([first === second, await readVersion(site)]).toEqual([false, second]);
      expect(await readTitle(site)).toContain("Second release");

      appendFileSync(path.join(release("2"), ".env"), "BRAND_NAME=Later settings\n");
      await reload(site, 2);
      expect(await readTitle(site)).toContain("Later settings");

      // A dangling link must not stop the running release.
      lead("3");
      site.signal("SIGHUP");
      await expect.poll(() => site.output()).toContain("There is no release in");
      expect(await readVersion(site)).toBe(second);
    } finally {
      await site.close();
    }
  } finally {
    rmSync(opt, { recursive: true, force: true });
  }
});

async function reload(site: Site, times: number): Promise<void> {
  site.signal("SIGHUP");
  const restarts = () => site.output().split("Restarted with the present code and settings").length - 1;
  await expect.poll(restarts, { timeout: 60_000 }).toBe(times);
}

/** The version on the status screen. */
async function readVersion({ url }: Site): Promise<string> {
  const user = await ApiUser.signIn(url, admin.email, admin.password);
  const { versions } = await user.call<ServiceStatus>("GET", operations.getStatus.path);
  return versions.build;
}

async function readTitle({ url }: Site): Promise<string> {
  return /<title>(.*?)<\/title>/.exec(await (await fetch(`${url}/`)).text())?.[1] ?? "";
}
