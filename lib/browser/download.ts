/** Lets the browser download an address by itself, under `name`, or else the name that the answer gives it. */
export function downloadAddress(url: string, name = ""): void {
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
}

/** Hands a file made in the browser to its downloads. */
export function downloadFile(name: string, type: string, content: BlobPart): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  downloadAddress(url, name);
  // Some browsers start reading only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
