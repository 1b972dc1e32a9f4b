import { execFileSync } from "node:child_process";
import { tmpdir } from "node:os";
import path from "node:path";

/** Test files that run side by side may want packages at the same time, and apt refuses the second. */
const turn = path.join(tmpdir(), "namaskard-packages.lock");

/**
 * Installs Debian packages where this machine and this user can; reports on the console why where they cannot. What was
 * meant to be there afterwards is for the caller to look for.
 */
export function installPackages(packages: readonly string[]): void {
  tryRun("flock", [turn, "apt-get", "update", "-qq"], 600_000);
  tryRun("flock", [turn, "apt-get", "install", "-y", "-qq", "--no-install-recommends", ...packages], 600_000);
}

/** Runs a command that may help and must not fail what it is to help. */
export function tryRun(command: string, args: readonly string[], timeout: number): void {
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    execFileSync(command, args, { stdio: ["ignore", "ignore", "inherit"], timeout, env });
  } catch (error) {
    console.error(`${command} ${args.join(" ")} did not help: ${error}`);
  }
}
