import type { Sharp } from "sharp";
import sharp from "sharp";
import type { Focus } from "../contract/content/focus";
import { linkPreviewSize } from "./link-preview-content";
import { paletteOf } from "./palette";

/** Bytes; messengers ignore heavier pictures. */
const mostBytes = 280_000;
const qualities = [86, 75, 60, 45, 30];

/** Between the pictures of a category, in pixels. */
const gap = 12;

/** JPEG, 1200 × 630, the product in the middle square. @throws if the picture cannot be decoded */
export async function drawProductPreview({ color }: { color: string | null }, picture: Buffer): Promise<Buffer> {
  const background = paletteOf(color).ground;
  return writeLight(
    sharp(picture)
      .resize({ ...linkPreviewSize, fit: "contain", background })
      .flatten({ background }),
  );
}

export type Tile = { picture: Buffer; focus: Focus };

/** Several products side by side, cropped around their focus. @throws if a picture cannot be decoded */
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

/** Crops like `object-fit: cover` with `object-position`. */
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

/** The best JPEG quality within `mostBytes`. */
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
