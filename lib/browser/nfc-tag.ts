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

const reasons: Record<string, string> = {
  NotAllowedError: "Your browser was not allowed to use NFC. Allow it in the settings of this site, then try again.",
  NotReadableError: "NFC is switched off. Switch it on in the settings of your phone, then try again.",
  NotSupportedError: "This phone or this tag does not work with NFC links. Try another tag.",
};

/** A message for the user. */
export function whyNotWritten(error: unknown): string {
  const { name } = error as Error;
  return reasons[name] ?? "The tag could not be written. Hold it still, and make sure that it is not locked.";
}
