import { setTimeout as sleep } from "node:timers/promises";
import { ApiError } from "@/lib/contract/errors";
import { formatCount } from "@/lib/runtime/progress";
import type { CommandContext } from "../admin/command";
import { listNamedFiles, type NamedFile } from "../kernel/write/files-repo";
import type { Db } from "../ports/database/schema";
import type { Files } from "../ports/files/files";
import { copyFile, type Outcome } from "./copy-file";
import { eachAtOnce } from "./each-at-once";

/** Each holds a piece of one file in memory. */
const atOnce = 4;

/** Waits before a file is tried again while the store does not answer, in milliseconds. */
const waits = [1_000, 5_000];

type Copying = Pick<CommandContext, "progress" | "signal"> & { source: Files; target: Files; db: Db };

/** `known` were there before; `bytes` are those of both. Each problem has been reported. */
export type Copied = { copied: number; known: number; bytes: number; problems: number };

/**
 * Copies every file of the source, whether or not a row names it; then looks for each one that a row names.
 *
 * @throws ApiError as the target does, and the signal's reason.
 */
export async function copyAll({ source, target, db, progress, signal }: Copying): Promise<Copied> {
  const total: Copied = { copied: 0, known: 0, bytes: 0, problems: 0 };
  const reported = new Set<string>();
  const report = (key: string, problem: string) => {
    if (reported.has(key)) return;
    reported.add(key);
    total.problems++;
    progress.report(`${key} ${problem}`);
  };
  const copy = async (key: string) => {
    const outcome = await patiently(() => copyFile(source, target, key), signal);
    if (outcome.kind === "problem") report(key, outcome.problem);
    if (outcome.kind === "copied" || outcome.kind === "known") {
      total[outcome.kind]++;
      total.bytes += outcome.bytes;
    }
    progress.advance(() => `${formatCount(total.copied + total.known)} files, ${formatCount(total.bytes)} bytes`);
    return outcome;
  };
  await eachAtOnce(source.keys(), atOnce, async (key) => void (await copy(key)));

  progress.phase("Looking for every file that a row names");
  await eachAtOnce(listNamedFiles(db), atOnce, async ({ key, size }: NamedFile) => {
    signal.throwIfAborted();
    const stored = await target.size(key);
    // One that is new since the others were listed is on the disk.
    if (stored === null && (await copy(key)).kind === "gone")
      report(key, "is missing: a row names it, and it is neither in DATA_DIR/media nor in the bucket");
    if (stored !== null && size !== null && stored !== size)
      report(key, `is damaged: it has ${stored} bytes, and its row says ${size}`);
  });
  return total;
}

async function patiently(work: () => Promise<Outcome>, signal: AbortSignal): Promise<Outcome> {
  for (const wait of waits) {
    signal.throwIfAborted();
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== "unavailable") throw error;
    }
    await sleep(wait);
  }
  signal.throwIfAborted();
  return work();
}
