import { spawn } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from "node:fs";
import { tmpdir, totalmem } from "node:os";
import path from "node:path";
import { runOnNodes } from "./nodes.mjs";

/**
 * The checks before every commit, ending in one line `N passed, N failed`. All steps run even when one fails; `node
 * tests/run.mjs lint unit` runs only those two. Slow steps run on request: `faults` are outages and attacks at length;
 * `scaled` is an installation of several processes on PostgreSQL, S3 and Redis; `nodes` is each release of Node.
 */
const steps = {
  build: { run: () => check("node", ["server/start.mjs", "build"]) },
  lint: { run: () => check("npx", ["biome", "check", "--error-on-warnings", "."]) },
  dead: { run: () => check("npx", ["knip"]) },
  types: { after: ["build"], run: () => check("npx", ["tsc", "--noEmit"]) },
  unit: { after: ["build"], run: () => jest([], inMemory) },
  // Beside the units, both would wait for a processor beyond what they allow for.
  browser: { after: ["build", "types", "unit"], run: () => playwright(["journeys"], inMemory) },
};
const furtherSteps = {
  faults: {
    after: ["build"],
    run: async () =>
      add(
        await jest(["--findRelatedTests", "tests/at-length.ts"], atLength),
        await playwright(["journeys", "drills"], atLength, ["e2e/drills/", ...journeysWithDrills()]),
      ),
  },
  scaled: {
    after: ["build"],
    run: async () =>
      add(
        await jest(["tests/contract", "tests/provider/ports"], atLength),
        await playwright(["journeys", "drills"], { TEST_SITE: "scaled" }),
      ),
  },
  nodes: { run: () => runOnNodes((...args) => run(...args)) },
};

const atLength = { TEST_AT_LENGTH: "1" };

const reports = mkdtempSync(path.join(tmpdir(), "namaskard-tests-"));
/** Temporary files go to memory if there is room: the service syncs every write to disk. */
const memory = "/dev/shm";
const temporary = hasRoom() ? mkdtempSync(path.join(memory, "namaskard-tests-")) : reports;
// The tests' PostgreSQL server runs as another user.
chmodSync(temporary, 0o711);
const inMemory = { TMPDIR: temporary };

const children = new Set();
let isEnding = false;
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => end(`The run was ended by ${signal}`));

/** Milliseconds that each test file took. */
const durations = new Map();
/** Steps and tests that failed, by name: told at the end, where a log is read. */
const troubles = [];
/** Files beyond which a failure is no accident. */
const mostTriedAgain = 3;
const none = { passed: 0, failed: 0 };
const wanted = process.argv.slice(2).length > 0 ? process.argv.slice(2) : Object.keys(steps);
const outcomes = new Map();
for (const name of wanted) outcomes.set(name, outcomeOf(name));
const all = await Promise.all(outcomes.values());
finish(all.reduce(add, none));

/** Runs a step once those that it needs have ended, beside all others. */
async function outcomeOf(name) {
  const step = { ...steps, ...furtherSteps }[name];
  if (!step) return end(`There is no step ${name}`);
  // Waits until `outcomes` is filled.
  await null;
  await Promise.all((step.after ?? []).map((other) => outcomes.get(other)));
  const started = Date.now();
  const outcome = await step.run().catch((error) => {
    console.error(error);
    return { passed: 0, failed: 1 };
  });
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`== ${name}: ${outcome.failed === 0 ? "ok" : "FAILED"} in ${seconds} s`);
  if (outcome.failed > 0) troubles.push(`FAILED  the step ${name}`);
  return outcome;
}

function add(one, other) {
  return { passed: one.passed + other.passed, failed: one.failed + other.failed };
}

/** What fails is tried once more: a test that waits for a server may wait in vain while others have the processors. */
async function jest(paths, env) {
  const files = await runJest(paths, env);
  const failed = [...files].filter(([, { failures }]) => failures.length > 0);
  for (const [, { failures }] of failed) troubles.push(...failures.map((name) => `FAILED  ${name}`));
  if (failed.length > 0 && failed.length <= mostTriedAgain) {
    const again = await runJest(["--runTestsByPath", ...failed.map(([name]) => name)], env);
    for (const [name, file] of again) {
      files.set(name, file);
      troubles.push(`${file.failures.length === 0 ? "passed" : "FAILED"} when tried again  ${name}`);
    }
  }
  return [...files.values()].reduce((sum, { passed, failures }) => add(sum, { passed, failed: failures.length }), none);
}

