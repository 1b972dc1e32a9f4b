import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { SQLite } from "../lib/runtime/sqlite.mjs";
import { writeBrowserOperations } from "./browser-operations.mjs";
import { pdfWorker, publicFiles, root, serverBundles } from "./bundles.mjs";
import { fingerprintSource } from "./fingerprint.mjs";

/**
 * The parts of a build. A part's stamp is its source's fingerprint: removed first and written last, so an interrupted
 * build never looks finished. Packages that only a build needs are imported here alone: a release has none of them.
 */
const parts = {
  async server() {
    const { build } = await import("esbuild");
    await Promise.all([build(serverBundles), build(pdfWorker)]);
  },
  async site() {
    const { build } = await import("esbuild");
    await build(publicFiles);
    await writeBrowserOperations();
    const command = createRequire(import.meta.url).resolve("next/dist/bin/next");
    const env = { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" };
    const { status, signal } = spawnSync(process.execPath, [command, "build"], { cwd: root, env, stdio: "inherit" });
    if (signal === "SIGKILL")
      throw new Error("it was ended from outside, most likely for want of memory: it takes 2 GB");
    if (status !== 0) throw new Error("next build failed");
  },
};

/** Builds missing or stale parts and returns the source's fingerprint. A second process waits for the first. */
export async function ensureBuilt(wanted) {
  const fingerprint = fingerprintSource(root);
  if (wanted.every((part) => readStamp(part) === fingerprint)) return fingerprint;

  const unlock = lockBuild();
  try {
    for (const part of wanted) {
      if (readStamp(part) === fingerprint) continue;
      rmSync(stampOf(part), { force: true });
      await parts[part]();
      writeFileSync(stampOf(part), fingerprint);
    }
  } finally {
    unlock();
  }
  return fingerprint;
}

/** Inside the part, so clearing the part removes the stamp. */
function stampOf(part) {
  return path.join(root, part === "site" ? ".next" : "build", `${part}.stamp`);
}

function readStamp(part) {
  try {
    return readFileSync(stampOf(part), "utf8");
  } catch {
    return null;
  }
}

/** An OS lock through SQLite: released however the process ends. */
function lockBuild() {
  mkdirSync(path.join(root, "build"), { recursive: true });
  const lock = new SQLite(path.join(root, "build", "lock"), { timeout: 15 * 60_000 });
  lock.exec("BEGIN EXCLUSIVE");
  return () => lock.close();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await ensureBuilt(["server", "site"]);
