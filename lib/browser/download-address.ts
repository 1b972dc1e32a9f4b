/** Lets the browser download an address by itself, under `name`, or else the name that the answer gives it. */
export function downloadAddress(url: string, name = ""): void {
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
}
