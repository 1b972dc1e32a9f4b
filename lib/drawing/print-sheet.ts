import { PDFDocument } from "@cantoo/pdf-lib";
import { codeInk, encodeLink, outlineModules } from "./code-modules";
import { drawInitialInk, fitLogo } from "./logo-tile";
import { type Palette, paletteOf } from "./palette";
import { type Area, bleed, printPixels, Sheet } from "./sheet";
import type { Room } from "./text/room";
import { fitText, inkOfBlock } from "./text/text-block";

export type PrintContent = {
  name: string;
  /** As people read it; empty without one. */
  phone: string;
  logo: Buffer | null;
  color: string | null;
  /** Where the code leads. */
  link: string;
};

/** Trimmed sizes in millimetres. */
export const printSizes = { card: { width: 85, height: 55 }, stand: { width: 105, height: 148 } };

const invitation = "Scan to open our card";

/**
 * Two pages to print and cut: a visiting card, and a stand for the counter (A6). All letters are outlines. The same
 * content gives the same bytes, whichever process draws it and when, so that whoever keeps it finds it unchanged.
 */
export async function drawPrintSheet(content: PrintContent): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false });
  document.setTitle(`${content.name}: visiting card and counter stand`);
  const palette = paletteOf(content.color);
  await drawCard(new Sheet(document, printSizes.card.width, printSizes.card.height), content, palette);
  await drawStand(new Sheet(document, printSizes.stand.width, printSizes.stand.height), content, palette);
  return document.save();
}

async function drawCard(sheet: Sheet, content: PrintContent, palette: Palette): Promise<void> {
  const { width, height } = printSizes.card;
  sheet.rectangle(outset({ x: 0, y: 0, width, height }), palette.ground);
  await drawLogo(sheet, content, palette, { x: 6, y: 7, width: 14, height: 14 });
  const name = await fitText(content.name, room({ width: 39, height: 18, lines: 3, largest: 6, smallest: 2.4 }));
  await sheet.ink(inkOfBlock(name, 23.5, { left: 6 }), "#ffffff");
  if (content.phone) {
    const phone = await fitText(content.phone, room({ width: 39, height: 5, lines: 1, largest: 3.4, smallest: 2 }));
    await sheet.ink(inkOfBlock(phone, 43.5, { left: 6 }), "#ffffff");
  }
  sheet.rectangle({ x: 48, y: 7, width: 31, height: 41 }, "#ffffff", 2);
  drawCode(sheet, content.link, { x: 48.5, y: 8, width: 30, height: 30 });
  const text = await fitText(invitation, room({ width: 27, height: 8, lines: 2, largest: 3, smallest: 2 }));
  await sheet.ink(inkOfBlock(text, 38.4, { centre: 63.5 }), palette.far);
}

async function drawStand(sheet: Sheet, content: PrintContent, palette: Palette): Promise<void> {
  const { width, height } = printSizes.stand;
  const centre = width / 2;
  sheet.rectangle(outset({ x: 0, y: 0, width, height }), palette.ground);
  await drawLogo(sheet, content, palette, { x: centre - 11, y: 9, width: 22, height: 22 });
  const name = await fitText(content.name, room({ width: 89, height: 25, lines: 3, largest: 10, smallest: 4 }));
  await sheet.ink(inkOfBlock(name, 33 + (25 - name.height) / 2, { centre }), "#ffffff");
  sheet.rectangle({ x: centre - 34, y: 60, width: 68, height: 79 }, "#ffffff", 5);
  drawCode(sheet, content.link, { x: centre - 31, y: 62, width: 62, height: 62 });
  const text = await fitText(invitation, room({ width: 60, height: 7, lines: 1, largest: 5, smallest: 3 }));
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
