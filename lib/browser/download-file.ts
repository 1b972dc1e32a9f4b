import { downloadAddress } from "./download-address";

/** Hands a file made in the browser to its downloads. */
export function downloadFile(name: string, type: string, content: BlobPart): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  downloadAddress(url, name);
  // Some browsers start reading only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
