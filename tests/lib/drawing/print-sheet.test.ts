import { PDFDocument, type PDFPage } from "@cantoo/pdf-lib";
import sharp from "sharp";
import { drawPrintSheet, type PrintContent } from "@/lib/drawing/print-sheet";
import { translatorOf } from "@/lib/i18n/catalog";
import type { T } from "@/lib/i18n/translator";
import { someNames } from "./names";
import { toSvg } from "./pdf-svg";
import { readCode } from "./read-code";

const t = translatorOf("en");
const link = "https://cards.example/marigold-living";

function buildContent(overrides: Partial<PrintContent> = {}): PrintContent {
  return { name: "Marigold Living", phone: "+91 98000 00000", logo: null, color: "#b45309", link, ...overrides };
}

async function draw(overrides: Partial<PrintContent> = {}): Promise<PDFPage[]> {
  return (await PDFDocument.load(await drawPrintSheet(t, buildContent(overrides)))).getPages();
}

const millimetres = ({ width, height }: { width: number; height: number }) =>
  [width, height].map((length) => Math.round((length / 72) * 254) / 10);

test("a card and a stand are trimmed to their sizes, three millimetres inside the bleed", async () => {
  const pages = await draw();
  expect(pages.map((page) => millimetres(page.getTrimBox()))).toEqual([
    [85, 55],
    [105, 148],
  ]);
  for (const page of pages) {
    const [media, bleed, trim] = [page.getMediaBox(), page.getBleedBox(), page.getTrimBox()];
    expect(millimetres({ width: trim.x - bleed.x, height: trim.y - bleed.y })).toEqual([3, 3]);
    expect(millimetres({ width: bleed.width - trim.width, height: bleed.height - trim.height })).toEqual([6, 6]);
    expect(bleed.x).toBeGreaterThan(media.x);
  }
});

test.each([0, 1])("the code of page %d opens the card", async (index) => {
  const page = (await draw())[index] as PDFPage;
  const picture = await sharp(Buffer.from(toSvg(page)), { density: 216 })
    .png()
    .toBuffer();
  expect(await readCode(picture, 1200)).toBe(link);
});

test("the colour reaches to the bleed and no further, the marks stand outside it", async () => {
  const page = (await draw())[0] as PDFPage;
  const picture = sharp(Buffer.from(toSvg(page)), { density: 254 }).flatten({ background: "#ffffff" });
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const start =
      (Math.round((y * info.height) / 75) * info.width + Math.round((x * info.width) / 105)) * info.channels;
    return [...data.subarray(start, start + 3)].map((channel) => (channel > 200 ? "light" : "dark")).join(" ");
  };
  expect(at(7.6, 37)).not.toBe("light light light");
  expect(at(6.4, 37)).toBe("light light light");
  expect(at(10, 2)).toBe("dark dark dark");
  expect(at(2, 10)).toBe("dark dark dark");
});

test("the card is mirrored where one reads from right to left, and its code still opens the card", async () => {
  const mirrored = Object.assign((...said: Parameters<T>) => t(...said), t, { dir: "rtl" as const });
  const whiteAt = async (translator: T) => {
    const sheet = await PDFDocument.load(await drawPrintSheet(translator, buildContent()));
    const picture = await sharp(Buffer.from(toSvg(sheet.getPages()[0] as PDFPage)), { density: 216 })
      .png()
      .toBuffer();
    const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
    // A millimetre inside the panel's outer edge, at either side of the card.
    const at = (x: number) =>
      data[(Math.round((40 / 75) * info.height) * info.width + Math.round((x / 105) * info.width)) * info.channels];
    return { code: await readCode(picture, 1200), panel: [at(17), at(88)].map((red) => red === 255) };
  };
  expect(await whiteAt(t)).toEqual({ code: link, panel: [false, true] });
  expect(await whiteAt(mirrored)).toEqual({ code: link, panel: [true, false] });
});

test("the same content gives the same bytes, whenever it is drawn", async () => {
  const before = await drawPrintSheet(t, buildContent());
  jest.useFakeTimers({ now: Date.now() + 60_000, advanceTimers: true });
  const after = await drawPrintSheet(t, buildContent());
  jest.useRealTimers();
  expect(Buffer.from(after).equals(before)).toBe(true);
});

test.each(someNames)("any name can be printed, also without a phone: %s", async (_, name) => {
  expect(await draw({ name, phone: "" })).toHaveLength(2);
});
