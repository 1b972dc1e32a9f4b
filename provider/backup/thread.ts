import { Worker } from "node:worker_threads";
import { silentProgress } from "@/lib/runtime/progress";
import { type BackupOptions, type Order, type TakenBackup, takeBackup } from "./take";

/** What can go to another thread of it. */
export type ThreadOrder = Pick<Order, "cause" | "withFiles" | "now">;

/** Told by the thread: how it ended. */
export type Outcome = { taken: TakenBackup } | { failure: string };

/**
 * Takes a backup in a thread of its own, so that no visitor waits while rows are read, packed and sealed. From sources
 * (in development and tests) it is this one.
 *
 * @throws Error as `takeBackup`, and the signal's reason when that ended it.
 */
export async function takeBackupApart(
  { dataDir, databaseUrl, s3, backup }: BackupOptions,
  { cause, withFiles, now }: ThreadOrder,
  signal: AbortSignal,
): Promise<TakenBackup> {
  const options: BackupOptions = { dataDir, databaseUrl, s3, backup };
  const order: ThreadOrder = { cause, withFiles, now };
  if (import.meta.url.endsWith(".ts")) return takeBackup(options, { ...order, progress: silentProgress, signal });

  signal.throwIfAborted();
  const worker = new Worker(new URL("./backup-worker.js", import.meta.url), { workerData: { options, order } });
  // It takes back what it has begun, and ends by itself.
  const stop = () => worker.postMessage("stop");
  signal.addEventListener("abort", stop, { once: true });
  try {
    const outcome = await new Promise<Outcome>((resolve, reject) => {
      worker.once("message", resolve);
      worker.once("error", reject);
      worker.once("exit", (code) => reject(new Error(`The thread of the backup ended with ${code} and no word`)));
    });
    if ("failure" in outcome) throw new Error(outcome.failure);
    return outcome.taken;
  } finally {
    signal.removeEventListener("abort", stop);
    await worker.terminate();
  }
}
