import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import type { ServiceStatus } from "@/lib/contract/health/schema";
import { operations } from "@/lib/contract/operations";
import { ApiUser } from "../api-user";
import { layOutRelease } from "../release";
import { admin, startSite } from "../site";

/** Somebody without rights on the release's files. */
const nobody = 65_534;

test("the archive of npm run release serves in an empty folder, as another user, with nothing but Node", async () => {
  test.setTimeout(300_000);
  const parent = mkdtempSync(path.join(tmpdir(), "namaskard-release-"));
  chmodSync(parent, 0o755);
  const project = path.join(parent, "project");
  const folder = path.join(parent, "releases");
  try {
    // As the build leaves it; packing finds its work done.
    layOutRelease(project);
    execFileSync("node", ["server/pack.mjs"], { cwd: project, stdio: "pipe" });
    const packed = path.join(project, "build/release");
    const archive = readdirSync(packed).find((name) => name.endsWith(".tar.gz")) ?? "";
    mkdirSync(folder);
    execFileSync("tar", ["-xzf", path.join(packed, archive), "-C", folder]);
    rmSync(project, { recursive: true });

    const cwd = path.join(folder, archive.replace(".tar.gz", ""));
    const uid = process.getuid?.() === 0 ? nobody : undefined;
    const site = await startSite({}, [], { launcher: path.join(cwd, "server/start.mjs"), cwd, uid });
    try {
      const card = `${site.url}/namaskard-demo`;
      for (const address of [`${site.url}/`, card, `${site.url}/login`])
        expect((await fetch(address)).status).toBe(200);
      // Fonts, emoji and the picture library are read beside the bundles.
      const [preview = ""] = /https?:[^"]+\/preview\.jpg[^"]*/.exec(await (await fetch(card)).text()) ?? [];
      const picture = await fetch(new URL(new URL(preview).pathname, site.url));
      expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
      const user = await ApiUser.signIn(site.url, admin.email, admin.password);
      const { versions } = await user.call<ServiceStatus>("GET", operations.getStatus.path);
      expect(archive).toContain(versions.build);
    } finally {
      await site.close();
    }
  } finally {
    rmSync(parent, { recursive: true, force: true });
  }
});
