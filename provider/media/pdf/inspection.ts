import { PDFDict, PDFName, PDFNumber, type PDFObject, PDFRef } from "@cantoo/pdf-lib";
import { type Claim, holdsObjects, holdsReferences, nameContainer, readClaims, readPlaces } from "./containers";
import { PdfReader } from "./reader";
import { type PdfFinding, PdfRules } from "./rules";
import { collectNames, type Entry, findEntries, findStreams, inspectKinds, inspectNames } from "./text";
import { unpackStream } from "./unpack";

export type PdfVerdict = "clean" | "unreadable" | PdfFinding;

/** Bytes that all streams with objects and references may unpack to. */
const unpackedBytes = 32 * 1024 * 1024;
/** How often each byte may be read on average: places that overlap are read again and again. */
const readings = { file: 6, unpacked: 2, least: 1024 * 1024 };

/**
 * Judges a whole document. Meant for a thread of its own: a hostile file may take any time and memory.
 *
 * A file can be read in several ways: by one table or another, by none after damage, with or without earlier versions. So
 * this follows no table. It reads an object wherever one may begin, and unpacks every stream that holds objects by its
 * own word or by that of any reference stream: more than any one reader sees. Where readers would see different things
 * all the same, every name counts, and what cannot be unpacked in one way only is unreadable.
 */
export function inspectPdf(bytes: Uint8Array): PdfVerdict {
  const inspection = new PdfInspection(bytes);
  inspection.attempt(() => inspection.readFile());
  inspection.attempt(() => inspection.readStreams());
  return inspection.conclude();
}

/** `data` is where its keyword ends, `start` where its data begin after a line's end. */
type Stream = { number: number | undefined; dict: PDFDict; data: number; start: number; isDoubtful: boolean };

