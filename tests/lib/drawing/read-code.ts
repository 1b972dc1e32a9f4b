import jsQR from "jsqr";
import sharp from "sharp";

/** The text of the QR code that a phone's camera finds in a picture; null if none. */
export async function readCode(picture: Buffer, edge = 900): Promise<string | null> {
  const { data, info } = await sharp(picture)
    .resize(edge, undefined, { fit: "inside" })
    .flatten({ background: "#ffffff" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? null;
}
