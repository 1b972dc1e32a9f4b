import { PDFArray, type PDFDict, PDFName } from "@cantoo/pdf-lib";
import { integerOf } from "./unpack";

/** More objects than any reader takes; above, some count on and some start over. */
const maxNumber = 2 ** 23;

type Place = { number: number; offset: number };

/** Whether a stream says of itself that it holds references, or has what readers need for it. */
export function holdsReferences(dict: PDFDict): boolean {
  return typeOf(dict) === "XRef" || dict.has(PDFName.of("W"));
}

/** Whether a stream says of itself that it holds objects, or has what readers need for it. */
export function holdsObjects(dict: PDFDict): boolean {
  return typeOf(dict) === "ObjStm" || dict.has(PDFName.of("First"));
}

/** The same of names before data that no dictionary can be told of: fonts have a `W`, and outlines a `First`. */
export function nameContainer(names: ReadonlySet<string>): boolean {
  const hasAll = (...wanted: string[]) => wanted.every((name) => names.has(name));
  return hasAll("ObjStm") || hasAll("XRef") || hasAll("N", "First") || hasAll("W", "Size") || hasAll("W", "Index");
}

function typeOf(dict: PDFDict): string {
  const type = dict.get(PDFName.of("Type"));
  return type instanceof PDFName ? type.decodeText() : "";
}

/** That object `number` is the one with this index in the object stream `container`, counted from 0. */
export type Claim = { number: number; container: number; index: number };

/**
 * What a cross-reference stream says of object streams, whatever these call themselves.
 *
 * @param rows its unpacked data, where fields of one to eight bytes say kind, place and index.
 * @throws when the widths or a number are out of the ordinary.
 */
export function* readClaims(dict: PDFDict, rows: Uint8Array): Generator<Claim> {
  const fields = dict.get(PDFName.of("W"));
  const widths = fields instanceof PDFArray ? fields.asArray().map(integerOf) : [];
  const [kindWidth = 0, placeWidth = 0, indexWidth = 0] = widths;
  const width = kindWidth + placeWidth + indexWidth;
  if (widths.length !== 3 || width === 0 || Math.max(...widths) > 8) throw new Error("The widths are unusual");

  let at = 0;
  for (const { start, count } of readSections(dict))
    for (let number = start; number < start + count && at + width <= rows.length; number++, at += width) {
      // The last byte, because not every reader minds the others.
      if (kindWidth === 0 || rows[at + kindWidth - 1] !== 2) continue;
      const place = at + kindWidth;
      const container = numberOf(rows.subarray(place, place + placeWidth));
      if (container > maxNumber) throw new Error("An object number is too large");
      yield { number, container, index: numberOf(rows.subarray(place + placeWidth, at + width)) };
    }
}

function numberOf(bytes: Uint8Array): number {
  return bytes.reduce((sum, byte) => sum * 256 + byte, 0);
}

function readSections(dict: PDFDict): { start: number; count: number }[] {
  const index = dict.get(PDFName.of("Index"));
  if (index === undefined) return [{ start: 0, count: integerOf(dict.get(PDFName.of("Size"))) }];
  const parts = index instanceof PDFArray ? index.asArray().map(integerOf) : [];
  if (parts.length === 0 || parts.length % 2 > 0) throw new Error("The sections are unusual");
  return parts.flatMap((start, place) => (place % 2 === 0 ? [{ start, count: parts[place + 1] ?? 0 }] : []));
}

/**
 * Where the objects of an unpacked object stream begin, by the pairs of numbers in front of them, and where the first
 * one should.
 *
 * @throws when the pairs are not plain or run into the objects.
 */
export function readPlaces(dict: PDFDict, content: string): { first: number; places: Place[] } {
  const count = integerOf(dict.get(PDFName.of("N")));
  const first = integerOf(dict.get(PDFName.of("First")));
  const pair = /[\0\t\n\f\r ]*(\d{1,10})[\0\t\n\f\r ]+(\d{1,10})(?!\d)/y;
  const places: Place[] = [];
  for (let index = 0; index < count; index++) {
    const [, number, offset] = pair.exec(content) ?? [];
    if (number === undefined || pair.lastIndex > first) throw new Error("The objects cannot be found");
    places.push({ number: Number(number), offset: first + Number(offset) });
  }
  return { first, places };
}
