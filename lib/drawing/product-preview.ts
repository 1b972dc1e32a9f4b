import type { Sharp } from "sharp";
import sharp from "sharp";
import type { Focus } from "../contract/content/focus";
import { linkPreviewSize } from "./link-preview-content";
import { paletteOf } from "./palette";

/** Messengers leave a heavier picture out. */
const mostBytes = 280_000;
const qualities = [86, 75, 60, 45, 30];

/** Between the pictures of a category, in pixels. */
const gap = 12;

/**
 * A JPEG of 1200 × 630 with the whole product in its middle square, which is all that some readers show.
 * @throws when the picture cannot be read.
 */
export async function drawProductPreview({ color }: { color: string | null }, picture: Buffer): Promise<Buffer> {
  const background = paletteOf(color).ground;
  return writeLight(
    sharp(picture)
      .resize({ ...linkPreviewSize, fit: "contain", background })
      .flatten({ background }),
  );
}

export type Tile = { picture: Buffer; focus: Focus };

/**
 * The same size with several products side by side, each cut around its focus.
 * @throws when one of the pictures cannot be read.
 */
export async function drawCategoryPreview(
  { color }: { color: string | null },
  tiles: readonly Tile[],
): Promise<Buffer> {
  const { width, height } = linkPreviewSize;
  const background = paletteOf(color).ground;
  const tileWidth = Math.floor((width - gap * (tiles.length - 1)) / tiles.length);
  const drawn = await Promise.all(
    tiles.map(async (tile, index) => ({
      input: await cutAround(tile, { width: tileWidth, height }, background),
      left: index * (tileWidth + gap),
      top: 0,
    })),
  );
  const sheet = sharp({ create: { width, height, channels: 3, background } }).composite(drawn);
  return writeLight(sheet);
}

type Size = { width: number; height: number };

/** A PNG of this size, cut from the picture as `object-position` would have it. */
async function cutAround({ picture, focus }: Tile, size: Size, background: string): Promise<Buffer> {
  const { data, info } = await sharp(picture)
    .resize({ ...size, fit: "outside" })
    .flatten({ background })
    .png()
    .toBuffer({ resolveWithObject: true });
  const left = Math.round(((info.width - size.width) * focus.x) / 100);
  const top = Math.round(((info.height - size.height) * focus.y) / 100);
  return sharp(data)
    .extract({ left, top, ...size })
    .png()
    .toBuffer();
}

/** As JPEG, in the best quality that is light enough. */
async function writeLight(picture: Sharp): Promise<Buffer> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  let drawn: Buffer = Buffer.alloc(0);
  for (const quality of qualities) {
    drawn = await sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer();
    if (drawn.length <= mostBytes) break;
  }
  return drawn;
}
