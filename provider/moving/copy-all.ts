import { setTimeout as sleep } from "node:timers/promises";
import { ApiError } from "@/lib/contract/errors";
import type { Db } from "../ports/database/schema";
import type { Files } from "../ports/files/files";
import type { CommandContext } from "./command";
import { copyFile, type Outcome } from "./copy-file";
import { eachAtOnce } from "./each-at-once";
import { formatCount } from "./progress";
import { listNamedFiles } from "./repo";

/** Each holds a piece of one file in memory. */
const atOnce = 4;

/** Waits before a file is tried again while the store does not answer, in milliseconds. */
const waits = [1_000, 5_000];

type Watch = Pick<CommandContext, "progress" | "signal">;

export type Copied = { copied: number; known: number; bytes: number; problems: number };

/** Copies every file, and reports those with which something is wrong. @throws ApiError as the target does */
export async function copyAll({ source, target, progress, signal }: Watch & Record<"source" | "target", Files>) {
  const total: Copied = { copied: 0, known: 0, bytes: 0, problems: 0 };
  await eachAtOnce(source.keys(), atOnce, async (key) => {
    const outcome = await patiently(() => copyFile(source, target, key), signal);
    if (outcome.kind === "problem") {
      total.problems++;
      progress.report(outcome.problem);
    } else if (outcome.kind !== "gone") {
      total[outcome.kind]++;
      total.bytes += outcome.bytes;
    }
    progress.advance(() => `${formatCount(total.copied + total.known)} files, ${formatCount(total.bytes)} bytes`);
  });
  return total;
}

/** Reports every file that a row names and the target does not have, or has in another size. @returns how many */
export async function findMissing({ db, target, progress, signal }: Watch & { db: Db; target: Files }) {
  let missing = 0;
  await eachAtOnce(listNamedFiles(db), atOnce, async ({ key, size }) => {
    signal.throwIfAborted();
    const stored = await target.size(key);
    if (stored !== null && (size === null || size === stored)) return;
    missing++;
    progress.report(
      stored === null
        ? `${key} is missing: a row names it, and it is neither in DATA_DIR nor in the bucket`
        : `${key} is damaged: it has ${stored} bytes, and its row says ${size}`,
    );
  });
  return missing;
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
