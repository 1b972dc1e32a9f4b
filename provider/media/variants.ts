import type { Sharp } from "sharp";
import sharp from "sharp";

export type PictureUse = "logo" | "product" | "banner" | "person";

/** Widths by use, widest first. */
const widths: Record<PictureUse, readonly [number, ...number[]]> = {
  logo: [512, 192, 96],
  product: [800, 400],
  banner: [1600, 960, 480],
  person: [384, 192],
};

/**
 * Uses that are drawn square in each width, enlarged where need be, and as a photo for contact files: a logo whole, a
 * person's head and shoulders to the edges. The others are never enlarged.
 */
const squares: Partial<Record<PictureUse, "contain" | "cover">> = { logo: "contain", person: "cover" };

const webpQuality = 78;
const white = "#ffffff";
const transparent = { r: 0, g: 0, b: 0, alpha: 0 };

/** A square as contact files carry it: some phones drop a card whose photo is larger. */
const photo = { side: 400, bytes: 60 * 1024, qualities: [82, 65, 50, 35, 20] };

export type DrawnVariant = { bytes: Uint8Array; width: number; height: number; extension: "webp" | "jpg" };

/** Draws every variant of a use; the input is decoded once. */
export async function drawVariants(input: Sharp, use: PictureUse): Promise<DrawnVariant[]> {
  const [widest] = widths[use];
  const fit = squares[use];
  // Twice the width bounds the height of a long, narrow picture without making a portrait small.
  const { data, info } = await input
    .autoOrient()
    .resize({
      width: widest,
      height: fit ? widest : widest * 2,
      fit: fit === "cover" ? "cover" : "inside",
      withoutEnlargement: true,
    })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const decoded = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });

  const drawn: DrawnVariant[] = [];
  for (const width of widths[use]) {
    const size = fit ? { height: width, fit, background: transparent } : {};
    const resized = decoded().resize({ width, withoutEnlargement: !fit, ...size });
    const webp = await resized.webp({ quality: webpQuality }).toBuffer({ resolveWithObject: true });
    // A narrow picture gives the same file for several widths.
    if (drawn.some((variant) => variant.width === webp.info.width)) continue;
    drawn.push({ bytes: webp.data, width: webp.info.width, height: webp.info.height, extension: "webp" });
  }
  return fit ? [...drawn, await drawPhoto(decoded, fit)] : drawn;
}

async function drawPhoto(decoded: () => Sharp, fit: "contain" | "cover"): Promise<DrawnVariant> {
  const { side } = photo;
  let bytes: Buffer = Buffer.alloc(0);
  for (const quality of photo.qualities) {
    bytes = await decoded()
      .flatten({ background: white })
      .resize({ width: side, height: side, fit, background: white })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer();
    if (bytes.length <= photo.bytes) break;
  }
  return { bytes, width: side, height: side, extension: "jpg" };
}
