import { fieldError } from "@/lib/contract/errors";
import { messages } from "@/lib/contract/messages";
import { requireCaller } from "@/lib/process/caller";
import { limitConcurrency } from "@/lib/process/concurrency";
import type { Deps } from "../../deps";
import { createKeyBase } from "../keys";
import type { PdfVerdict } from "./inspection";
import { inspectPdfInThread } from "./thread";

/** Where both the header and the end mark have to stand: within this many bytes of the file's ends. */
const edgeBytes = 1024;

/** Clients take turns, and none has both threads. */
const runInspection = limitConcurrency(2, 50);

const refusals = {
  encrypted: messages.documentEncrypted,
  active: messages.documentActive,
  linked: messages.documentLinked,
  unreadable: messages.documentUnreadable,
};

/**
 * Checks a client's uploaded document and stores it byte for byte. The caller removes the file when its own row cannot be
 * written.
 *
 * @param signal aborts when nobody waits for the answer any more; then nothing is stored.
 * @returns the key, and the size in bytes.
 * @throws ApiError 400 on `file` when it is no PDF, is damaged, protected, carries scripts or files or links to files;
 * 503 when too many wait, 504 after `signal`.
 */
export async function storePdf(
  { files }: Pick<Deps, "files">,
  clientId: number,
  file: File,
  signal: AbortSignal,
): Promise<{ key: string; size: number }> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const verdict = hasPdfEdges(bytes) ? await inspectInTurn(bytes, clientId, signal) : "unreadable";
  if (verdict !== "clean") throw fieldError("file", refusals[verdict]);
  const key = `${createKeyBase()}.pdf`;
  await files.put(key, bytes, bytes.length);
  return { key, size: bytes.length };
}

async function inspectInTurn(bytes: Uint8Array, clientId: number, signal: AbortSignal): Promise<PdfVerdict> {
  try {
    return await runInspection(() => inspectPdfInThread(bytes, signal), { owner: String(clientId), signal });
  } finally {
    requireCaller(signal);
  }
}

/** Before the header readers forgive what a mail or a form left there, but markup would be a document of another kind. */
function hasPdfEdges(bytes: Uint8Array): boolean {
  const text = (part: Uint8Array) => Buffer.from(part).toString("latin1");
  return /^[^<]*%PDF-/.test(text(bytes.subarray(0, edgeBytes))) && text(bytes.subarray(-edgeBytes)).includes("%%EOF");
}
