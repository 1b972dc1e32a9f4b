import { pictureLimits } from "@/lib/contract/values";

/** What becomes of a picture before it is sent, decided without looking at a single pixel. */

export type Size = { width: number; height: number };

type PictureFacts = Size & { name: string; type: string; bytes: number };

/** A way to write a picture; `quality` is one for formats that have none. */
type Encoding = { type: "image/jpeg" | "image/png" | "image/webp"; quality: number };

const qualities = [0.88, 0.75, 0.6];
const jpeg = listQualities("image/jpeg");
const webp = listQualities("image/webp");
const png: Encoding[] = [{ type: "image/png", quality: 1 }];

/** The size, at most `side` wide and high, in the same shape; never larger than it is, never less than a pixel. */
export function fitWithin({ width, height }: Size, side: number): Size {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Whether a phone might not hold the pixels, and the server would not take them. */
export function hasTooManyPixels({ width, height }: Size): boolean {
  return width * height > pictureLimits.pixels;
}

/**
 * @returns "keep" for what is small enough in bytes and pixels, otherwise the size that it is drawn anew in. A GIF may
 * move, so it is left alone as long as its bytes may be sent.
 */
export function planPicture(
  { name, type, bytes, width, height }: PictureFacts,
  allowed: { bytes: number; side: number },
): "keep" | Size {
  const isSmall = type === "image/gif" || Math.max(width, height) <= allowed.side;
  const isKept = bytes <= allowed.bytes && isSmall && !isHeic({ name, type });
  return isKept ? "keep" : fitWithin({ width, height }, allowed.side);
}

/**
 * How to write a picture, best way first: in its own format, so that drawings stay sharp, and then ever smaller. What is
 * transparent stays so.
 */
export function listEncodings(type: string, isTransparent: boolean): Encoding[] {
  if (type === "image/jpeg") return jpeg;
  const lossless = type === "image/png" ? png : [];
  // Not every browser writes WebP.
  return isTransparent ? [...lossless, ...webp, ...png] : [...lossless, ...jpeg];
}

/** Phones take photos in HEIC, which few browsers read; some send it without a type. */
export function isHeic({ name, type }: { name: string; type: string }): boolean {
  return /^image\/hei[cf]/i.test(type) || /\.hei[cf]$/i.test(name);
}

function listQualities(type: Encoding["type"]): Encoding[] {
  return qualities.map((quality) => ({ type, quality }));
}

/** Why a picked file cannot be used, in the owner's words. Apart, because who tells it need not open pictures. */
export class PictureRefusal extends Error {}
