import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { accessSync, constants } from "node:fs";
import path from "node:path";

/** A server for tests: one that the environment names, or our own in a temporary folder. */
export type TestServer = {
  url: string;
  /** Stops our own server and removes its folder; leaves a named one alone. */
  close(): Promise<void>;
};

/** A server that a test may kill and restart, always with the same `url` and data. */
export type OwnTestServer = TestServer & {
  start(): Promise<void>;
  /** Kills it at once, like a crash. */
  kill(): Promise<void>;
};

/** The full path of a program on the PATH or in `folders`; undefined if there is none. */
export function findProgram(name: string, folders: readonly string[] = []): string | undefined {
  const places = [...(process.env.PATH ?? "").split(path.delimiter), "/usr/sbin", "/sbin", ...folders];
  return places.map((folder) => path.join(folder, name)).find(isExecutable);
}

/**
 * Starts a program and waits until `isReady`, for 30 seconds at most.
 * @throws an Error with its output if it exits or never becomes ready
 */
export async function startProgram(
  command: string,
  args: readonly string[],
  { isReady, ...options }: { isReady: () => Promise<boolean>; uid?: number; gid?: number; cwd?: string },
): Promise<ChildProcess> {
  const child = spawn(command, args, { ...options, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  child.on("error", (error) => (output += error));
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (output += chunk));
  for (let attempt = 0; attempt < 300 && child.exitCode === null; attempt++) {
    if (await isReady().catch(() => false)) return child;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill("SIGKILL");
  throw new Error(`${command} did not start:\n${output}`);
}

/** Sends a signal to a program and waits until it has exited. */
export async function endProgram(child: ChildProcess | undefined, signal: NodeJS.Signals = "SIGTERM"): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  child.kill(signal);
  await gone;
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
