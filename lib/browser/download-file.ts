/** Hands a file made in the browser to its downloads. */
export function downloadFile(name: string, type: string, content: BlobPart): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  download(url, name);
  // Some browsers start reading only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}

/** Lets the browser download an address of this site by itself, under the name that the answer gives it. */
export function downloadAddress(url: string): void {
  download(url, "");
}

function download(url: string, name: string): void {
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
}
