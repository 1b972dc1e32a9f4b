import sharp from "sharp";
import { linkPreviewSize, type ProductPreviewContent } from "./link-preview-content";
import { paletteOf } from "./palette";

/** Messengers leave a heavier picture out. */
const mostBytes = 280_000;
const qualities = [86, 75, 60, 45, 30];

/**
 * A JPEG of 1200 × 630 with the whole product in its middle square, which is all that some readers show.
 * @throws when the picture cannot be read.
 */
export async function drawProductPreview({ color }: ProductPreviewContent, picture: Buffer): Promise<Buffer> {
  const background = paletteOf(color).ground;
  const { data, info } = await sharp(picture)
    .resize({ ...linkPreviewSize, fit: "contain", background })
    .flatten({ background })
    .raw()
    .toBuffer({ resolveWithObject: true });
  let drawn: Buffer = Buffer.alloc(0);
  for (const quality of qualities) {
    drawn = await sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer();
    if (drawn.length <= mostBytes) break;
  }
  return drawn;
}
