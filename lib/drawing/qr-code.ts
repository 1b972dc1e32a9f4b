import sharp from "sharp";
import { codeInk, encodeLink, outlineModules, quietZone } from "./code-modules";
import { drawLogoTile } from "./logo-tile";
import { paletteOf } from "./palette";

export type CodeMark = { name: string; logo: Buffer | null; color: string | null };

/** The mark's share of the edge: under 10% of the area, and level H restores 30%. */
const markShare = 0.28;
const pngEdge = 1200;

/** SVG; with a mark the logo or initial is in the middle. */
export async function drawCode(link: string, mark: CodeMark | null): Promise<string> {
  return writeCode(link, mark && (await drawMark(mark)));
}

/** The same for many links, whose mark is drawn once. */
export async function codesMarked(mark: CodeMark): Promise<(link: string) => string> {
  const drawn = await drawMark(mark);
  return (link) => writeCode(link, drawn);
}

/** Where the mark lies, in modules: a white square of this `size`, and in it the tile with the logo or initial. */
export function placeMark(edge: number) {
  const size = (edge - quietZone * 2) * markShare;
  const start = (edge - size) / 2;
  const ring = size * 0.08;
  return { start, size, radius: size * 0.22, tile: { start: start + ring, size: size - ring * 2 } };
}

/** `mark`: its tile, from `drawMark`. */
function writeCode(link: string, mark: string | null): string {
  const modules = encodeLink(link, mark !== null);
  const edge = modules.length;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${edge * 10}" height="${edge * 10}" viewBox="0 0 ${edge} ${edge}">`,
    `<rect width="${edge}" height="${edge}" fill="#ffffff"/>`,
    `<path fill="${codeInk}" shape-rendering="crispEdges" d="${outlineModules(modules)}"/>`,
    mark === null ? "" : setMark(mark, edge),
    "</svg>",
  ].join("");
}

/** PNG of at least 1000 pixels, whole pixels per module. */
export async function drawCodePng(link: string, mark: CodeMark | null): Promise<Buffer> {
  const svg = await drawCode(link, mark);
  const modules = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
  const edge = Math.ceil(pngEdge / modules) * modules;
  return sharp(Buffer.from(svg), { density: (72 * edge) / (modules * 10) })
    .resize(edge, edge, { kernel: "nearest" })
    .png({ palette: true })
    .toBuffer();
}

/** Of 100 units, since outlines are rounded to hundredths. */
function drawMark({ name, logo, color }: CodeMark): Promise<string> {
  return drawLogoTile({ name, logo, x: 0, y: 0, size: 100, palette: paletteOf(color) });
}

function setMark(mark: string, edge: number): string {
  const { start, size, radius, tile } = placeMark(edge);
  const inner = `<g transform="translate(${tile.start} ${tile.start}) scale(${tile.size / 100})">${mark}</g>`;
  return `<rect x="${start}" y="${start}" width="${size}" height="${size}" rx="${radius}" fill="#ffffff"/>${inner}`;
}
