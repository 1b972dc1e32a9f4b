import { CharCodes, PDFBool, PDFDict, PDFName, PDFNull, type PDFObject, PDFParser, PDFRef } from "@cantoo/pdf-lib";
import type { PdfRules } from "./rules";

/** Nested deeper than this, readers stop at different depths. */
const maxDepth = 48;
/** Finding a place to read is work as well; in bytes. */
const costOfEntry = 32;
const whitespace = "\0\t\n\f\r ";
const boundaries = new Set(Buffer.from(`${whitespace}()<>[]{}/%`));

/**
 * Reads single objects wherever they stand, and shows every name and dictionary on its way to the rules. It throws at
 * whatever readers take differently, where the parser beneath would guess: words that run into each other, depth.
 */
export class PdfReader extends PDFParser {
  /** Counts names that readers decode differently and keys that come twice. */
  doubts = 0;
  readonly #source: Buffer;
  readonly #rules: PdfRules;
  readonly #left: { read: number };
  readonly #names = new Map<string, { name: PDFName; isDoubtful: boolean }>();
  readonly #texts = new Map<PDFName, string>();
  #depth = 0;

  /** @param left `read` is how many bytes may still be read, repetitions included. */
  constructor(source: Uint8Array, rules: PdfRules, left: { read: number }) {
    super(source);
    this.#source = Buffer.from(source.buffer, source.byteOffset, source.byteLength);
    this.#rules = rules;
    this.#left = left;
  }

  get offset(): number {
    return this.bytes.offset();
  }

  /**
   * The object at `offset`, a dictionary also where a stream's data follow; undefined where readers could disagree.
   *
   * @throws when too much has been read.
   */
  tryReadAt(offset: number): PDFObject | undefined {
    this.bytes.moveTo(offset);
    this.#depth = 0;
    let object: PDFObject | undefined;
    try {
      object = this.parseObject();
    } catch {
      // Here readers go on in different ways, if at all.
    }
    this.#left.read -= this.offset - offset + costOfEntry;
    if (this.#left.read < 0) throw new Error("Too much to read");
    return object;
  }

  /** Where the next word begins, after spaces and comments. */
  findWord(offset: number): number {
    this.bytes.moveTo(offset);
    this.skipWhitespaceAndComments();
    return this.offset;
  }

  /** Passes `keyword` if it comes next. */
  passes(keyword: string): boolean {
    this.skipWhitespaceAndComments();
    return this.matchKeyword([...Buffer.from(keyword)]);
  }

  override parseObject(): PDFObject {
    if (++this.#depth > maxDepth) throw new Error("An object is nested too deeply");
    const object = super.parseObject();
    this.#depth--;
    if (object instanceof PDFBool || object === PDFNull || object instanceof PDFRef) this.#requireBoundary();
    return object;
  }

  protected override parseRawNumber(): number {
    const number = super.parseRawNumber();
    this.#requireBoundary();
    return number;
  }

  protected override parseDictOrStream(): PDFDict {
    return this.parseDict();
  }

  /** The parser's own keeps only the last of equal keys. */
  protected override parseDict(): PDFDict {
    this.bytes.assertNext(CharCodes.LessThan);
    this.bytes.assertNext(CharCodes.LessThan);
    const entries: [PDFName, PDFObject][] = [];
    for (;;) {
      this.skipWhitespaceAndComments();
      if (this.bytes.peek() === CharCodes.GreaterThan) break;
      entries.push([this.parseName(), this.parseObject()]);
    }
    this.bytes.assertNext(CharCodes.GreaterThan);
    this.bytes.assertNext(CharCodes.GreaterThan);
    this.#rules.inspectDict(entries.map(([key, value]) => [this.#texts.get(key) ?? "", value]));
    const map = new Map(entries);
    if (map.size < entries.length) this.doubts++;
    return PDFDict.fromMapWithContext(map, this.context);
  }

  protected override parseName(): PDFName {
    const start = this.bytes.offset() + 1;
    super.parseName();
    const written = this.#source.toString("latin1", start, this.bytes.offset());
    let known = this.#names.get(written);
    if (!known) {
      const text = decodeName(written);
      this.#rules.inspectName(text);
      // Escaped once more, because a sign for escapes that is left is none.
      known = { name: PDFName.of(text.replaceAll("#", "#23")), isDoubtful: text !== written };
      this.#names.set(written, known);
      this.#texts.set(known.name, text);
    }
    if (known.isDoubtful) this.doubts++;
    return known.name;
  }

  #requireBoundary(): void {
    if (!this.bytes.done() && !boundaries.has(this.bytes.peek())) throw new Error("Two words run into each other");
  }
}

/**
 * `/J#61vaScript` is `/JavaScript`. PDFium takes any two characters for digits and ends a name at 0x80 and 0xff, MuPDF
 * ends it at an escaped zero.
 */
export function decodeName(written: string): string {
  const text = written.replace(/#(.)(.)/gs, (_, high: string, low: string) =>
    String.fromCharCode((digitOf(high) * 16 + digitOf(low)) & 0xff),
  );
  return text.replace(/[\0\x80\xff].*/s, "");
}

function digitOf(char: string): number {
  const code = char.replace(/[a-z]/, (letter) => letter.toUpperCase()).charCodeAt(0);
  return code > 0x39 && code < 0x80 ? code - 55 : code - 48;
}
