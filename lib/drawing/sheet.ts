import { readFileSync } from "node:fs";
import { type PDFDocument, type PDFPage, rgb } from "@cantoo/pdf-lib";
import sharp from "sharp";
import type { LineInk } from "./text/text-line";

/** All measures of a sheet are millimetres from the upper left corner of the trimmed paper, y downwards. */
export type Area = { x: number; y: number; width: number; height: number };

/** What is printed beyond the cut, so that no white edge shows where the knife is a little off. */
export const bleed = 3;
const margin = 10;
const markLength = 5;
const pointsPerMillimetre = 72 / 25.4;
const printDensity = 600;

/** Pixels that a picture of this many millimetres needs on paper. */
export function printPixels(millimetres: number): number {
  return Math.ceil((millimetres / 25.4) * printDensity);
}

/** One page to be cut: bleed around it, and marks that show the knife where. */
export class Sheet {
  readonly #document: PDFDocument;
  readonly #page: PDFPage;
  readonly #height: number;

  constructor(document: PDFDocument, width: number, height: number) {
    this.#document = document;
    this.#height = height;
    const edge = (length: number) => (length + margin * 2) * pointsPerMillimetre;
    this.#page = document.addPage([edge(width), edge(height)]);
    const box = (outside: number) => {
      const start = (margin - outside) * pointsPerMillimetre;
      return [start, start, edge(width) - start * 2, edge(height) - start * 2] as const;
    };
    this.#page.setTrimBox(...box(0));
    this.#page.setBleedBox(...box(bleed));
    this.#drawMarks(width, height);
  }

  /** SVG path data; `scale` and the place apply to data in other units. */
  outline(path: string, color: string, { x = 0, y = 0, scale = 1 } = {}): void {
    if (path === "") return;
    this.#page.drawSvgPath(path, {
      x: (margin + x) * pointsPerMillimetre,
      y: (margin + this.#height - y) * pointsPerMillimetre,
      scale: scale * pointsPerMillimetre,
      color: toRgb(color),
    });
  }

  rectangle({ x, y, width, height }: Area, color: string, radius = 0): void {
    const [w, h, r] = [width - radius * 2, height - radius * 2, radius];
    // A quarter of a circle as a curve.
    const k = r * 0.4477;
    const corner = (dx: number, dy: number, ex: number, ey: number) =>
      r > 0
        ? `c${dx},${dy} ${ex - (dy === 0 ? 0 : Math.sign(ex) * k)},${ey - (dy === 0 ? Math.sign(ey) * k : 0)} ${ex},${ey}`
        : "";
    const far = r - k;
    this.outline(
      `M${x + r},${y}h${w}${corner(far, 0, r, r)}v${h}${corner(0, far, -r, r)}h${-w}${corner(-far, 0, -r, -r)}v${-h}${corner(0, -far, r, -r)}z`,
      color,
    );
  }

  async ink({ path, emoji }: LineInk, color: string): Promise<void> {
    this.outline(path, color);
    for (const { file, x, y, size } of emoji) {
      const edge = printPixels(size);
      const png = await sharp(readFileSync(file), { density: 72 * Math.ceil(edge / 36) })
        .resize(edge, edge)
        .png()
        .toBuffer();
      await this.picture(png, { x, y, width: size, height: size });
    }
  }

  async picture(png: Buffer, { x, y, width, height }: Area): Promise<void> {
    this.#page.drawImage(await this.#document.embedPng(png), {
      x: (margin + x) * pointsPerMillimetre,
      y: (margin + this.#height - y - height) * pointsPerMillimetre,
      width: width * pointsPerMillimetre,
      height: height * pointsPerMillimetre,
    });
  }

  #drawMarks(width: number, height: number): void {
    const thick = 0.1;
    for (const x of [0, width])
      for (const y of [-margin, height + margin - markLength])
        this.rectangle({ x: x - thick / 2, y, width: thick, height: markLength }, "#000000");
    for (const y of [0, height])
      for (const x of [-margin, width + margin - markLength])
        this.rectangle({ x, y: y - thick / 2, width: markLength, height: thick }, "#000000");
  }
}

function toRgb(color: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255);
  return rgb(red, green, blue);
}
