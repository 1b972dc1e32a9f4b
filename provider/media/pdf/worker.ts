import { setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import { inspectPdf } from "./inspection";

// Visitors come first. Only Linux has priorities of single threads.
if (process.platform === "linux") setPriority(10);

/** One thread, one file: started with the bytes, it says when its own code is loaded, and then the verdict. */
parentPort?.postMessage("ready");
parentPort?.postMessage(inspectPdf(workerData as Uint8Array));
