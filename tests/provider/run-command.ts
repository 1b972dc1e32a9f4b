import { spawn } from "node:child_process";

export type Run = { code: number | null; output: string };

type RunOptions = {
  env?: Record<string, string>;
  args?: string[];
  /** A signal to send, or a function to call, once the command has printed this many lines. */
  cut?: { by: NodeJS.Signals | (() => void); afterLines: number };
};

/** Runs a command as `npm run` does, until it exits. Its environment holds only `env` and what the program needs. */
export function runCommand(name: string, { env = {}, args = [], cut }: RunOptions = {}): Promise<Run> {
  const child = spawn(process.execPath, ["server/start.mjs", name, ...args], {
    env: { PATH: process.env.PATH, NODE_ENV: "test", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  let isCut = false;
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => {
      output += chunk;
      if (!cut || isCut || output.split("\n").length <= cut.afterLines) return;
      isCut = true;
      if (typeof cut.by === "string") child.kill(cut.by);
      else cut.by();
    });
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => resolve({ code, output }));
  });
}
