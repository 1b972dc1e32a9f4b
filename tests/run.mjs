import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { runOnNodes } from "./nodes.mjs";
import { atLength, faults, readTried } from "./tried.mjs";

/**
 * Everything that has to hold, one step after the other, closed by one line `N passed, N failed`. All steps run even
 * when one fails; `node tests/run.mjs lint unit` runs only those. `node tests/run.mjs scaled` runs what an installation
 * of several processes has to pass, on PostgreSQL, S3 and Redis; `node tests/run.mjs nodes` what each release of Node has;
 * `… trust` and `… faults` at length what tries to get in, and what fails below.
 */
const reports = mkdtempSync(path.join(tmpdir(), "namaskard-tests-"));
const jestReport = path.join(reports, "jest.json");
const browserReport = path.join(reports, "browser.json");

const steps = {
  build: () => check("node", ["server/start.mjs", "build"]),
  types: () => check("npx", ["tsc", "--noEmit"]),
  lint: () => check("npx", ["biome", "check", "--error-on-warnings", "."]),
  dead: () => check("npx", ["knip"]),
  unit: () => jest(),
  browser: () => journeys(),
};

/** What is run only when it is asked for. */
const furtherSteps = {
  scaled() {
    const suites = jest(["tests/contract", "tests/provider/ports"]);
    return add(suites, journeys({ TEST_SITE: "scaled" }));
  },
  nodes: () => runOnNodes(run),
  trust: () => tryAtLength(readTried()),
  faults: () => tryAtLength(faults),
};

const wanted = process.argv.slice(2).length > 0 ? process.argv.slice(2) : Object.keys(steps);
const total = { passed: 0, failed: 0 };
for (const name of wanted) {
  console.log(`\n== ${name}`);
  const started = Date.now();
  const { passed, failed } = outcomeOf(name);
  total.passed += passed;
  total.failed += failed;
  console.log(`== ${name}: ${failed === 0 ? "ok" : "FAILED"} in ${Math.round((Date.now() - started) / 1000)} s`);
}
rmSync(reports, { recursive: true, force: true });
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

function outcomeOf(name) {
  try {
    return { ...steps, ...furtherSteps }[name]();
  } catch (error) {
    console.error(error);
    return { passed: 0, failed: 1 };
  }
}

function tryAtLength({ tests, journeys: files }) {
  return add(jest(tests, atLength), journeys(atLength, files));
}

function add(one, other) {
  return { passed: one.passed + other.passed, failed: one.failed + other.failed };
}

function jest(paths = [], env = {}) {
  // A run that ends early would leave the report of an earlier one.
  rmSync(jestReport, { force: true });
  run("npx", ["jest", "--json", `--outputFile=${jestReport}`, ...paths], env);
  const { numPassedTests, numFailedTests, numFailedTestSuites, numPendingTests } = readReport(jestReport);
  // A suite that does not even load has no failed tests of its own; a skipped test proves nothing.
  return { passed: numPassedTests, failed: Math.max(numFailedTests, numFailedTestSuites) + numPendingTests };
}

/** What fails is tried once more, and named as flaky where it then holds: two browsers share two cores with a server. */
function journeys(env = {}, files = []) {
  const args = [
    "playwright",
    "test",
    "--config=e2e/playwright.config.ts",
    "--project=journeys",
    "--retries=1",
    ...files,
  ];
  rmSync(browserReport, { force: true });
  const code = run("npx", args, { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport });
  const { expected, unexpected, skipped, flaky } = readReport(browserReport).stats;
  const failed = unexpected + skipped;
  return { passed: expected + flaky, failed: failed === 0 && code !== 0 ? 1 : failed };
}

function check(command, args) {
  return run(command, args) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function run(command, args, env = {}, cwd = process.cwd()) {
  const options = { stdio: ["ignore", "inherit", "inherit"], env: { ...process.env, ...env }, cwd };
  return spawnSync(command, args, options).status ?? 1;
}

function readReport(file) {
  return JSON.parse(readFileSync(file, "utf8"));
}
