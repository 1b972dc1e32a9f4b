import * as fileMessages from "@/lib/contract/file-messages";
import { hasAllowedKind, type PictureRule } from "@/lib/contract/values";
import { hasTooManyPixels, isHeic, PictureRefusal, type Size } from "./plan-picture";

/** A decodable file with its object URL, until closed. */
export type OpenedPicture = { file: File; image: HTMLImageElement; size: Size; url: string; close: () => void };

export function refuseUnreadable(file: File, rule: PictureRule): PictureRefusal {
  if (isHeic(file)) return new PictureRefusal(fileMessages.imageHeic);
  return new PictureRefusal(file.size > rule.bytes ? rule.messages.tooLarge : fileMessages.imageUnreadable);
}

/**
 * Reads only the dimensions: a phone may not have memory for the pixels. @throws PictureRefusal for what is no picture,
 * cannot be decoded, or has too many pixels
 */
export async function openPicture(file: File, rule: PictureRule): Promise<OpenedPicture> {
  if (!hasAllowedKind(file, rule) && !isHeic(file)) throw new PictureRefusal(rule.messages.invalid);
  const url = URL.createObjectURL(file);
  const close = () => URL.revokeObjectURL(url);
  try {
    const image = await loadImage(url).catch(() => {
      throw refuseUnreadable(file, rule);
    });
    const size = { width: image.naturalWidth, height: image.naturalHeight };
    if (hasTooManyPixels(size)) throw new PictureRefusal(fileMessages.imageTooManyPixels);
    return { file, image, size, url, close };
  } catch (cause) {
    close();
    throw cause;
  }
}

function loadImage(url: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = reject;
    image.src = url;
  });
}
