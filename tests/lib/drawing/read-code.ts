import jsQR from "jsqr";
import sharp from "sharp";

/** What a phone's camera reads from a picture; null where it finds no code. */
export async function readCode(picture: Buffer, edge = 900): Promise<string | null> {
  const { data, info } = await sharp(picture)
    .resize(edge, undefined, { fit: "inside" })
    .flatten({ background: "#ffffff" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? null;
}
