import type { Key } from "../i18n/messages";
import { said } from "../i18n/said";

type Writer = {
  write(message: { records: { recordType: "url"; data: string }[] }, options: { signal: AbortSignal }): Promise<void>;
};

declare global {
  interface Window {
    /** Chrome on Android, https only. */
    NDEFReader?: new () => Writer;
  }
}

export function canWriteTags(): boolean {
  return typeof window !== "undefined" && window.NDEFReader !== undefined;
}

/** Waits for a tag and overwrites it. @throws DOMException, see `whyNotWritten`; AbortError when `signal` aborts */
export async function writeTag(url: string, signal: AbortSignal): Promise<void> {
  if (!window.NDEFReader) throw new DOMException("", "NotSupportedError");
  await new window.NDEFReader().write({ records: [{ recordType: "url", data: url }] }, { signal });
}

const reasons: Record<string, Key> = {
  NotAllowedError: "share.tagFailed.notAllowed",
  NotReadableError: "share.tagFailed.off",
  NotSupportedError: "share.tagFailed.unsupported",
};

/** A message for the user, to be written by `t.say`. */
export function whyNotWritten(error: unknown): string {
  const { name } = error as Error;
  return said(reasons[name] ?? "share.tagFailed.other");
}
