import { pictureLimits } from "@/lib/contract/values";

export type Size = { width: number; height: number };

type PictureFacts = Size & { name: string; type: string; bytes: number };

/** `quality` 1 for formats without one. */
type Encoding = { type: "image/jpeg" | "image/png" | "image/webp"; quality: number };

const qualities = [0.88, 0.75, 0.6];
const jpeg = listQualities("image/jpeg");
const webp = listQualities("image/webp");
const png: Encoding[] = [{ type: "image/png", quality: 1 }];

/** Keeps the aspect ratio, never enlarges, at least a pixel. */
export function fitWithin({ width, height }: Size, side: number): Size {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Too many for a phone's memory and for the server. */
export function hasTooManyPixels({ width, height }: Size): boolean {
  return width * height > pictureLimits.pixels;
}

/**
 * @returns "keep" if small enough in bytes and pixels, else the new size. A GIF may be animated, so only its bytes
 * count.
 */
export function planPicture(
  { name, type, bytes, width, height }: PictureFacts,
  allowed: { bytes: number; side: number },
): "keep" | Size {
  const isSmall = type === "image/gif" || Math.max(width, height) <= allowed.side;
  const isKept = bytes <= allowed.bytes && isSmall && !isHeic({ name, type });
  return isKept ? "keep" : fitWithin({ width, height }, allowed.side);
}

/** Encodings to try, best first: its own format keeps drawings sharp, then smaller ones. Keeps transparency. */
export function listEncodings(type: string, isTransparent: boolean): Encoding[] {
  if (type === "image/jpeg") return jpeg;
  const lossless = type === "image/png" ? png : [];
  // Not every browser encodes WebP.
  return isTransparent ? [...lossless, ...webp, ...png] : [...lossless, ...jpeg];
}

/** Few browsers decode a phone's HEIC; some report no type for it. */
export function isHeic({ name, type }: { name: string; type: string }): boolean {
  return /^image\/hei[cf]/i.test(type) || /\.hei[cf]$/i.test(name);
}

function listQualities(type: Encoding["type"]): Encoding[] {
  return qualities.map((quality) => ({ type, quality }));
}

/** The message is for the owner. */
export class PictureRefusal extends Error {}
