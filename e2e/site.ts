import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { findFreePort } from "../tests/free-port";

export const admin = { email: "admin@example.com", password: "correct horse battery" };

/** A running site with its own empty data folder. */
export type Site = {
  url: string;
  dataDir: string;
  start(): Promise<void>;
  kill(signal?: NodeJS.Signals): Promise<void>;
  close(): Promise<void>;
};

/** Starts the built server as an operator would, on a free port. */
export async function startSite(settings: Record<string, string> = {}): Promise<Site> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "namaskard-site-"));
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  const environment = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    LOGIN_RATE_PER_MINUTE: "1000",
    ...settings,
  };
  let child: ChildProcess | undefined;

  async function start(): Promise<void> {
    child = spawn(process.execPath, ["server/start.mjs"], { env: environment, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (output += chunk));
    for (let attempt = 0; attempt < 300; attempt++) {
      if (child.exitCode !== null) break;
      const ready = await fetch(`${url}/readyz`).catch(() => null);
      if (ready?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    throw new Error(`The server did not start:\n${output}`);
  }

  async function kill(signal: NodeJS.Signals = "SIGTERM"): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, "exit");
    child.kill(signal);
    await gone;
  }

  async function close(): Promise<void> {
    await kill();
    await rm(dataDir, { recursive: true, force: true });
  }

  await start();
  return { url, dataDir, start, kill, close };
}
