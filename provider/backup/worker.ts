import { parentPort, workerData } from "node:worker_threads";
import { silentProgress } from "@/lib/runtime/progress";
import { takeBackup } from "./take";
import type { Outcome } from "./thread";

const stopping = new AbortController();
parentPort?.once("message", () => stopping.abort(new Error("The service ends")));

const { options, order } = workerData;
const outcome = await takeBackup(options, { ...order, progress: silentProgress, signal: stopping.signal }).then(
  (taken): Outcome => ({ taken }),
  (error: Error): Outcome => ({ failure: error.message }),
);
parentPort?.postMessage(outcome);
