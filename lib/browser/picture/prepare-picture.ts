import type { PictureRule } from "@/lib/contract/values";
import { drawPicture } from "./draw-picture";
import { type OpenedPicture, openPicture, refuseUnreadable } from "./open-picture";
import { isHeic, planPicture, type Size } from "./plan-picture";

/**
 * Makes a file that may be sent of one that was picked: what is small enough stays as it is, anything else is drawn anew,
 * upright and smaller. One picture's pixels are held at a time, and no longer than that takes.
 *
 * @throws PictureRefusal when it cannot be read here, or not be made small enough
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
  // An older browser: its image elements are upright too, but it may stand still while it decodes one.
  await image.decode();
  return drawPicture(image, { x: 0, y: 0, ...whole }, size, file);
}

/** Off the page's own thread, so that it goes on answering. */
async function decode(file: File, { width, height }: Size): Promise<ImageBitmap> {
  return createImageBitmap(file, {
    imageOrientation: "from-image",
    resizeWidth: width,
    resizeHeight: height,
    resizeQuality: "high",
  });
}

/** A flat drawing may grow by being drawn anew; it is sent as it was, where it may be. */
function takeSmaller(picked: File, drawn: File, rule: PictureRule): File {
  return !isHeic(picked) && picked.size <= Math.min(drawn.size, rule.bytes) ? picked : drawn;
}
