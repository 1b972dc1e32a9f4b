import * as documentMessages from "@/lib/contract/content/messages/document";
import { fieldError } from "@/lib/contract/errors";
import { requireCaller } from "@/lib/runtime/caller";
import { limitConcurrency } from "@/lib/runtime/concurrency";
import { documentKey } from "../keys";
import { type StoreDeps, storeUpload } from "../store";
import type { PdfVerdict } from "./inspection";
import { inspectPdfInThread } from "./thread";

/** Where both the header and the end mark have to stand: within this many bytes of the file's ends. */
const edgeBytes = 1024;

/** Clients take turns, and none has both threads. */
const runInspection = limitConcurrency(2, 50);

const refusals = {
  encrypted: documentMessages.encrypted,
  active: documentMessages.active,
  linked: documentMessages.linked,
  unreadable: documentMessages.unreadable,
};

/**
 * Checks a client's uploaded document and stores it byte for byte. It is read only when its turn has come, by the
 * thread and again for the store, so that who waits takes no memory, and who is judged takes it once.
 *
 * @param signal aborts when nobody waits for the answer any more; then nothing is stored.
 * @returns the upload, to be kept by the write whose row names it.
 * @throws ApiError 400 on `file` when it is no PDF, is damaged, protected, carries scripts or files or links to files;
 * 503 when too many wait, 504 after `signal`; and as `storeUpload` does.
 */
export async function storePdf(deps: StoreDeps, clientId: number, file: File, signal: AbortSignal): Promise<string> {
  try {
    return await runInspection(() => inspectAndStore(deps, clientId, file, signal), {
      owner: String(clientId),
      signal,
    });
  } finally {
    requireCaller(signal);
  }
}

async function inspectAndStore(deps: StoreDeps, clientId: number, file: File, signal: AbortSignal): Promise<string> {
  const verdict: PdfVerdict = (await hasPdfEdges(file))
    ? await inspectPdfInThread(await file.arrayBuffer(), signal)
    : "unreadable";
  if (verdict !== "clean") throw fieldError("file", refusals[verdict]);
  requireCaller(signal);
  return storeUpload(deps, { clientId, purpose: "document" }, [{ keyOf: documentKey, content: file }]);
}

/** Before the header readers forgive what a mail or a form left there, but markup would be a document of another kind. */
async function hasPdfEdges(file: File): Promise<boolean> {
  const text = async (part: Blob) => Buffer.from(await part.arrayBuffer()).toString("latin1");
  if (!/^[^<]*%PDF-/.test(await text(file.slice(0, edgeBytes)))) return false;
  return (await text(file.slice(-edgeBytes))).includes("%%EOF");
}
