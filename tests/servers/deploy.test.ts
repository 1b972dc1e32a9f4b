import { execFileSync, spawnSync } from "node:child_process";
import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { networkInterfaces, tmpdir } from "node:os";
import path from "node:path";
import { parse } from "yaml";
import { httpLimits } from "@/lib/runtime/http/http-server";
import { findFreePort } from "../free-port";
import { makeCertificate } from "./certificate";
import { installPackages } from "./debian";
import { reportMissing } from "./report-missing";
import { findProgram } from "./test-server";

/** Checks the examples in `deploy/` as far as that works without a container engine. */

const read = (name: string) => readFileSync(path.join("deploy", name), "utf8");

/** A program, installed from its Debian package if necessary; without it the test is skipped. */
function need(name: string, debianPackage: string): string | null {
  if (!findProgram(name)) installPackages([debianPackage]);
  return findProgram(name) ?? reportMissing(`deploy/ with ${name}`, name) ?? null;
}

function run(program: string, args: string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: "utf8", timeout: 60_000 });
  if (status !== 0) throw new Error(`${program}: ${stdout}${stderr}`);
  return stdout + stderr;
}

describe("systemd", () => {
  const units = readdirSync("deploy").filter((name) => name.endsWith(".service"));
  const timers = readdirSync("deploy").filter((name) => name.endsWith(".timer"));

  test.each(units)("takes %s as it is, and has little to say against its sandbox", (name) => {
    const program = need("systemd-analyze", "systemd");
    if (!program) return;
    const unit = path.resolve("deploy", name);
    const said = run(program, ["verify", "--recursive-errors=no", unit]);
    // This machine lacks the unit's user and program; that is not the unit's fault.
    expect(
      said.split("\n").filter((line) => line && !/is not executable|Failed to (prepare|create)/.test(line)),
    ).toEqual([]);
    expect(run(program, ["security", "--offline=true", "--threshold=20", unit])).toContain("Overall exposure level");
  });

  test("the sandbox is in one file, which applies to all units", () => {
    const lines = read("namaskard.service.d/sandbox.conf").match(/^\w+=.*$/gm) ?? [];
    expect(lines.length).toBeGreaterThan(20);
    for (const name of units) expect(lines.filter((line) => read(name).includes(`\n${line}\n`))).toEqual([]);
    expect(readlinkSync("deploy/namaskard-.service.d/sandbox.conf")).toBe("../namaskard.service.d/sandbox.conf");
  });

  test.each(timers)("takes %s as it is, which starts a unit that is there", (name) => {
    expect(units).toContain(name.replace(".timer", ".service"));
    const program = need("systemd-analyze", "systemd");
    if (!program) return;
    const [, when = ""] = /^OnCalendar=(.+)$/m.exec(read(name)) ?? [];
    expect(run(program, ["calendar", when])).toContain("Next elapse");
  });

  test.each(units)("starts %s by the link to the present release, as a whole path", (name) => {
    expect(/^ExecStart=(.+)$/m.exec(read(name))?.[1]).toMatch(/^\/usr\/bin\/node \/opt\/namaskard\/server\/start\.mjs/);
  });

  test("waits longer than the service takes to stop", () => {
    expect(Number(/TimeoutStopSec=(\d+)/.exec(read("namaskard.service"))?.[1])).toBeGreaterThan(28);
  });
});

test("Caddy takes its file as it is", async () => {
  const program = need("caddy", "caddy");
  if (!program) return;
  const home = await mkdtemp(path.join(tmpdir(), "namaskard-caddy-"));
  try {
    const env = { ...process.env, HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home };
    const args = ["validate", "--config", "deploy/Caddyfile", "--adapter", "caddyfile"];
    execFileSync(program, args, { env, stdio: "pipe", timeout: 60_000 });
  } finally {
    await rm(home, { recursive: true, force: true });
  }
});

