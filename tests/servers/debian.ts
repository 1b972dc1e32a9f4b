import { execFileSync } from "node:child_process";

/**
 * Installs Debian packages where this machine and this user can; reports on the console why where they cannot. What was
 * meant to be there afterwards is for the caller to look for.
 */
export function installPackages(packages: readonly string[]): void {
  tryRun("apt-get", ["update", "-qq"], 120_000);
  tryRun("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], 600_000);
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
