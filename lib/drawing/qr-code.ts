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
  const modules = encodeLink(link, mark !== null);
  const edge = modules.length;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${edge * 10}" height="${edge * 10}" viewBox="0 0 ${edge} ${edge}">`,
    `<rect width="${edge}" height="${edge}" fill="#ffffff"/>`,
    `<path fill="${codeInk}" shape-rendering="crispEdges" d="${outlineModules(modules)}"/>`,
    mark ? await drawMark(mark, edge, (edge - quietZone * 2) * markShare) : "",
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

async function drawMark({ name, logo, color }: CodeMark, edge: number, size: number): Promise<string> {
  const palette = paletteOf(color);
  const start = (edge - size) / 2;
  const ring = size * 0.08;
  const tile = { name, logo, x: 0, y: 0, size: 100, palette };
  // Scaled from 100, since outlines are rounded to hundredths.
  const inner = `<g transform="translate(${start + ring} ${start + ring}) scale(${(size - ring * 2) / 100})">${await drawLogoTile(tile)}</g>`;
  return `<rect x="${start}" y="${start}" width="${size}" height="${size}" rx="${size * 0.22}" fill="#ffffff"/>${inner}`;
}
