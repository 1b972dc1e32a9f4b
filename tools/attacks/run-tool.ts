import { spawn, spawnSync } from "node:child_process";

/** One tool's result; no findings means that it found nothing. */
export type Report = { tool: string; tried: string; findings: string[] };

export function isInstalled(tool: string): boolean {
  return spawnSync(tool, ["-h"], { stdio: "ignore" }).error === undefined;
}

/** Runs a tool. @returns its output; after `patience` milliseconds it is killed, which the output then says */
export function runTool(tool: string, args: readonly string[], patience: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(tool, args, { stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
    const late = setTimeout(() => {
      output += `\n${tool} took longer than ${patience / 1_000} s\n`;
      child.kill("SIGKILL");
    }, patience);
    child.once("error", reject);
    child.once("close", () => {
      clearTimeout(late);
      resolve(output);
    });
  });
}
