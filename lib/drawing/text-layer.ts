import type { PDFDocument, PDFRef } from "@cantoo/pdf-lib";
import { type PdfLibrary, type PdfPage, pointsPerMillimetre } from "./pdf-page";
import { type Place, placeLines, type TextBlock } from "./text/text-block";

/** A font has one byte for a character. */
const charactersOf = 255;
/** Every character is so wide, in units of the font size, and stretched to the width of its word. */
const characterWidth = 0.5;

type Word = { text: string; x: number; y: number; width: number; size: number };

/**
 * The characters of text that is drawn as outlines, so that programs find, copy and read it out: in fonts of empty glyphs,
 * which say by their ToUnicode table what each code stands for.
 */
export class TextLayer {
  readonly #words: Word[] = [];

  /** Call it with what `inkOfBlock` was called with. */
  add(block: TextBlock, top: number, place: Place): void {
    const { size } = block;
    for (const { line, x, y } of placeLines(block, top, place)) {
      let left = x;
      for (const { shown, width } of line.pieces) {
        const text = shown.replace(/\p{Bidi_Control}/gu, "");
        if (text !== "") this.#words.push({ text, x: left, y, width: width * size, size });
        left += width * size;
      }
    }
  }

  /** Writes all of it into the page. */
  write(pdf: PdfLibrary, document: PDFDocument, page: PdfPage): void {
    const characters = [...new Set(this.#words.flatMap(({ text }) => [...text]))];
    const codes = new Map(characters.map((character, index) => [character, index]));
    const fonts = Array.from({ length: Math.ceil(characters.length / charactersOf) }, (_, index) => {
      const own = characters.slice(index * charactersOf, (index + 1) * charactersOf);
      return page.page.node.newFontDictionary("Text", addFont(pdf, document, own)).toString();
    });
    const lines = this.#words.flatMap((word) => {
      const { x, y } = page.toPoints(word.x, word.y);
      const letters = [...word.text].map((character) => codes.get(character) ?? 0);
      const size = word.size * pointsPerMillimetre;
      const stretch = (word.width / (letters.length * characterWidth * word.size)) * 100;
      const head = `${numbers(stretch)} Tz 1 0 0 1 ${numbers(x, y)} Tm`;
      return [head, ...splitByFont(letters).map(([font, hex]) => `${fonts[font]} ${numbers(size)} Tf <${hex}> Tj`)];
    });
    const stream = document.context.flateStream(["BT 3 Tr", ...lines, "ET"].join("\n"));
    page.page.node.addContentStream(document.context.register(stream));
  }
}

/** Stretches of characters of one font, as hexadecimal codes. */
function splitByFont(letters: readonly number[]): [font: number, hex: string][] {
  const stretches: [number, string][] = [];
  for (const letter of letters) {
    const font = Math.floor(letter / charactersOf);
    const hex = toHex((letter % charactersOf) + 1, 2);
    const last = stretches.at(-1);
    if (last?.[0] === font) last[1] += hex;
    else stretches.push([font, hex]);
  }
  return stretches;
}

function addFont({ PDFName }: PdfLibrary, { context }: PDFDocument, characters: readonly string[]): PDFRef {
  const glyph = context.register(context.stream(`${characterWidth * 1000} 0 0 0 0 0 d1`));
  const font = context.obj({
    Type: "Font",
    Subtype: "Type3",
    FontBBox: [0, -250, 1000, 750],
    FontMatrix: [0.001, 0, 0, 0.001, 0, 0],
    CharProcs: { empty: glyph },
    Encoding: { Type: "Encoding", Differences: [1, ...characters.map(() => PDFName.of("empty"))] },
    FirstChar: 1,
    LastChar: characters.length,
    Widths: characters.map(() => characterWidth * 1000),
    Resources: {},
    ToUnicode: context.register(context.flateStream(writeCodes(characters))),
  });
  return context.register(font);
}

/** A table lists at most a hundred codes in one block. */
const mostListed = 100;

function writeCodes(characters: readonly string[]): string {
  const entries = characters.map((character, index) => `<${toHex(index + 1, 2)}> <${toUtf16(character)}>`);
  const blocks: string[] = [];
  for (let start = 0; start < entries.length; start += mostListed) {
    const block = entries.slice(start, start + mostListed);
    blocks.push(`${block.length} beginbfchar`, ...block, "endbfchar");
  }
  return [
    "/CIDInit /ProcSet findresource begin",
    "12 dict begin",
    "begincmap",
    "/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def",
    "/CMapName /Adobe-Identity-UCS def",
    "/CMapType 2 def",
    "1 begincodespacerange",
    "<00> <FF>",
    "endcodespacerange",
    ...blocks,
    "endcmap",
    "CMapName currentdict /CMap defineresource pop",
    "end",
    "end",
  ].join("\n");
}

function toUtf16(character: string): string {
  return Array.from({ length: character.length }, (_, at) => toHex(character.charCodeAt(at), 4)).join("");
}

function toHex(value: number, digits: number): string {
  return value.toString(16).toUpperCase().padStart(digits, "0");
}

function numbers(...values: number[]): string {
  return values.map((value) => value.toFixed(3)).join(" ");
}
