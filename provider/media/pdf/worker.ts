import { setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import { ownThread } from "@/lib/runtime/thread-time";
import { inspectPdf } from "./inspection";

const thread = ownThread();
// Visitors come first, where there are priorities of single threads.
if (thread) setPriority(10);

/** One thread, one file: started with the bytes, it says when its own code is loaded, and then the verdict. */
parentPort?.postMessage({ thread });
parentPort?.postMessage(inspectPdf(workerData as Uint8Array));
