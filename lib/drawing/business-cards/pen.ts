import type { PDFImage } from "@cantoo/pdf-lib";
import { drawInitialInk } from "../logo-tile";
import type { Area, PdfPage } from "../pdf-page";
import { inkOfBlock, type Place, type TextBlock } from "../text/text-block";
import type { TextLayer } from "../text-layer";
import { card } from "./sheet";

/** The company's logo, or its initial in its colour. */
export type Emblem = { logo: PDFImage | null; name: string; color: string };

/** Where a text stands in the line: at its start, or around the middle. */
export type TextBox = { x: number; y: number; width: number; isCentred?: boolean };

/** Draws on one card of a sheet, in millimetres from the card's corner at which one begins to read. */
export class Pen {
  readonly #page: PdfPage;
  readonly #layer: TextLayer;
  readonly #area: Area;
  readonly #isMirrored: boolean;

  constructor(page: PdfPage, layer: TextLayer, area: Area, isMirrored: boolean) {
    this.#page = page;
    this.#layer = layer;
    this.#area = area;
    this.#isMirrored = isMirrored;
  }

  rectangle(area: Area, color: string, radius = 0): void {
    this.#page.rectangle(this.#onSheet(area), color, radius);
  }

  /** SVG path data in units of `scale` millimetres; not mirrored in itself. */
  outline(path: string, color: string, area: Area, scale: number): void {
    const { x, y } = this.#onSheet(area);
    this.#page.outline(path, color, { x, y, scale });
  }

  async emblem({ logo, name, color }: Emblem, area: Area): Promise<void> {
    const { x, y, width: size } = this.#onSheet(area);
    if (!logo) return this.#page.ink(await drawInitialInk(name, { x, y, size }), color);
    const rim = size * 0.08;
    this.#page.image(logo, { x: x + rim, y: y + rim, width: size - rim * 2, height: size - rim * 2 });
  }

  async text(block: TextBlock, { x, y, width, isCentred }: TextBox, color: string): Promise<void> {
    const on = this.#onSheet({ x, y, width, height: block.height });
    const place = isCentred ? { centre: on.x + width / 2 } : this.#startOf(on);
    await this.#page.ink(inkOfBlock(block, on.y, place), color);
    this.#layer.add(block, on.y, place);
  }

  #startOf({ x, width }: Area): Place {
    return this.#isMirrored ? { right: x + width } : { left: x };
  }

  #onSheet({ x, y, width, height }: Area): Area {
    const across = this.#isMirrored ? card.width - x - width : x;
    return { x: this.#area.x + across, y: this.#area.y + y, width, height };
  }
}
