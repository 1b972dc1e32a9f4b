import { pictureLimits } from "@/lib/contract/values";
import { fitWithin, listEncodings, type Size } from "./plan-picture";

/** A part of a picture, in its own pixels. */
export type Area = Size & { x: number; y: number };

const extensions: Record<string, string> = { "image/png": "png", "image/jpeg": "jpg", "image/webp": "webp" };

/** Shrink factor while the result is too large, and the lower bound. */
const step = 0.7;
const smallestSide = 320;

/**
 * Draws `area` at `size` and encodes it within the limit; the file name gets the format's extension. @throws Error if
 * the browser cannot decode or draw
 */
export async function drawPicture(
  source: CanvasImageSource,
  area: Area,
  size: Size,
  { name, type }: { name: string; type: string },
): Promise<File> {
  let canvas = drawOn(source, area, size);
  const encodings = listEncodings(type, type !== "image/jpeg" && isTransparent(canvas));
  for (;;) {
    for (const { type, quality } of encodings) {
      const blob = await encode(canvas, type, quality);
      if (blob?.type === type && blob.size <= pictureLimits.prepared) return release(canvas, toFile(blob, name));
    }
    const { width, height } = canvas;
    const side = Math.round(Math.max(width, height) * step);
    if (side < smallestSide) throw new Error("This photo cannot be made small enough. Please choose another one");
    canvas = release(canvas, drawOn(canvas, { x: 0, y: 0, width, height }, fitWithin(canvas, side)));
  }
}

function drawOn(source: CanvasImageSource, { x, y, width, height }: Area, size: Size): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = size.width;
  canvas.height = size.height;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser cannot draw");
  context.imageSmoothingQuality = "high";
  context.drawImage(source, x, y, width, height, 0, 0, size.width, size.height);
  return canvas;
}

function isTransparent(canvas: HTMLCanvasElement): boolean {
  const pixels = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
  for (let alpha = 3; alpha < pixels.length; alpha += 4) if (pixels[alpha] !== 255) return true;
  return false;
}

function encode(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality));
}

function toFile(blob: Blob, name: string): File {
  return new File([blob], `${name.replace(/\.[^.]*$/, "")}.${extensions[blob.type]}`, { type: blob.type });
}

/** Frees the canvas's memory now: iOS delays it. */
function release<T>(canvas: HTMLCanvasElement, result: T): T {
  canvas.width = 0;
  return result;
}
