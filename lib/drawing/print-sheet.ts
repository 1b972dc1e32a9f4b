import * as pdf from "@cantoo/pdf-lib";
import type { T } from "../i18n/translator";
import { codeInk, encodeLink, outlineModules } from "./code-modules";
import { drawInitialInk, fitLogo } from "./logo-tile";
import { type Palette, paletteOf } from "./palette";
import { type Area, PdfPage, pointsPerMillimetre, printPixels } from "./pdf-page";
import type { Room } from "./text/room";
import { fitText, inkOfBlock } from "./text/text-block";

export type PrintContent = {
  name: string;
  /** Of a person: what they do, and where. */
  role?: string;
  /** Formatted; may be empty. */
  phone: string;
  logo: Buffer | null;
  color: string | null;
  /** URL of the QR code. */
  link: string;
};

/** Trimmed sizes in millimetres. */
const printSizes = { card: { width: 85, height: 55 }, stand: { width: 105, height: 148 } };

/**
 * A visiting card and an A6 counter stand. Text is outlined. Deterministic: the same content gives the same bytes, for
 * caches.
 */
export async function drawPrintSheet(t: T, content: PrintContent): Promise<Uint8Array> {
  const document = await pdf.PDFDocument.create({ updateMetadata: false });
  document.setTitle(t("files.print.title", { company: content.name }));
  const palette = paletteOf(content.color);
  await drawCard(t, new Sheet(document, printSizes.card.width, printSizes.card.height), content, palette);
  await drawStand(t, new Sheet(document, printSizes.stand.width, printSizes.stand.height), content, palette);
  return document.save();
}

async function drawCard(t: T, sheet: Sheet, content: PrintContent, palette: Palette): Promise<void> {
  const { width, height } = printSizes.card;
  // Where one reads from right to left, what stands at the left stands as far from the right.
  const isMirrored = t.dir === "rtl";
  const across = (x: number, wide: number) => (isMirrored ? width - x - wide : x);
  const edge = isMirrored ? { right: width - 6 } : { left: 6 };
  sheet.rectangle(outset({ x: 0, y: 0, width, height }), palette.ground);
  await drawLogo(sheet, content, palette, { x: across(6, 14), y: 7, width: 14, height: 14 });
  const { role } = content;
  const space = role ? { height: 11, lines: 2 } : { height: 18, lines: 3 };
  const name = await fitText(content.name, room({ width: 39, ...space, largest: 6, smallest: 2.4 }));
  await sheet.ink(inkOfBlock(name, 23.5, edge), "#ffffff");
  if (role) {
    const text = await fitText(role, room({ width: 39, height: 8, lines: 2, largest: 3, smallest: 2 }));
    await sheet.ink(inkOfBlock(text, 35, edge), "#ffffff");
  }
  if (content.phone) {
    const phone = await fitText(content.phone, room({ width: 39, height: 5, lines: 1, largest: 3.4, smallest: 2 }));
    await sheet.ink(inkOfBlock(phone, 43.5, edge), "#ffffff");
  }
  sheet.rectangle({ x: across(48, 31), y: 7, width: 31, height: 41 }, "#ffffff", 2);
  drawCode(sheet, content.link, { x: across(48.5, 30), y: 8, width: 30, height: 30 });
  const text = await fitText(
    t("files.print.invitation"),
    room({ width: 27, height: 8, lines: 2, largest: 3, smallest: 2 }),
  );
  await sheet.ink(inkOfBlock(text, 38.4, { centre: across(63.5, 0) }), palette.far);
}

async function drawStand(t: T, sheet: Sheet, content: PrintContent, palette: Palette): Promise<void> {
  const { width, height } = printSizes.stand;
  const centre = width / 2;
  sheet.rectangle(outset({ x: 0, y: 0, width, height }), palette.ground);
  await drawLogo(sheet, content, palette, { x: centre - 11, y: 9, width: 22, height: 22 });
  const { role } = content;
  const space = role ? { height: 16, lines: 2 } : { height: 25, lines: 3 };
  const name = await fitText(content.name, room({ width: 89, ...space, largest: 10, smallest: 4 }));
  await sheet.ink(inkOfBlock(name, 33 + (space.height - name.height) / 2, { centre }), "#ffffff");
  if (role) {
    const text = await fitText(role, room({ width: 89, height: 8, lines: 1, largest: 4.5, smallest: 2.4 }));
    await sheet.ink(inkOfBlock(text, 50, { centre }), "#ffffff");
  }
  sheet.rectangle({ x: centre - 34, y: 60, width: 68, height: 79 }, "#ffffff", 5);
  drawCode(sheet, content.link, { x: centre - 31, y: 62, width: 62, height: 62 });
  const text = await fitText(
    t("files.print.invitation"),
    room({ width: 60, height: 7, lines: 1, largest: 5, smallest: 3 }),
  );
  await sheet.ink(inkOfBlock(text, content.phone ? 123 : 126, { centre }), palette.far);
  if (!content.phone) return;
  const phone = await fitText(content.phone, room({ width: 60, height: 6, lines: 1, largest: 4, smallest: 3 }));
  await sheet.ink(inkOfBlock(phone, 130.5, { centre }), codeInk);
}

async function drawLogo(sheet: Sheet, { name, logo }: PrintContent, palette: Palette, area: Area): Promise<void> {
  sheet.rectangle(area, "#ffffff", area.width * 0.22);
  const rim = area.width * 0.08;
  if (!logo) return sheet.ink(await drawInitialInk(name, { x: area.x, y: area.y, size: area.width }), palette.ground);
  const inner = { x: area.x + rim, y: area.y + rim, width: area.width - rim * 2, height: area.height - rim * 2 };
  await sheet.picture(await fitLogo(logo, printPixels(inner.width)), inner);
}

function drawCode(sheet: Sheet, link: string, area: Area): void {
  const modules = encodeLink(link, false);
  const scale = area.width / modules.length;
  sheet.outline(outlineModules(modules), codeInk, { x: area.x, y: area.y, scale });
}

function outset({ x, y, width, height }: Area): Area {
  return { x: x - bleed, y: y - bleed, width: width + bleed * 2, height: height + bleed * 2 };
}

function room(size: Omit<Room, "weight" | "leading">): Room {
  return { ...size, weight: 700, leading: 1.28 };
}

/** Millimetres printed beyond the trim line. */
const bleed = 3;
const margin = 10;
const markLength = 5;

/** One page with bleed and crop marks. */
class Sheet extends PdfPage {
  constructor(document: pdf.PDFDocument, width: number, height: number) {
    super(pdf, document, { width, height }, margin);
    const edge = (length: number) => (length + margin * 2) * pointsPerMillimetre;
    const box = (outside: number) => {
      const start = (margin - outside) * pointsPerMillimetre;
      return [start, start, edge(width) - start * 2, edge(height) - start * 2] as const;
    };
    this.page.setTrimBox(...box(0));
    this.page.setBleedBox(...box(bleed));
    this.#drawMarks(width, height);
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
