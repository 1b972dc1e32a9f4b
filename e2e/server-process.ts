import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

/** A running command of the project with its own empty data folder. */
export type ServerProcess = {
  url: string;
  dataDir: string;
  start(): Promise<void>;
  kill(signal?: NodeJS.Signals): Promise<void>;
  /** Holds it still, connections and all, until `resume`. */
  pause(): void;
  resume(): void;
  close(): Promise<void>;
};

type Options = {
  args: string[];
  url: string;
  settings: Record<string, string>;
  isReady: (url: string) => Promise<boolean>;
};

/** Starts a built command as an operator would and waits until it is ready. */
export async function startProcess({ args, url, settings, isReady }: Options): Promise<ServerProcess> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "namaskard-site-"));
  const env = { ...process.env, DATA_DIR: dataDir, ...settings };
  let child: ChildProcess | undefined;

  async function start(): Promise<void> {
    child = spawn(process.execPath, ["server/start.mjs", ...args], { env, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (output += chunk));
    for (let attempt = 0; attempt < 300; attempt++) {
      if (child.exitCode !== null) break;
      if (await isReady(url).catch(() => false)) return;
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
    child?.kill("SIGCONT");
    await kill();
    await rm(dataDir, { recursive: true, force: true });
  }

  const running = {
    url,
    dataDir,
    start,
    kill,
    pause: () => void child?.kill("SIGSTOP"),
    resume: () => void child?.kill("SIGCONT"),
    close,
  };
  try {
    await start();
  } catch (error) {
    await close();
    throw error;
  }
  return running;
}