class PdfInspection {
  readonly #bytes: Uint8Array;
  readonly #rules = new PdfRules();
  /** Bytes that may still be read and unpacked. */
  readonly #left: { read: number; unpacked: number };
  readonly #streams: Stream[] = [];
  /** Where objects begin that cannot be read. */
  readonly #flaws: number[] = [];
  /** Numbers of objects with flaws to whom data may belong that no other object has. */
  readonly #doubtful = new Set<number | undefined>();
  /** By object stream and index, the numbers that references give to the objects there. */
  readonly #claims = new Map<number, Map<number, number>>();
  readonly #pageTrees = { named: new Set<number>(), found: new Set<number>() };
  #isUnreadable = false;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#left = { read: readings.least + readings.file * bytes.length, unpacked: unpackedBytes };
  }

  attempt(part: () => void): void {
    try {
      part();
    } catch {
      this.#isUnreadable = true;
    }
  }

  readFile(): void {
    const text = textOf(this.#bytes);
    inspectKinds(text, this.#rules);
    const reader = new PdfReader(this.#bytes, this.#rules, this.#left);
    const broken = [...findEntries(text)].filter((entry) => !this.#readEntry(reader, entry));
    if (broken.length > 0) this.#inspectDamage(text, broken);
  }

  /** Reads what the file's own objects hold packed. */
  readStreams(): void {
    for (const stream of this.#streams)
      this.attempt(() => {
        if (!holdsReferences(stream.dict)) return;
        for (const claim of readClaims(stream.dict, this.#unpack(stream))) this.#takeClaim(claim);
      });
    const named = this.#claims;
    if (named.size > 0 && [undefined, ...named.keys()].some((number) => this.#doubtful.has(number)))
      this.#isUnreadable = true;
    // A number that no stream has is common after editing, and leads no reader anywhere.
    const isNamed = ({ number }: Stream) => (number === undefined ? named.size > 0 : named.has(number));
    for (const stream of this.#streams)
      if (holdsObjects(stream.dict) || isNamed(stream)) this.attempt(() => this.#readContainer(stream));
  }

  conclude(): PdfVerdict {
    this.#rules.conclude();
    for (const finding of ["encrypted", "active", "linked"] as const)
      if (this.#rules.findings.has(finding)) return finding;
    const hasPages = [...this.#pageTrees.named].some((number) => this.#pageTrees.found.has(number));
    return this.#isUnreadable || !hasPages ? "unreadable" : "clean";
  }

  /** @returns false where readers may go on in different ways. */
  #readEntry(reader: PdfReader, { offset, number, isTrailer }: Entry): boolean {
    const doubts = reader.doubts;
    const object = reader.tryReadAt(offset);
    if (!object) this.#flaws.push(offset);
    if (!object || isTrailer) return object !== undefined;
    if (!(object instanceof PDFDict) || !reader.passes("stream")) {
      this.#take(object, number);
      return reader.passes("endobj");
    }
    const data = reader.offset;
    const start = this.#bytes[data] === 0x0d ? data + 2 : data + 1;
    const isDoubtful = reader.doubts > doubts || this.#bytes[start - 1] !== 0x0a || number === undefined;
    this.#streams.push({ number, dict: object, start, data, isDoubtful });
    return true;
  }

  #inspectDamage(text: string, broken: readonly Entry[]): void {
    for (const { number } of broken) this.#rules.inspectBroken(number);
    inspectNames(this.#bytes, this.#rules, this.#left);
    // A text without its end may be a link, and goes on for each reader as it likes.
    if (broken.some(({ offset }) => text[offset] === "(")) this.#isUnreadable = true;
    // From the first flaw on, the names before any data that no object has may be those of its dictionary. Within an
    // object with a flaw, another may only look like the owner.
    const first = broken[0]?.offset ?? 0;
    const claimed = new Set(this.#streams.map(({ data }) => data));
    const isWithinFlaw = (data: number) => {
      const flaw = this.#flaws.findLast((offset) => offset < data);
      return flaw !== undefined && !text.slice(flaw, data).includes("endobj");
    };
    const unclaimed = findStreams(text).findLast((data) => data > first && (!claimed.has(data) || isWithinFlaw(data)));
    if (!unclaimed) return;
    if (nameContainer(collectNames(text.slice(first, unclaimed)))) this.#isUnreadable = true;
    for (const { number, offset } of broken) if (offset < unclaimed) this.#doubtful.add(number);
  }

  #takeClaim({ number, container, index }: Claim): void {
    const claims = this.#claims.get(container) ?? new Map<number, number>();
    this.#claims.set(container, claims);
    if ((claims.get(index) ?? number) !== number) throw new Error("An object has two numbers");
    claims.set(index, number);
  }

  #readContainer(container: Stream): void {
    const content = this.#unpack(container);
    const text = textOf(content);
    const { first, places } = readPlaces(container.dict, text);
    // pdf.js goes by the references, others by what the stream says.
    const claims = this.#claims.get(container.number ?? -1);
    if (places.some(({ number }, index) => (claims?.get(index) ?? number) !== number)) this.#isUnreadable = true;
    const reader = new PdfReader(content, this.#rules, this.#left);
    const ends = new Map<number, number>();
    for (const { number, offset } of places) {
      const start = reader.findWord(offset);
      const object = reader.tryReadAt(start);
      if (object) this.#take(object, number);
      ends.set(start, object ? reader.findWord(reader.offset) : Number.POSITIVE_INFINITY);
    }
    const starts = [...ends.keys()].sort((one, other) => one - other);
    const gaps = [reader.findWord(first), ...starts.map((start) => ends.get(start) ?? 0)].map(
      (end, index) => (starts[index] ?? content.length) - end,
    );
    // Some readers go by the places, some take one object after the other, and some see streams within.
    if (gaps.every((gap) => gap === 0)) return;
    inspectNames(content, this.#rules, this.#left);
    // An object that begins within another or that nothing ends is cut, or runs on past the data, as each reader likes.
    if (gaps.some((gap) => gap < 0) || findStreams(text).length > 0) this.#isUnreadable = true;
  }

  #take(object: PDFObject, number: number | undefined): void {
    if (!(object instanceof PDFDict)) {
      this.#rules.inspectLone(object, number);
      return;
    }
    const pages = object.get(PDFName.of("Pages"));
    if (pages instanceof PDFRef) this.#pageTrees.named.add(pages.objectNumber);
    if (number !== undefined && object.has(PDFName.of("Kids"))) this.#pageTrees.found.add(number);
  }

  #unpack({ dict, start, isDoubtful }: Stream): Uint8Array {
    if (isDoubtful) throw new Error("Readers may differ");
    const packed = this.#bytes.subarray(start, this.#findEnd(dict, start));
    const content = unpackStream(dict, packed, this.#left.unpacked);
    this.#left.unpacked -= content.length;
    if (this.#left.unpacked < 0) throw new Error("Too much to unpack");
    this.#left.read += readings.unpacked * content.length;
    return content;
  }

  /** Where length and end mark agree. Else the data may run on, because filters end by themselves wherever readers stop. */
  #findEnd(dict: PDFDict, start: number): number | undefined {
    const length = dict.get(PDFName.of("Length"));
    const end = length instanceof PDFNumber ? start + length.asNumber() : -1;
    const mark = bufferOf(this.#bytes).indexOf("endstream", start);
    return end >= start && mark >= end && mark <= end + 2 ? end : undefined;
  }
}

function textOf(bytes: Uint8Array): string {
  return bufferOf(bytes).toString("latin1");
}

function bufferOf({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}
