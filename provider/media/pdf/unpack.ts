import { inflateSync, constants as zlib } from "node:zlib";
import {
  decodePDFRawStream,
  PDFArray,
  PDFContext,
  PDFDict,
  PDFName,
  PDFNull,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
} from "@cantoo/pdf-lib";

/** A whole number of zero or more, written where it is needed. @throws at anything else, a reference too */
export function integerOf(object: PDFObject | undefined): number {
  const value = object instanceof PDFNumber ? object.asNumber() : -1;
  if (!Number.isSafeInteger(value) || value < 0) throw new Error("A number is unreadable");
  return value;
}

/** More are a way to keep us busy. */
const maxFilters = 4;
/** Other keys by which some readers find filters. */
const otherKeys = ["F", "DP", "FFilter", "FDecodeParms"];

/**
 * Unpacks the data of a stream that holds objects or references. Every filter has a mark of its own for its end, so
 * `packed` may run on: whatever the length is said to be, no reader gets to see more than this.
 *
 * @throws where readers could disagree: at damage, at unusual filters, and past `maxBytes`.
 */
export function unpackStream(dict: PDFDict, packed: Uint8Array, maxBytes: number): Uint8Array {
  if (otherKeys.some((key) => dict.has(PDFName.of(key)))) throw new Error("The filters are ambiguous");
  const filter = dict.get(PDFName.of("Filter"));
  const parameters = dict.get(PDFName.of("DecodeParms"));
  if (!isAbsent(parameters) && filter instanceof PDFArray !== parameters instanceof PDFArray)
    throw new Error("The filters are ambiguous");
  const filters = listOf(filter);
  if (filters.length > maxFilters) throw new Error("There are too many filters");
  return filters.reduce(
    (bytes: Uint8Array, one, index) => applyFilter(one, listOf(parameters)[index], bytes, maxBytes),
    packed,
  );
}

function applyFilter(
  filter: PDFObject,
  parameters: PDFObject | undefined,
  bytes: Uint8Array,
  maxOutputLength: number,
): Uint8Array {
  if (!isAbsent(parameters) && !(parameters instanceof PDFDict)) throw new Error("The parameters are unreadable");
  const parameter = (key: string, preset: number) => {
    const value = parameters instanceof PDFDict ? parameters.get(PDFName.of(key)) : undefined;
    return isAbsent(value) ? preset : integerOf(value);
  };
  switch (filter) {
    case PDFName.of("FlateDecode"):
      return undoPredictor(inflateSync(bytes, { maxOutputLength, finishFlush: zlib.Z_SYNC_FLUSH }), parameter);
    case PDFName.of("LZWDecode"):
      return undoPredictor(unpackLzw(bytes, parameter("EarlyChange", 1), maxOutputLength), parameter);
    case PDFName.of("ASCII85Decode"):
      return unpackBase85(bytes);
    case PDFName.of("ASCIIHexDecode"):
      return unpackHex(bytes);
    default:
      throw new Error("The filter is unusual");
  }
}

/** The rows of PNG, each of which names its own way; `Colors` and `Columns` only say how long a row is. */
function undoPredictor(bytes: Uint8Array, parameter: (key: string, preset: number) => number): Uint8Array {
  const predictor = parameter("Predictor", 1);
  if (predictor === 1) return bytes;
  const [pixel, columns] = [parameter("Colors", 1), parameter("Columns", 1)];
  const width = pixel * columns;
  if (predictor < 10 || predictor > 15 || parameter("BitsPerComponent", 8) !== 8 || width < 1)
    throw new Error("The predictor is unusual");

  const rows = Math.floor(bytes.length / (width + 1));
  if (rows * (width + 1) !== bytes.length) throw new Error("A row is incomplete");
  const result = new Uint8Array(rows * width);
  for (let row = 0; row < rows; row++) {
    const kind = bytes[row * (width + 1)] ?? 0;
    if (kind > 4) throw new Error("A row is unreadable");
    for (let column = 0; column < width; column++) {
      const at = row * width + column;
      const left = column < pixel ? 0 : (result[at - pixel] ?? 0);
      const up = row === 0 ? 0 : (result[at - width] ?? 0);
      const corner = row === 0 || column < pixel ? 0 : (result[at - width - pixel] ?? 0);
      result[at] = (bytes[at + row + 1] ?? 0) + predict(kind, left, up, corner);
    }
  }
  return result;
}

