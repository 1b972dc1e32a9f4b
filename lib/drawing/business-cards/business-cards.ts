import { setImmediate as nextTurn } from "node:timers/promises";
import type { PDFDocument } from "@cantoo/pdf-lib";
import type { T } from "../../i18n/translator";
import { inTurn } from "../drawing-cache";
import { fitLogo } from "../logo-tile";
import { paletteOf } from "../palette";
import { type PdfLibrary, PdfPage, printPixels } from "../pdf-page";
import type { CodeMark } from "../qr-code";
import { TextLayer } from "../text-layer";
import { drawBack, drawFront, type PersonOnCard } from "./faces";
import { type Emblem, Pen } from "./pen";
import { areaOf, cardsOnSheet, cropMarks, paper } from "./sheet";

type Cards = { company: CodeMark; people: readonly PersonOnCard[] };

/**
 * Sheets of visiting cards for a print shop: a page of fronts, then one of their backs. Other drawings have their turn
 * between sheets.
 * @throws the reason of `signal` if aborted
 */
export async function drawBusinessCards(t: T, { company, people }: Cards, signal?: AbortSignal): Promise<Uint8Array> {
  const pdf = await import("@cantoo/pdf-lib");
  const file = await pdf.PDFDocument.create({ updateMetadata: false });
  file.setTitle(t("files.cards.title", { company: company.name }));
  file.setLanguage(t.language);
  const sheets = new Sheets(pdf, file, t, await embedEmblem(file, company));
  for (let start = 0; start < people.length; start += cardsOnSheet) {
    signal?.throwIfAborted();
    await inTurn(() => sheets.add(people.slice(start, start + cardsOnSheet)));
  }
  return file.save();
}

async function embedEmblem(file: PDFDocument, { name, logo, color }: CodeMark): Promise<Emblem> {
  const png = logo && (await fitLogo(logo, printPixels(12)));
  return { name, logo: png && (await file.embedPng(png)), color: paletteOf(color).ground };
}

class Sheets {
  readonly #pdf: PdfLibrary;
  readonly #file: PDFDocument;
  readonly #t: T;
  readonly #emblem: Emblem;

  constructor(pdf: PdfLibrary, file: PDFDocument, t: T, emblem: Emblem) {
    this.#pdf = pdf;
    this.#file = file;
    this.#t = t;
    this.#emblem = emblem;
  }

  async add(people: readonly PersonOnCard[]): Promise<void> {
    const invitation = this.#t("files.cards.invitation");
    await this.#addPage("front", people, (pen, person) => drawFront(pen, person, this.#emblem));
    await this.#addPage("back", people, (pen, person) => drawBack(pen, person, this.#emblem, invitation));
  }

  async #addPage(
    side: "front" | "back",
    people: readonly PersonOnCard[],
    draw: (pen: Pen, person: PersonOnCard) => Promise<void>,
  ): Promise<void> {
    const page = new PdfPage(this.#pdf, this.#file, paper);
    const layer = new TextLayer();
    for (const mark of cropMarks()) page.rectangle(mark, "#000000");
    for (const [index, person] of people.entries()) {
      await draw(new Pen(page, layer, areaOf(index, side), this.#t.dir === "rtl"), person);
      // Pages are answered between two cards.
      await nextTurn();
    }
    layer.write(this.#pdf, this.#file, page);
    page.pack();
  }
}
