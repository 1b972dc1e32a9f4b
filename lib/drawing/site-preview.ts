import { linkPreviewSize, type SiteLook } from "./link-preview-content";
import { fitLogo } from "./logo-tile";
import { type Palette, paletteOf } from "./palette";
import { drawOnGround } from "./preview-picture";
import { svgInk, svgPicture } from "./svg";
import type { Room } from "./text/room";
import { fitText, inkOfBlock } from "./text/text-block";

const centre = linkPreviewSize.width / 2;
const card = { width: 430, height: 250 };
const gap = 34;
/** The logo on it. */
const mark = { x: 42, y: 40, size: 84 };

const nameRoom: Room = { width: 580, height: 150, lines: 2, weight: 700, largest: 84, smallest: 40, leading: 1.2 };
const lineRoom: Room = { width: 580, height: 96, lines: 2, weight: 500, largest: 36, smallest: 28, leading: 1.32 };

/** JPEG, 1200 × 630. Everything is in the middle square, which is all that some messengers show. */
export async function drawSitePreview(
  { name: siteName, color }: Pick<SiteLook, "name" | "color">,
  { line, dir }: { line: string; dir: "ltr" | "rtl" },
  logo: Buffer | null,
): Promise<Buffer> {
  const palette = paletteOf(color);
  const [name, text] = await Promise.all([fitText(siteName, nameRoom), fitText(line, lineRoom)]);
  const top = (linkPreviewSize.height - name.height - text.height - gap - card.height) / 2;
  const textTop = top + name.height;
  return drawOnGround(palette, [
    svgInk(inkOfBlock(name, top, { centre }), "#ffffff"),
    svgInk(inkOfBlock(text, textTop, { centre }), "#ffffff", 0.88),
    await drawCard(palette, { logo, dir }, centre - card.width / 2, textTop + text.height + gap),
  ]);
}

type Content = { logo: Buffer | null; dir: "ltr" | "rtl" };

/** A visiting card with placeholder text. */
async function drawCard({ ground, tint }: Palette, { logo, dir }: Content, x: number, y: number): Promise<string> {
  const start = dir === "rtl" ? card.width - mark.x - mark.size : mark.x;
  const bar = (top: number, width: number, fill: string, opacity = 1) =>
    `<rect x="146" y="${top}" width="${width}" height="16" rx="8" fill="${fill}" fill-opacity="${opacity}"/>`;
  const dot = `<circle cx="84" cy="82" r="42" fill="${tint}"/><circle cx="84" cy="82" r="20" fill="${ground}"/>`;
  const ways = [0, 1, 2, 3].map((way) => `<circle cx="${77 + way * 92}" cy="187" r="30" fill="${ground}"/>`);
  return [
    `<g transform="translate(${x} ${y})">`,
    `<rect width="${card.width}" height="${card.height}" rx="26" fill="#ffffff"/>`,
    logo ? svgPicture(await fitLogo(logo, mark.size * 2), start, mark.y, mark.size) : "",
    dir === "rtl" ? `<g transform="translate(${card.width} 0) scale(-1 1)">` : "<g>",
    logo ? "" : dot,
    bar(52, 200, ground),
    bar(82, 236, ground, 0.3),
    bar(108, 150, ground, 0.3),
    ...ways,
    "</g></g>",
  ].join("");
}
