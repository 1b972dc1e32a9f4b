import { readFileSync } from "node:fs";
import { deflateSync } from "node:zlib";
import type { PDFDocument, PDFImage, PDFPage } from "@cantoo/pdf-lib";
import type { LineInk } from "./text/text-line";

/** Of hundreds of modules, so that whoever draws at times alone opens it then. */
export type PdfLibrary = typeof import("@cantoo/pdf-lib");

/** Millimetres from the upper left corner, y downwards. */
export type Area = { x: number; y: number; width: number; height: number };

export const pointsPerMillimetre = 72 / 25.4;
const printDensity = 600;

export function printPixels(millimetres: number): number {
  return Math.ceil((millimetres / 25.4) * printDensity);
}

/** One page, in millimetres; `margin` is how far around it the paper reaches. */
export class PdfPage {
  readonly page: PDFPage;
  readonly #pdf: PdfLibrary;
  readonly #document: PDFDocument;
  readonly #height: number;
  readonly #margin: number;

  constructor(pdf: PdfLibrary, document: PDFDocument, size: { width: number; height: number }, margin = 0) {
    this.#pdf = pdf;
    this.#document = document;
    this.#height = size.height;
    this.#margin = margin;
    const edge = (length: number) => (length + margin * 2) * pointsPerMillimetre;
    const { node, ref } = document.addPage([edge(size.width), edge(size.height)]);
    // A view of our own: the document's stays with it, and with it all that was drawn through it.
    this.page = pdf.PDFPage.of(node, ref, document);
  }

  /** Packs what was drawn, which the library would keep operator by operator until the file is saved. */
  pack(): void {
    const { context } = this.#document;
    const { PDFArray, PDFContentStream, PDFRef } = this.#pdf;
    const contents = this.page.node.Contents();
    for (const ref of contents instanceof PDFArray ? contents.asArray() : []) {
      const stream = context.lookup(ref);
      if (!(ref instanceof PDFRef && stream instanceof PDFContentStream)) continue;
      const packed = deflateSync(stream.getUnencodedContents());
      context.assign(ref, context.stream(packed, { Filter: "FlateDecode" }));
    }
  }

  /** In points from the paper's lower left corner. */
  toPoints(x: number, y: number): { x: number; y: number } {
    return {
      x: (this.#margin + x) * pointsPerMillimetre,
      y: (this.#margin + this.#height - y) * pointsPerMillimetre,
    };
  }

  /** SVG path data, scaled and moved. */
  outline(path: string, color: string, { x = 0, y = 0, scale = 1 } = {}): void {
    if (path === "") return;
    this.page.drawSvgPath(path, {
      ...this.toPoints(x, y),
      scale: scale * pointsPerMillimetre,
      color: this.#toColor(color),
    });
  }

  rectangle({ x, y, width, height }: Area, color: string, radius = 0): void {
    const [w, h, r] = [width - radius * 2, height - radius * 2, radius];
    // A quarter circle as a Bézier curve.
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
    if (emoji.length === 0) return;
    const { default: sharp } = await import("sharp");
    for (const { file, x, y, size } of emoji) {
      const edge = printPixels(size);
      const png = await sharp(readFileSync(file), { density: 72 * Math.ceil(edge / 36) })
        .resize(edge, edge)
        .png()
        .toBuffer();
      await this.picture(png, { x, y, width: size, height: size });
    }
  }

  async picture(png: Buffer, area: Area): Promise<void> {
    this.image(await this.#document.embedPng(png), area);
  }

  /** One that the document has already, as often as wanted. */
  image(image: PDFImage, { x, y, width, height }: Area): void {
    this.page.drawImage(image, {
      ...this.toPoints(x, y + height),
      width: width * pointsPerMillimetre,
      height: height * pointsPerMillimetre,
    });
  }

  /** Black is black alone, which printers do not mix of colours. */
  #toColor(color: string) {
    if (color === "#000000") return this.#pdf.grayscale(0);
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255);
    return this.#pdf.rgb(red, green, blue);
  }
}
