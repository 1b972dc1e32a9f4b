import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** The oldest release that the service runs on, and the newest of each LTS line. */
const releases = ["20.19.0", "22", "24", "26"];

/** What tests a release best in a few minutes: build, every call of the provider, and drawing, printing and storing. */
const commands = [
  ["node", "server/start.mjs", "build"],
  ["npx", "jest", "tests/contract/in-process.test.ts", "tests/contract/over-http.test.ts"],
  // What stands on Node's own HTTP server rather than beside it.
  ["npx", "jest", "tests/server", "tests/server/floods.test.ts", "tests/lib/runtime/http"],
  [
    ..."npx playwright test --config=e2e/playwright.config.ts --project=journeys --retries=1".split(" "),
    ...["share", "link-preview", "uploads", "account"],
  ],
];

/** Runs them in a copy of the project on each release, which comes from the npm registry. */
export async function runOnNodes(run) {
  let passed = 0;
  for (const release of releases) {
    const folder = mkdtempSync(path.join(tmpdir(), "namaskard-node-"));
    try {
      const { cwd, env } = prepare(folder, release);
      console.log(`\n== ${execFileSync("node", ["--version"], { cwd, env }).toString().trim()}`);
      let isWell = true;
      for (const [command, ...args] of commands) isWell &&= (await run(command, args, env, cwd)) === 0;
      if (isWell) passed++;
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return { passed, failed: releases.length - passed };
}

/** A copy of the project with its packages installed for this release, since one of them is compiled. */
function prepare(folder, release) {
  const name = `node-${process.platform}-${process.arch}`;
  const prefix = path.join(folder, "node");
  must("npm", ["install", "--no-save", "--no-audit", "--no-fund", "--prefix", prefix, `${name}@${release}`]);
  const home = path.join(prefix, "node_modules", name);
  const cwd = path.join(folder, "project");
  const files = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"]);
  for (const file of files.toString().split("\0").filter(Boolean)) cpSync(file, path.join(cwd, file));
  const env = { ...process.env, PATH: `${home}/bin:${process.env.PATH}`, npm_config_nodedir: home };
  must("npm", ["ci", "--no-audit", "--no-fund"], { cwd, env });
  return { cwd, env };
}

function must(command, args, options = {}) {
  const { status } = spawnSync(command, args, { stdio: ["ignore", "ignore", "inherit"], ...options });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} failed`);
}
