import type { PictureRule } from "@/lib/contract/values";
import { drawPicture } from "./draw-picture";
import { type OpenedPicture, openPicture, refuseUnreadable } from "./open-picture";
import { isHeic, planPicture, type Size } from "./plan-picture";

/**
 * Keeps a small file, else re-encodes it upright and smaller. Holds one picture's pixels at a time. @throws
 * PictureRefusal if it cannot be decoded or made small enough
 */
export async function preparePicture(file: File, rule: PictureRule): Promise<File> {
  const opened = await openPicture(file, rule);
  const { image, size, close } = opened;
  const plan = planPicture({ name: file.name, type: file.type, bytes: file.size, ...size }, rule);
  try {
    if (plan !== "keep") return takeSmaller(file, await shrink(opened, plan), rule);
    await image.decode();
    return file;
  } catch {
    throw refuseUnreadable(file, rule);
  } finally {
    close();
  }
}

async function shrink({ file, image, size: whole }: OpenedPicture, size: Size): Promise<File> {
  const bitmap = await decode(file, size).catch(() => null);
  if (bitmap) {
    try {
      return await drawPicture(bitmap, { x: 0, y: 0, width: bitmap.width, height: bitmap.height }, size, file);
    } finally {
      bitmap.close();
    }
  }
  // Older browsers: upright too, but decoding may block.
  await image.decode();
  return drawPicture(image, { x: 0, y: 0, ...whole }, size, file);
}

/** Off the main thread. */
async function decode(file: File, { width, height }: Size): Promise<ImageBitmap> {
  return createImageBitmap(file, {
    imageOrientation: "from-image",
    resizeWidth: width,
    resizeHeight: height,
    resizeQuality: "high",
  });
}

/** Re-encoding may enlarge a flat drawing: then send the original if allowed. */
function takeSmaller(picked: File, drawn: File, rule: PictureRule): File {
  return !isHeic(picked) && picked.size <= Math.min(drawn.size, rule.bytes) ? picked : drawn;
}
