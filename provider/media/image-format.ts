/** The formats that are decoded; their names are those of the decoder. */
export type ImageFormat = "jpeg" | "png" | "gif" | "webp" | "heif";

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
export function readImageFormat(name: string, bytes: Uint8Array): ImageFormat | null {
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
