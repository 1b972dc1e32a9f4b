import { fieldError } from "@/lib/contract/errors";
import { messages } from "@/lib/contract/messages";
import { limitConcurrency } from "@/lib/process/concurrency";
import type { Deps } from "../deps";
import { createKeyBase } from "./keys";
import { inspectPdfInThread } from "./pdf-thread";

/** Where both the header and the end mark have to stand: within this many bytes of the file's ends. */
const edgeBytes = 1024;
const runInspection = limitConcurrency(2, 50);

const refusals = {
  encrypted: messages.documentEncrypted,
  active: messages.documentActive,
  unreadable: messages.documentUnreadable,
};

/**
 * Checks an uploaded document and stores it byte for byte. The caller removes the file when its own row cannot be
 * written.
 *
 * @returns the key, and the size in bytes.
 * @throws ApiError 400 on `file` when it is no PDF, is damaged, protected, or carries scripts or files.
 */
export async function storePdf({ files }: Pick<Deps, "files">, file: File): Promise<{ key: string; size: number }> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const verdict = hasPdfEdges(bytes) ? await runInspection(() => inspectPdfInThread(bytes)) : "unreadable";
  if (verdict !== "clean") throw fieldError("file", refusals[verdict]);
  const key = `${createKeyBase()}.pdf`;
  await files.put(key, bytes, bytes.length);
  return { key, size: bytes.length };
}

function hasPdfEdges(bytes: Uint8Array): boolean {
  const text = (part: Uint8Array) => Buffer.from(part).toString("latin1");
  return text(bytes.subarray(0, edgeBytes)).includes("%PDF-") && text(bytes.subarray(-edgeBytes)).includes("%%EOF");
}
