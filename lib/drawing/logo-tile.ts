import sharp from "sharp";
import { firstLetter } from "../card/first-letter";
import type { Palette } from "./palette";
import { svgInk, svgPicture } from "./svg";
import { openShaper } from "./text/shaper";
import { inkBox, inkOf, type LineInk, setLine } from "./text/text-line";

type Square = { x: number; y: number; size: number };
type Tile = Square & { name: string; logo: Buffer | null; palette: Palette };

/** A white tile with the company's logo, or with its initial in the company's colour. */
export async function drawLogoTile({ name, logo, palette, x, y, size }: Tile): Promise<string> {
  const radius = size * 0.22;
  const paper = `<rect x="${x}" y="${y}" width="${size}" height="${size}" rx="${radius}" fill="#ffffff"/>`;
  if (!logo) return paper + (await drawInitial(name, palette.ground, { x, y, size }));
  const inner = size * 0.84;
  const png = await fitLogo(logo, Math.round(inner * 2));
  return paper + svgPicture(png, x + (size - inner) / 2, y + (size - inner) / 2, inner);
}

/** @throws if the picture cannot be decoded */
export function fitLogo(logo: Buffer, edge: number): Promise<Buffer> {
  return sharp(logo)
    .resize(edge, edge, { fit: "contain", background: { r: 255, g: 255, b: 255, alpha: 0 } })
    .png()
    .toBuffer();
}

export async function drawInitial(name: string, fill: string, square: Square): Promise<string> {
  return svgInk(await drawInitialInk(name, square), fill);
}

export async function drawInitialInk(name: string, { x, y, size }: Square): Promise<LineInk> {
  const letter = firstLetter(name);
  if (!letter) return { path: "", emoji: [] };
  const em = size * 0.58;
  const line = setLine(letter, 700, await openShaper());
  const rough = inkBox(inkOf(line, 0, 0, em));
  const shrink = Math.min(1, (size * 0.74) / Math.max(rough.width, rough.height));
  const middle = (start: number, extent: number, at: number) => at + size / 2 - (start + extent / 2) * shrink;
  const left = middle(rough.left, rough.width, x);
  const base = middle(rough.top, rough.height, y);
  return inkOf(line, left, base, em * shrink);
}
