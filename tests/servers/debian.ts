import { execFileSync } from "node:child_process";
import { tmpdir } from "node:os";
import path from "node:path";

/** A lock: test files in parallel may install packages at the same time, and apt would refuse the second. */
const turn = path.join(tmpdir(), "namaskard-packages.lock");

/**
 * Installs Debian packages if this machine and user can; otherwise logs why. Never throws, so the caller checks whether
 * the program is there.
 */
export function installPackages(packages: readonly string[]): void {
  tryRun("flock", [turn, "apt-get", "update", "-qq"], 600_000);
  tryRun("flock", [turn, "apt-get", "install", "-y", "-qq", "--no-install-recommends", ...packages], 600_000);
}

/** Runs a command whose failure is logged and otherwise ignored. */
export function tryRun(command: string, args: readonly string[], timeout: number): void {
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    execFileSync(command, args, { stdio: ["ignore", "ignore", "inherit"], timeout, env });
  } catch (error) {
    console.error(`${command} ${args.join(" ")} did not help: ${error}`);
  }
}
