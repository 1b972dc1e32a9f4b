import { execFileSync } from "node:child_process";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { availableParallelism, loadavg, release, type } from "node:os";
import path from "node:path";
import type { Options } from "../options";
import type { Measurement } from "./measurement";

/** A run's circumstances; `load` is the system's load average over the minute before it. */
export type Circumstances = { at: string; commit: string; node: string; cpus: number; os: string; load: number };

/** A run as it is saved. */
type Run = Circumstances & { options: Options; measurements: readonly Measurement[] };

const folder = "bench-results";
const savedEnding = ".saved.json";

/** Measurements of saved runs on the same kind of servers, the latest run first. */
export async function readSaved({ servers }: Options): Promise<Measurement[]> {
  await mkdir(folder, { recursive: true });
  const names = (await readdir(folder)).filter((name) => name.endsWith(savedEnding)).sort();
  const runs = await Promise.all(
    names.toReversed().map(async (name) => JSON.parse(await readFile(path.join(folder, name), "utf8")) as Run),
  );
  return runs.filter(({ options }) => options.servers === servers).flatMap(({ measurements }) => measurements);
}

/** @returns the file's name, which starts with the time, so that names sort by run */
export async function writeResults(
  circumstances: Circumstances,
  options: Options,
  measurements: readonly Measurement[],
): Promise<string> {
  const run: Run = { ...circumstances, options, measurements };
  const name = circumstances.at.replaceAll(":", "-").slice(0, 19);
  const file = path.join(folder, `${name}${options.save ? savedEnding : ".json"}`);
  await writeFile(file, `${JSON.stringify(run, null, 2)}\n`);
  return file;
}

export function readCircumstances(): Circumstances {
  return {
    at: new Date().toISOString(),
    commit: readCommit(),
    node: process.versions.node,
    cpus: availableParallelism(),
    os: `${type()} ${release()}`,
    load: loadavg()[0] ?? 0,
  };
}

/** Sources without a git history have none. */
function readCommit(): string {
  try {
    return execFileSync("git", ["describe", "--always", "--dirty"], { encoding: "utf8", stdio: "pipe" }).trim();
  } catch {
    return "unknown";
  }
}
