import { Worker } from "node:worker_threads";
import { silentProgress } from "@/lib/runtime/progress";
import { type BackupOptions, type Order, type TakenBackup, takeBackup } from "./take";

/** The options that can be sent to a thread. */
export type ThreadOrder = Pick<Order, "cause" | "withFiles" | "now">;

/** The message that the thread sends at its end. */
export type Outcome = { taken: TakenBackup } | { failure: string };

/**
 * Takes a backup in a worker thread, so that reading, packing and encrypting do not block requests. From sources (in
 * development and tests) it runs in this thread.
 *
 * @throws Error as `takeBackup`, and the signal's reason if it was aborted.
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
  // The worker cleans up and ends by itself.
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
