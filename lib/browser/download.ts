/** `name` default: Content-Disposition. */
export function downloadAddress(url: string, name = ""): void {
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
}

export function downloadFile(name: string, type: string, content: BlobPart): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  downloadAddress(url, name);
  // Some browsers start reading after the click event.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
