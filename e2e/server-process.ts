import { type ChildProcess, execFileSync, type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { chown, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

/** A running command of the project with its own data folder. */
export type ServerProcess = {
  url: string;
  dataDir: string;
  /** Output since the last start. */
  output(): string;
  /** Pids of its web processes. */
  webPids(): number[];
  start(): Promise<void>;
  /** Sends a signal to the launcher. */
  signal(signal: NodeJS.Signals): void;
  /** Ends it; SIGKILL goes to all of its processes. */
  kill(signal?: NodeJS.Signals): Promise<void>;
  /** Pauses it, connections included, until `resume`. */
  pause(): void;
  resume(): void;
  close(): Promise<void>;
};

type Options = {
  args: string[];
  /** Another launcher than this project's. */
  launcher?: string;
  /** User to run as; default: the current one. */
  uid?: number;
  /** Working directory. */
  cwd?: string;
  /** Node's options, passed on to its processes. */
  nodeArgs?: readonly string[];
  url: string;
  settings: Record<string, string>;
  isReady: (url: string) => Promise<boolean>;
};

/** Starts a built command and waits until it is ready. */
export async function startProcess({
  args,
  launcher = "server/start.mjs",
  uid,
  cwd,
  nodeArgs = [],
  url,
  settings,
  isReady,
}: Options): Promise<ServerProcess> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "namaskard-site-"));
  if (uid !== undefined) await chown(dataDir, uid, uid);
  const env = { ...process.env, DATA_DIR: dataDir, ...settings };
  let child: ChildProcess | undefined;
  let output = "";

  async function start(): Promise<void> {
    output = "";
    // Its own process group, since a machine's failure takes all processes at once.
    const options = {
      env,
      stdio: ["ignore", "pipe", "pipe"],
      detached: true,
      cwd,
      uid,
      gid: uid,
    } satisfies SpawnOptions;
    child = spawn(process.execPath, [...nodeArgs, launcher, ...args], options);
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (output += chunk));
    let hasEnded = false;
    // All output has been read by then.
    child.once("close", () => (hasEnded = true));
    for (let attempt = 0; attempt < 300 && !hasEnded; attempt++) {
      if (await isReady(url).catch(() => false)) return;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    throw new Error(`The server did not start:\n${output}`);
  }

  async function kill(signal: NodeJS.Signals = "SIGTERM"): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, "exit");
    if (signal === "SIGKILL") signalAll(signal);
    else child.kill(signal);
    await gone;
  }

  function signalAll(signal: NodeJS.Signals): void {
    if (child?.pid && child.exitCode === null && child.signalCode === null) process.kill(-child.pid, signal);
  }

  async function close(): Promise<void> {
    signalAll("SIGCONT");
    await kill();
    await rm(dataDir, { recursive: true, force: true });
  }

  const running = {
    url,
    dataDir,
    output: () => output,
    webPids: () => childrenOf(child?.pid),
    start,
    signal: (signal: NodeJS.Signals) => void child?.kill(signal),
    kill,
    pause: () => signalAll("SIGSTOP"),
    resume: () => signalAll("SIGCONT"),
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

function childrenOf(parent: number | undefined): number[] {
  return execFileSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" })
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, ppid]) => ppid === parent)
    .map(([pid = 0]) => pid);
}
