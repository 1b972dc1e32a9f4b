import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { callerGone, requireCaller } from "@/lib/runtime/caller";
import { readThreadTime } from "@/lib/runtime/thread-time";
import type { PdfVerdict } from "./inspection";

/** `thread` is what the system calls it, where it tells how long threads have been at work. */
type Begun = { thread: string | undefined };

const inspectionMs = 10_000;
const lookMs = 500;

/**
 * Judges a document in a thread of its own, which is ended after ten seconds of work or 256 MB; a file that needs more
 * is unreadable to us. The bytes are handed over: whoever has them holds nothing afterwards.
 *
 * @throws ApiError 504 as soon as `signal` aborts.
 */
export async function inspectPdfInThread(bytes: ArrayBuffer, signal: AbortSignal): Promise<PdfVerdict> {
  const source = await workerSource();
  requireCaller(signal);
  const worker = new Worker(source, {
    eval: typeof source === "string",
    workerData: new Uint8Array(bytes),
    transferList: [bytes],
    resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 4 },
    stdout: true,
    stderr: true,
  });
  // The parser reports flaws of files on the console; they are nobody's news here.
  worker.stdout.resume();
  worker.stderr.resume();

  let drop = () => {};
  return new Promise<PdfVerdict>((resolve, reject) => {
    let watch: NodeJS.Timeout | undefined;
    drop = () => reject(callerGone(signal));
    signal.addEventListener("abort", drop);
    worker.on("message", (message: PdfVerdict | Begun) => {
      if (typeof message === "string") return resolve(message);
      const readTime = startClock(message);
      watch = setInterval(() => readTime() > inspectionMs && resolve("unreadable"), lookMs);
    });
    worker.once("error", (error: NodeJS.ErrnoException) =>
      error.code === "ERR_WORKER_OUT_OF_MEMORY" ? resolve("unreadable") : reject(error),
    );
    worker.once("exit", (code) => {
      clearInterval(watch);
      reject(new Error(`The PDF inspection ended with ${code} and no verdict`));
    });
  }).finally(() => {
    signal.removeEventListener("abort", drop);
    return worker.terminate();
  });
}

/**
 * Tells for how many milliseconds the thread has judged. Its own work counts, for a busy machine lets it wait for many
 * seconds, and says nothing about the file by that; so does what it takes to load our own code.
 */
function startClock({ thread }: Begun): () => number {
  const read = () => (thread ? readThreadTime(thread) : performance.now());
  const begun = read();
  return () => read() - begun;
}

/**
 * Built, this module is part of a bundle with `pdf-worker.js` beside it. From sources (in development and tests) the
 * worker is TypeScript, which Node does not run by itself, so it is bundled first, once for all files.
 */
async function workerSource(): Promise<URL | string> {
  if (!import.meta.url.endsWith(".ts")) return new URL("./pdf-worker.js", import.meta.url);
  script ??= bundleWorker();
  return script;
}

let script: Promise<string> | undefined;

async function bundleWorker(): Promise<string> {
  const { build } = await import("esbuild");
  const entry = fileURLToPath(new URL("./worker.ts", import.meta.url));
  const built = await build({ entryPoints: [entry], bundle: true, write: false, platform: "node", format: "cjs" });
  return built.outputFiles[0].text;
}
