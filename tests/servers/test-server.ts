import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { accessSync, constants } from "node:fs";
import path from "node:path";

/** A server that tests use: one that the environment names, or one of their own in a temporary folder. */
export type TestServer = {
  url: string;
  /** Ends a server of the tests' own and removes its folder; one that the environment names is left alone. */
  close(): Promise<void>;
};

/** One that a test may also take away and bring back, always under the same `url` and with what it has stored. */
export type OwnTestServer = TestServer & {
  start(): Promise<void>;
  /** Ends it at once, as a crash would. */
  kill(): Promise<void>;
};

/** The full path of a program, looked for on the PATH and in `folders`; undefined where there is none. */
export function findProgram(name: string, folders: readonly string[] = []): string | undefined {
  const places = [...(process.env.PATH ?? "").split(path.delimiter), "/usr/sbin", "/sbin", ...folders];
  return places.map((folder) => path.join(folder, name)).find(isExecutable);
}

/**
 * Starts a program and waits until `isReady`, for 30 seconds at most.
 * @throws an Error with what it printed, when it ends or stays silent
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

/** Ends a program and waits until it has gone. */
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