function predict(kind: number, left: number, up: number, corner: number): number {
  if (kind < 2) return kind * left;
  if (kind === 2) return up;
  if (kind === 3) return (left + up) >> 1;
  const sum = left + up - corner;
  const [toLeft, toUp, toCorner] = [Math.abs(sum - left), Math.abs(sum - up), Math.abs(sum - corner)];
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}

/** Five digits make four bytes, `z` four zeros; anything else among them is read differently. */
function unpackBase85(bytes: Uint8Array): Uint8Array {
  const text = textBefore(bytes, "~");
  if (!/^(?:[!-u]{5}|z)*(?:[!-u]{2,4})?$/.test(text)) throw new Error("The digits are unreadable");
  const dict = PDFContext.create().obj({ Filter: "ASCII85Decode" });
  return decodePDFRawStream(PDFRawStream.of(dict, Buffer.from(`${text}~>`))).decode();
}

function unpackHex(bytes: Uint8Array): Uint8Array {
  const text = textBefore(bytes, ">");
  if (!/^(?:[\da-f]{2})*$/i.test(text)) throw new Error("The digits are unreadable");
  return Buffer.from(text, "hex");
}

function textBefore(bytes: Uint8Array, mark: string): string {
  const end = bytes.indexOf(mark.charCodeAt(0));
  if (end < 0) throw new Error("The end is missing");
  return Buffer.from(bytes.subarray(0, end))
    .toString("latin1")
    .replace(/[\0\t\n\f\r ]/g, "");
}

function listOf(value: PDFObject | undefined): PDFObject[] {
  if (isAbsent(value)) return [];
  return value instanceof PDFArray ? value.asArray() : [value];
}

function isAbsent(value: PDFObject | undefined): value is undefined | typeof PDFNull {
  return value === undefined || value === PDFNull;
}

const [clear, end, firstFree, full] = [256, 257, 258, 4096];

/**
 * LZW as PDF has it. The libraries' decoders guess where the data are damaged, each in its own way; this one stops.
 *
 * @param early 1 when codes grow one code too soon, which is usual.
 * @throws at damage, at a missing end and past `maxBytes`.
 */
function unpackLzw(packed: Uint8Array, early: number, maxBytes: number): Uint8Array {
  if (early > 1) throw new Error("The width of codes is unusual");
  const read = createBitReader(packed);
  // Every string in the table has stood in the output before, together with the byte that follows it.
  const starts = new Uint32Array(full);
  const lengths = new Uint32Array(full);
  let output = new Uint8Array(Math.min(maxBytes, 4 * packed.length + full));
  let size = 0;
  let next: number = firstFree;
  let previous: { start: number; length: number } | undefined;

  for (;;) {
    const code = read(widthOf(next + early));
    if (code === end) return output.subarray(0, size);
    if (code === clear) {
      next = firstFree;
      previous = undefined;
      continue;
    }
    if (previous) {
      if (next === full) throw new Error("The table is full");
      starts[next] = previous.start;
      lengths[next++] = previous.length + 1;
    }
    if (code >= next) throw new Error("A code is unknown");
    const length = code < clear ? 1 : (lengths[code] ?? 0);
    if (size + length > maxBytes) throw new Error("The data are too long");
    if (size + length > output.length) output = grow(output, maxBytes);
    if (code < clear) output[size] = code;
    // Byte by byte, because the newest string runs into itself.
    else
      for (let index = 0, from = starts[code] ?? 0; index < length; index++)
        output[size + index] = output[from + index] ?? 0;
    previous = { start: size, length };
    size += length;
  }
}

function widthOf(codes: number): number {
  if (codes < 512) return 9;
  if (codes < 1024) return 10;
  return codes < 2048 ? 11 : 12;
}

function createBitReader(bytes: Uint8Array): (width: number) => number {
  let [at, bits, count] = [0, 0, 0];
  return (width) => {
    while (count < width) {
      const byte = bytes[at++];
      if (byte === undefined) throw new Error("The end is missing");
      bits = ((bits << 8) | byte) & 0xffffff;
      count += 8;
    }
    count -= width;
    return (bits >> count) & ((1 << width) - 1);
  };
}

function grow(bytes: Uint8Array, maxBytes: number): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(Math.min(maxBytes, 2 * bytes.length + full));
  larger.set(bytes);
  return larger;
}
