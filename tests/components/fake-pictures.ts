/** jsdom decodes no pictures: each one gets this size or, with null, cannot be read. */
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
  // There is no canvas either.
  HTMLCanvasElement.prototype.getContext = () => null;
}

/** Fakes a canvas too: each drawn picture is this many bytes in the requested format. */
export function fakeDrawing(bytes: number): void {
  const context = { drawImage() {}, getImageData: () => ({ data: new Uint8ClampedArray([0, 0, 0, 255]) }) };
  HTMLCanvasElement.prototype.getContext = (() => context) as unknown as HTMLCanvasElement["getContext"];
  HTMLCanvasElement.prototype.toBlob = (use, type) => use(new Blob([new Uint8Array(bytes)], { type }));
}
