import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Bench } from "./bench";
import { findGenerators } from "./load/generators";
import { describeOptions, type Options, readOptions } from "./options";
import { createReport } from "./report/report";
import { type Circumstances, readCircumstances, readSaved, writeResults } from "./report/results";
import { sections } from "./sections";
import { createInstallations } from "./seed/installations";

/**
 * `npm run bench`: the built site under load, compared with servers that do nothing else; `--help` lists its options.
 */
// The provider runs in this process too, with a local store; silence the AWS SDK's warning.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = "true";
const names = Object.keys(sections);
const options = readOptionsOrStop(process.argv.slice(2));
if (options) await run(options);
else console.log(describeOptions(names));

async function run(options: Options): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), "namaskard-bench-"));
  const installations = createInstallations(options.servers);
  const generators = findGenerators();
  const report = createReport(await readSaved(options));
  const bench: Bench = { options, installations, generators, report, folder };
  const circumstances = readCircumstances();
  describeRun(circumstances, bench);
  const work = runSections(bench);
  try {
    await Promise.race([work, waitForInterrupt(bench)]);
  } catch (error) {
    fail("The run ends here", error);
  } finally {
    await installations.close();
    // After an interrupt the work fails at its next report, and then cleans up.
    await work.catch(() => {});
    await rm(folder, { recursive: true, force: true });
  }
  console.log(`\nWritten to ${await writeResults(circumstances, options, report.measurements)}`);
}

function describeRun({ commit, node, cpus, os, load }: Circumstances, { options, generators }: Bench): void {
  const place = options.servers ? "PostgreSQL, Redis and S3" : "SQLite and a folder";
  console.log(`${commit} on ${place}; Node.js ${node}, ${os}, ${cpus} processors`);
  console.log(`${options.connections} connections, ${options.rounds} rounds of ${options.seconds} s`);
  console.log(`Load by ${generators.map(({ name }) => name).join(" and ")}`);
  if (load > cpus / 2)
    console.log(
      `Other programs are at work (load ${load.toFixed(1)}): rates and times say little, ratios per cpu more`,
    );
}

/** A section that fails does not stop the others. */
async function runSections(bench: Bench): Promise<void> {
  for (const name of bench.options.only)
    try {
      await sections[name]?.(bench);
    } catch (error) {
      if (bench.report.isStopped()) throw error;
      fail(`The rest of "${name}" is not measured`, error);
    }
}

function fail(what: string, error: unknown): void {
  console.error(`\n${what}: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}

/** Ends the run with a clean-up; a second signal kills this process. */
async function waitForInterrupt({ report }: Bench): Promise<void> {
  await Promise.race([once(process, "SIGINT"), once(process, "SIGTERM")]);
  report.stop();
  throw new Error("it was interrupted");
}

function readOptionsOrStop(args: readonly string[]): Options | null {
  try {
    return readOptions(args, names);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${describeOptions(names)}`);
    process.exit(1);
  }
}
