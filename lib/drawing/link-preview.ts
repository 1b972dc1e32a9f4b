import { type LinkPreviewContent, linkPreviewSize } from "./link-preview-content";
import { drawLogoTile } from "./logo-tile";
import { paletteOf } from "./palette";
import { drawOnGround } from "./preview-picture";
import { svgInk } from "./svg";
import type { Room } from "./text/room";
import { fitText, inkOfBlock, type TextBlock } from "./text/text-block";

const { width, height } = linkPreviewSize;
const centre = width / 2;
const tileSize = 184;

/** JPEG, 1200 × 630. Everything is in the middle square, which is all that some messengers show. */
export async function drawLinkPreview({ name, line, color }: LinkPreviewContent, logo: Buffer | null): Promise<Buffer> {
  const palette = paletteOf(color);
  const title = await fitName(name);
  const text = line ? await fitText(line, lineRoom) : null;
  const total = tileSize + 30 + title.height + (text ? 34 + text.height : 0);
  const top = (height - total) / 2;
  const titleTop = top + tileSize + 30;
  const ruleTop = titleTop + title.height + 13;
  return drawOnGround(palette, [
    await drawLogoTile({ name, logo, palette, x: centre - tileSize / 2, y: top, size: tileSize }),
    svgInk(inkOfBlock(title, titleTop, { centre }), "#ffffff"),
    text
      ? `<rect x="${centre - 32}" y="${ruleTop}" width="64" height="4" rx="2" fill="${palette.tint}" fill-opacity="0.75"/>`
      : "",
    text ? svgInk(inkOfBlock(text, titleTop + title.height + 34, { centre }), "#ffffff", 0.88) : "",
  ]);
}

const nameRoom: Room = { width: 580, height: 270, lines: 3, weight: 700, largest: 88, smallest: 60, leading: 1.26 };
const lineRoom: Room = { width: 700, height: 90, lines: 2, weight: 500, largest: 31, smallest: 28, leading: 1.38 };

/** In the middle square, or across the picture if letters would get too small. */
async function fitName(name: string): Promise<TextBlock> {
  const square = await fitText(name, nameRoom);
  return square.isWhole ? square : fitText(name, { ...nameRoom, width: 1060, height: 250, largest: 76, smallest: 24 });
}
