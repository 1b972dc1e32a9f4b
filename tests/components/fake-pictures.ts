/** How the simulated browser, which reads no pictures, reads every one: in this size, or, with null, not at all. */
export function fakePictures(size: { width: number; height: number } | null = { width: 600, height: 600 }): void {
  const image = HTMLImageElement.prototype;
  Object.defineProperty(image, "src", {
    configurable: true,
    set(this: HTMLImageElement) {
      queueMicrotask(() => this.dispatchEvent(new Event(size ? "load" : "error")));
    },
  });
  Object.defineProperty(image, "naturalWidth", { configurable: true, get: () => size?.width });
  Object.defineProperty(image, "naturalHeight", { configurable: true, get: () => size?.height });
  image.decode = async () => {};
  // It draws none either.
  HTMLCanvasElement.prototype.getContext = () => null;
}

/** Lets it draw pictures, too: each becomes as many bytes of the format that is asked for. */
export function fakeDrawing(bytes: number): void {
  const context = { drawImage() {}, getImageData: () => ({ data: new Uint8ClampedArray([0, 0, 0, 255]) }) };
  HTMLCanvasElement.prototype.getContext = (() => context) as unknown as HTMLCanvasElement["getContext"];
  HTMLCanvasElement.prototype.toBlob = (use, type) => use(new Blob([new Uint8Array(bytes)], { type }));
}