/** @returns by file how many tests passed, and the names of those that did not; a skipped test proves nothing */
async function runJest(args, env) {
  const file = path.join(reports, "jest.json");
  // Otherwise a run that ends early would leave an older report.
  rmSync(file, { force: true });
  await run("npx", ["jest", "--json", `--outputFile=${file}`, ...args], env);
  const files = readReport(file).testResults.map(({ name, startTime, endTime, status, assertionResults }) => {
    const shown = path.relative("", name);
    durations.set(shown, endTime - startTime);
    const failed = assertionResults.filter((test) => test.status !== "passed");
    const failures = failed.map((test) => `${shown}: ${test.fullName}`);
    if (status === "failed" && failures.length === 0) failures.push(`${shown}, outside its tests`);
    return [shown, { passed: assertionResults.length - failed.length, failures }];
  });
  return new Map(files);
}

/** What fails is tried once more, and named as flaky where it then holds: two browsers share two cores with a server. */
async function playwright(projects, env = {}, paths = []) {
  const file = path.join(reports, "browser.json");
  const chosen = projects.map((name) => `--project=${name}`);
  const args = ["playwright", "test", "--config=e2e/playwright.config.ts", "--retries=1", ...chosen, ...paths];
  rmSync(file, { force: true });
  const code = await run("npx", args, { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file });
  const { stats, suites } = readReport(file);
  for (const suite of suites) durations.set(`e2e/${suite.file}`, sumUp(suite));
  for (const { file, title, tests } of suites.flatMap(listSpecs)) {
    const states = new Set(tests.map(({ status }) => status));
    if (states.has("unexpected")) troubles.push(`FAILED  e2e/${file}: ${title}`);
    if (states.has("flaky")) troubles.push(`passed when tried again  e2e/${file}: ${title}`);
  }
  const { expected, unexpected, skipped, flaky } = stats;
  const failed = unexpected + skipped;
  return { passed: expected + flaky, failed: failed === 0 && code !== 0 ? 1 : failed };
}

function sumUp(suite) {
  const results = listSpecs(suite).flatMap(({ tests }) => tests.flatMap((test) => test.results));
  return results.reduce((sum, { duration }) => sum + duration, 0);
}

function listSpecs({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(listSpecs)];
}

function journeysWithDrills() {
  const files = readdirSync("e2e/journeys").map((name) => `e2e/journeys/${name}`);
  return files.filter((file) => /\bdrill\(|at-length/.test(readFileSync(file, "utf8")));
}

/** One of several at a time, so it prints at its end. */
async function check(command, args) {
  return (await run(command, args, {}, process.cwd(), true)) === 0
    ? { passed: 1, failed: 0 }
    : { passed: 0, failed: 1 };
}

/** Runs a command. @returns its exit code; if it was killed, the whole run ends */
function run(command, args, env = {}, cwd = process.cwd(), isHeld = false) {
  // A process group of its own, so that its children can be killed with it.
  const stdio = ["ignore", ...(isHeld ? ["pipe", "pipe"] : ["inherit", "inherit"])];
  const child = spawn(command, args, { stdio, env: { ...process.env, ...env }, cwd, detached: true });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (printed += chunk));
  children.add(child);
  return new Promise((resolve) => {
    child.on("error", (error) => end(error.message));
    child.on("close", (code, signal) => {
      children.delete(child);
      if (printed) console.log(`\n== ${command} ${args.join(" ")}\n${printed.trimEnd()}`);
      const killedBy = signal ?? (code > 128 ? code - 128 : null);
      if (killedBy) return end(`${command} ${args[0]} was killed by ${killedBy}`);
      resolve(code ?? 1);
    });
  });
}

function end(reason) {
  if (isEnding) return;
  isEnding = true;
  console.error(reason);
  for (const { pid, exitCode } of children) if (pid && exitCode === null) process.kill(-pid, "SIGTERM");
  finish({ passed: 0, failed: 1 });
}

function finish({ passed, failed }) {
  for (const folder of [reports, temporary]) rmSync(folder, { recursive: true, force: true });
  const slowest = [...durations].sort(([, a], [, b]) => b - a).slice(0, 20);
  if (slowest.length > 0) console.log("\nThe slowest files, in seconds:");
  for (const [file, time] of slowest) console.log(`${(time / 1000).toFixed(1).padStart(7)}  ${file}`);
  if (troubles.length > 0) console.log(`\n${troubles.join("\n")}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}

function hasRoom() {
  const gigabyte = 2 ** 30;
  if (!existsSync(memory) || totalmem() < 8 * gigabyte) return false;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > 4 * gigabyte;
}

function readReport(file) {
  return JSON.parse(readFileSync(file, "utf8"));
}
