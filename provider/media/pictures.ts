import sharp, { type Sharp } from "sharp";
import { fieldError } from "@/lib/contract/errors";
import type { Picture } from "@/lib/contract/fields";
import { limits } from "@/lib/contract/limits";
import { messages } from "@/lib/contract/messages";
import { limitConcurrency } from "@/lib/process/concurrency";
import type { Deps } from "../deps";
import { readImageFormat } from "./image-format";
import { createKeyBase, mediaUrl } from "./keys";
import { readLogoColor } from "./logo-color";
import { drawVariants, type PictureUse } from "./variants";

/**
 * What a row keeps of a picture, as JSON text. A logo has a `photo`, the small JPEG that contact files carry, and its
 * `color`, null when it is grey; one stored by an earlier version has no `color`.
 */
export type StoredPicture = {
  variants: { key: string; width: number; height: number }[];
  photo?: string;
  color?: string | null;
};

const decodeSeconds = 10;
const runDecoder = limitConcurrency(2, 50);

/**
 * Decodes an uploaded picture (first frame, upright), and stores it anew in the widths of its use, without metadata.
 * The caller removes the files (`pictureKeys`) when its own row cannot be written.
 *
 * @throws ApiError 400 on `field` when the file is no picture, is damaged or has too many pixels.
 */
export async function storePicture(
  { files }: Pick<Deps, "files">,
  file: File,
  use: PictureUse,
  field: string = use === "logo" ? "logo" : "image",
): Promise<StoredPicture> {
  const { drawn, color } = await runDecoder(async () => {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const drawn = await drawVariants(await openPicture(file.name, bytes, field), use).catch((error: Error) => {
      // A header may tell fewer pixels than there are.
      const tooMany = error.message.includes("pixel limit");
      throw fieldError(field, tooMany ? messages.imageTooManyPixels : messages.imageUnreadable);
    });
    const smallest = drawn.findLast(({ extension }) => extension === "webp");
    return { drawn, color: use === "logo" && smallest ? await readLogoColor(smallest.bytes) : undefined };
  });

  const base = createKeyBase();
  const picture: StoredPicture = { variants: [], color };
  const begun: string[] = [];
  try {
    for (const { bytes, width, height, extension } of drawn) {
      const key = `${base}-${width}.${extension}`;
      // Before it is written: a store may have kept a file whose put failed.
      begun.push(key);
      await files.put(key, bytes, bytes.length);
      if (extension === "jpg") picture.photo = key;
      else picture.variants.push({ key, width, height });
    }
  } catch (error) {
    await files.remove(begun);
    throw error;
  }
  return picture;
}

/** Every file of a stored picture; none for null. */
export function pictureKeys(json: string | null): string[] {
  if (json === null) return [];
  const { variants, photo } = JSON.parse(json) as StoredPicture;
  return [...variants.map(({ key }) => key), ...(photo ? [photo] : [])];
}

/** Addresses of a stored picture: all widths ascending, and the widest as `url`; `photo` and `color` where its use has them. */
export function presentPicture(
  deps: Pick<Deps, "config">,
  json: string | null,
): { url: string | null; set: Picture[]; photo: string | null; color: string | null } {
  if (json === null) return { url: null, set: [], photo: null, color: null };
  const { variants, photo, color } = JSON.parse(json) as StoredPicture;
  const set = variants
    .map(({ key, width, height }) => ({ url: mediaUrl(deps, key), width, height }))
    .sort((a, b) => a.width - b.width);
  return { url: set.at(-1)?.url ?? null, set, photo: photo ? mediaUrl(deps, photo) : null, color: color ?? null };
}

/** The decoder, once name, content and header agree that this is a picture of bearable size. */
async function openPicture(name: string, bytes: Uint8Array, field: string): Promise<Sharp> {
  const format = readImageFormat(name, bytes);
  if (!format) throw fieldError(field, messages.imageInvalid);
  // Only the header is read here, so the number of pixels does not matter yet.
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw fieldError(field, messages.imageUnreadable);
    });
  if (header.format !== format || (format === "heif" && header.compression !== "av1"))
    throw fieldError(field, messages.imageInvalid);
  if (header.width * header.height > limits.imagePixels) throw fieldError(field, messages.imageTooManyPixels);
  return sharp(bytes, { limitInputPixels: limits.imagePixels, failOn: "error" }).timeout({ seconds: decodeSeconds });
}
