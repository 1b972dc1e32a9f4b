import type { Sharp } from "sharp";
import sharp from "sharp";
import { fieldError } from "@/lib/contract/errors";
import * as fileMessages from "@/lib/contract/file-messages";
import { pictureLimits } from "@/lib/contract/values";
import { limitConcurrency } from "@/lib/runtime/concurrency";
import { pictureKey } from "./keys";
import { readLogoColor } from "./logo-color";
import { type StoreDeps, storeUpload, type Upload } from "./store";
import { drawVariants, type PictureUse } from "./variants";

/** What a sent picture has become; `color` is a logo's, '#rrggbb', or null when it is grey. */
type StoredPicture = { upload: string; color: string | null };

const decodeSeconds = 10;
const runDecoder = limitConcurrency(2, 50);

/**
 * Decodes an uploaded picture (first frame, upright), and stores it anew in the widths of its use, without metadata.
 *
 * @returns the upload, to be kept by the write whose row names it.
 * @throws ApiError 400 on `field` when the file is no picture, is damaged or has too many pixels, and as `storeUpload`.
 */
export async function storePicture(
  deps: StoreDeps,
  {
    clientId,
    use,
    field = use === "logo" ? "logo" : "image",
  }: { clientId: Upload["clientId"]; use: PictureUse; field?: string },
  file: File,
): Promise<StoredPicture> {
  const { drawn, color } = await runDecoder(async () => {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const drawn = await drawVariants(await openPicture(file.name, bytes, field), use).catch((error: Error) => {
      // A header may tell fewer pixels than there are.
      const tooMany = error.message.includes("pixel limit");
      throw fieldError(field, tooMany ? fileMessages.imageTooManyPixels : fileMessages.imageUnreadable);
    });
    const smallest = drawn.findLast(({ extension }) => extension === "webp");
    return { drawn, color: use === "logo" && smallest ? await readLogoColor(smallest.bytes) : null };
  });
  const files = drawn.map(({ bytes, width, height, extension }) => ({
    keyOf: (upload: string) => pictureKey(upload, width, extension),
    content: bytes,
    ...(extension === "webp" ? { width, height } : {}),
  }));
  return { upload: await storeUpload(deps, { clientId, purpose: use }, files), color };
}

/** A logo that was sent, as a row keeps it: empty text takes it away, and undefined leaves it as it is. */
export async function storeLogo(deps: StoreDeps, clientId: Upload["clientId"], sent: File | "" | undefined) {
  if (sent === undefined) return undefined;
  if (sent === "") return { logo: null, logo_color: null };
  const { upload, color } = await storePicture(deps, { clientId, use: "logo" }, sent);
  return { logo: upload, logo_color: color };
}

/** The decoder, once name, content and header agree that this is a picture of bearable size. */
async function openPicture(name: string, bytes: Uint8Array, field: string): Promise<Sharp> {
  const format = readImageFormat(name, bytes);
  if (!format) throw fieldError(field, fileMessages.imageInvalid);
  // Only the header is read here, so the number of pixels does not matter yet.
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw fieldError(field, fileMessages.imageUnreadable);
    });
  if (header.format !== format || (format === "heif" && header.compression !== "av1"))
    throw fieldError(field, fileMessages.imageInvalid);
  if (header.width * header.height > pictureLimits.pixels) throw fieldError(field, fileMessages.imageTooManyPixels);
  return sharp(bytes, { limitInputPixels: pictureLimits.pixels, failOn: "error" }).timeout({ seconds: decodeSeconds });
}

/** The formats that are decoded; their names are those of the decoder. */
type ImageFormat = "jpeg" | "png" | "gif" | "webp" | "heif";

const formatOfExtension: Record<string, ImageFormat> = {
  jpg: "jpeg",
  jpeg: "jpeg",
  png: "png",
  gif: "gif",
  webp: "webp",
  avif: "heif",
};

/**
 * The picture's format when its first bytes agree with the ending of its name, else null. Looked at before the decoder
 * is, which would also read formats with a far larger surface, such as SVG.
 */
function readImageFormat(name: string, bytes: Uint8Array): ImageFormat | null {
  const expected = formatOfExtension[name.toLowerCase().split(".").pop() ?? ""];
  return expected !== undefined && expected === formatOfContent(Buffer.from(bytes.subarray(0, 64))) ? expected : null;
}

function formatOfContent(start: Buffer): ImageFormat | null {
  const ascii = start.toString("latin1");
  if (ascii.startsWith("\xff\xd8\xff")) return "jpeg";
  if (ascii.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (/^GIF8[79]a/.test(ascii)) return "gif";
  if (ascii.startsWith("RIFF") && ascii.startsWith("WEBP", 8)) return "webp";
  // The brand or one of the compatible brands of the leading box says AV1 still picture or sequence.
  if (ascii.startsWith("ftyp", 4) && /avi[fs]/.test(ascii.slice(8))) return "heif";
  return null;
}
