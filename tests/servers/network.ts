import { execFileSync } from "node:child_process";
import { installPackages } from "./debian";
import { reportMissing } from "./report-missing";
import { findProgram } from "./test-server";

/** A network namespace that acts as a machine; put `command` before a program that is to run there. */
export type Host = { address: string; command: [string, ...string[]] };

export type Network = { web: Host; provider: Host; close(): void };

const names = /^namaskard-(\d+)-\w+/gm;

/** Two machines on one network, made from network namespaces; null if this machine cannot have them. */
export function openNetwork(): Network | null {
  const what = "a web app and a provider on two machines";
  if (!findProgram("ip")) installPackages(["iproute2"]);
  const ip = findProgram("ip");
  if (!ip) return reportMissing(what, "the program ip of iproute2");
  const run = (...args: string[]) => execFileSync(ip, args, { encoding: "utf8", stdio: "pipe" });

  const addHost = (role: "web" | "provider", address: string): Host & { name: string } => {
    const name = `namaskard-${process.pid}-${role}`;
    run("netns", "add", name);
    return { name, address, command: [ip, "netns", "exec", name] };
  };
  const plugIn = ({ name, address }: { name: string; address: string }) => {
    run("-n", name, "address", "add", `${address}/24`, "dev", "eth0");
    for (const device of ["lo", "eth0"]) run("-n", name, "link", "set", device, "up");
  };
  const close = () => {
    for (const [name, pid] of run("netns", "list").matchAll(names))
      if (Number(pid) === process.pid || !isRunning(Number(pid))) run("netns", "delete", name);
  };

  try {
    // Removes namespaces that a killed run has left.
    close();
    const web = addHost("web", "192.0.2.2");
    const provider = addHost("provider", "192.0.2.1");
    run("link", "add", "eth0", "netns", web.name, "type", "veth", "peer", "name", "eth0", "netns", provider.name);
    plugIn(web);
    plugIn(provider);
    return { web, provider, close };
  } catch (error) {
    close();
    return reportMissing(what, `the right to make network namespaces (${String(error).split("\n")[1] ?? error})`);
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