test.each([true, false])("nginx takes its file beside Debian's default site or without it (%s)", async (isBeside) => {
  const program = need("nginx", "nginx-light");
  const folder = await mkdtemp(path.join(tmpdir(), "namaskard-nginx-"));
  try {
    const certificate = makeCertificate(folder);
    if (!program || !certificate) return;
    const [http, https] = [await findFreePort(), await findFreePort()];
    const ours = read("nginx.conf")
      .replace("/etc/ssl/namaskard/fullchain.pem", certificate.certificate)
      .replace("/etc/ssl/namaskard/privkey.pem", certificate.key);
    expect(ours.match(/listen \[::\]:/g)).toHaveLength(ours.match(/listen \d/g)?.length ?? 0);
    // As on Debian, nginx reads conf.d before its sites.
    const sites = `${ours}\n${isBeside ? "server { listen 80 default_server; listen [::]:80 default_server; }" : ""}`;
    const onFreePorts = sites
      .replaceAll(/(listen (?:\[::\]:)?)80\b/g, `$1${http}`)
      .replaceAll(/(listen (?:\[::\]:)?)443/g, `$1${https}`);
    const hasIpv6 = Object.values(networkInterfaces()).some((all) => all?.some(({ family }) => family === "IPv6"));
    const main = path.join(folder, "main.conf");
    const taken = hasIpv6 ? onFreePorts : onFreePorts.replaceAll(/listen \[::\][^;]*;/g, "");
    await writeFile(main, `pid ${folder}/pid; error_log stderr; events {} http { access_log off; ${taken} }`);
    expect(run(program, ["-t", "-e", "stderr", "-c", main])).toContain("test is successful");
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test("both proxies close idle connections before the service does", () => {
  const ours = httpLimits.keepAliveTimeout / 1_000;
  expect(Number(/keepalive_timeout (\d+)s/.exec(read("nginx.conf"))?.[1])).toBeLessThan(ours);
  expect(Number(/keepalive (\d+)s/.exec(read("Caddyfile"))?.[1])).toBeLessThan(ours);
});

type Service = {
  image?: string;
  build?: { dockerfile: string };
  cap_drop?: string[];
  security_opt?: string[];
  read_only?: boolean;
  stop_grace_period?: string;
  environment?: Record<string, string>;
  ports?: string[];
  volumes?: string[];
  logging?: object;
};

describe.each(["compose.yaml", "compose.scaled.yaml"])("%s", (name) => {
  const { services, volumes } = parse(read(name), { merge: true }) as {
    services: Record<string, Service>;
    volumes: Record<string, null>;
  };

  test("gives no service more than it needs, and is open to this machine alone", () => {
    for (const [service, { cap_drop, security_opt, image, ports = [], volumes: used = [] }] of Object.entries(
      services,
    )) {
      expect([service, cap_drop, security_opt]).toEqual([service, ["ALL"], ["no-new-privileges:true"]]);
      expect([service, image]).toEqual([service, expect.stringMatching(/^[\w./-]+:(\d|\$\{NAMASKARD_VERSION)/)]);
      for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:/);
      for (const volume of used) expect(Object.keys(volumes)).toContain(volume.split(":")[0]);
    }
    expect(services.web).toMatchObject({ read_only: true, stop_grace_period: "35s" });
    expect(services.web?.build?.dockerfile).toBe("deploy/Dockerfile");
  });

  test("keeps little of what its services log", () => {
    for (const service of Object.values(services))
      expect(service.logging).toEqual({ driver: "json-file", options: { "max-size": "10m", "max-file": "5" } });
  });

  test("names existing settings only", () => {
    const listed = readFileSync("docs/configuration.md", "utf8");
    for (const setting of Object.keys(services.web?.environment ?? {})) expect(listed).toContain(`\`${setting}\``);
  });
});

test("an image is made of all that a build needs, and of nothing that is only for development", () => {
  const letIn = readFileSync(".dockerignore", "utf8").match(/(?<=^!).+$/gm) ?? [];
  const development = ["e2e", "tests", "tools", "docs", "deploy"];
  const generated = ["node_modules", "build", "data", "bench-results", "test-results", "playwright-report"];
  const folders = readdirSync(".", { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("."))
    .map((entry) => entry.name)
    .filter((folder) => ![...development, ...generated].includes(folder));
  expect(letIn.sort()).toEqual(expect.arrayContaining(folders));
  for (const folder of development) expect(letIn).not.toContain(folder);
});
