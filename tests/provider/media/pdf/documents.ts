import { deflateSync } from "node:zlib";
import { PDFDocument, PDFName } from "@cantoo/pdf-lib";

/** A one-page document after `change`; its objects in compressed streams unless told otherwise. */
export async function buildPdf(
  change: (pdf: PDFDocument) => unknown = () => {},
  { useObjectStreams = true } = {},
): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  pdf.addPage([200, 200]).drawText("Hello", { x: 20, y: 100, size: 12 });
  await change(pdf);
  return Buffer.from(await pdf.save({ useObjectStreams }));
}

/** Makes `action` run when the document is opened. */
export function onOpen(action: Record<string, string>) {
  return (pdf: PDFDocument) => pdf.catalog.set(PDFName.of("OpenAction"), pdf.context.register(pdf.context.obj(action)));
}

/** A document of the given objects, numbered from 1; the first is its catalog. Streams are given as buffers. */
export function writePdf(objects: readonly (string | Buffer)[], trailer = ""): Buffer {
  const file = beginFile();
  const offsets = objects.map((object, index) => file.add(index + 1, object));
  const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<</Size ${size}/Root 1 0 R${trailer}>>\n`;
  return file.end(table);
}

function beginFile() {
  const parts: Buffer[] = [Buffer.from("%PDF-1.7\n%\xb5\xb5\xb5\xb5\n", "latin1")];
  let length = parts[0]?.length ?? 0;
  return {
    /** @returns where the object begins */
    add(number: number, object: string | Buffer): number {
      const start = length;
      const bytes = typeof object === "string" ? Buffer.from(object, "latin1") : object;
      for (const part of [Buffer.from(`${number} 0 obj\n`), bytes, Buffer.from("\nendobj\n")]) {
        parts.push(part);
        length += part.length;
      }
      return start;
    },
    /** @param start where the references begin, by default those in `table` */
    end: (table: string, start = length) =>
      Buffer.concat([...parts, Buffer.from(`${table}startxref\n${start}\n%%EOF\n`, "latin1")]),
  };
}

export const catalog = (more = "") => `<</Type/Catalog/Pages 2 0 R${more}>>`;
export const pages = "<</Type/Pages/Kids[]/Count 0>>";

/** How an object stream's data are packed: the filter entries, and the data. */
export type Packing = (content: Buffer) => { entries: string; bytes: Buffer };

export const flate: Packing = (content) => ({ entries: "/Filter/FlateDecode", bytes: deflateSync(content) });
export const hex: Packing = (content) => ({
  entries: "/Filter/ASCIIHexDecode",
  bytes: Buffer.from(`${content.toString("hex")}>`),
});

type Packed = {
  /** Objects outside the stream; packed ones are numbered after them. */
  plain?: readonly string[];
  /** The object stream's type entry. */
  type?: string;
  packing?: Packing;
  /** Changes the head of the object stream, or of the cross-reference stream. */
  change?: (head: string) => string;
  changeReferences?: (head: string) => string;
};

/**
 * A document whose `objects` are in an object stream and whose cross-references are a stream too, with the usual
 * predictor. The first object of all is its catalog; the two streams come last.
 */
export function writePackedPdf(objects: readonly string[], options: Packed = {}): Buffer {
  const { plain = [], type = "/Type/ObjStm", packing = flate } = options;
  const { change = (head) => head, changeReferences = (head) => head } = options;
  const file = beginFile();
  const rows: number[][] = [[0, 0, 0]];
  for (const object of plain) rows.push([1, file.add(rows.length, object), 0]);

  const container = rows.length + objects.length;
  let [places, body] = ["", ""];
  for (const [index, object] of objects.entries()) {
    places += `${rows.length} ${body.length} `;
    body += `${object} `;
    rows.push([2, container, index]);
  }
  const { entries, bytes } = packing(Buffer.from(places + body, "latin1"));
  const packed = writeStream(`${type}/N ${objects.length}/First ${places.length}${entries}`, bytes);
  rows.push([1, file.add(container, changeHead(packed, change)), 0]);

  const fields = rows.flatMap(([kind = 0, place = 0, index = 0]) => [
    kind,
    place >> 8,
    place & 255,
    index >> 8,
    index & 255,
  ]);
  const filter = "/Filter/FlateDecode/DecodeParms<</Columns 5/Predictor 12>>";
  const dict = `/Type/XRef/Size ${rows.length}/W[1 2 2]/Root 1 0 R${filter}`;
  const references = writeStream(dict, deflateSync(addPredictor(Buffer.from(fields), 5)));
  return file.end("", file.add(rows.length, changeHead(references, changeReferences)));
}

export function writeStream(dict: string, bytes: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from(`<<${dict}/Length ${bytes.length}>>\nstream\n`),
    bytes,
    Buffer.from("\nendstream"),
  ]);
}

function changeHead(stream: Buffer, change: (head: string) => string): Buffer {
  const end = stream.indexOf("stream\n") + "stream\n".length;
  return Buffer.concat([Buffer.from(change(stream.toString("latin1", 0, end)), "latin1"), stream.subarray(end)]);
}

/** Every row as its difference to the row above: PNG's "up" filter. */
export function addPredictor(bytes: Buffer, columns: number): Buffer {
  const rows = Array.from({ length: bytes.length / columns }, (_, row) => {
    const own = bytes.subarray(row * columns, (row + 1) * columns);
    return [2, ...own.map((byte, column) => byte - (row > 0 ? (bytes[(row - 1) * columns + column] ?? 0) : 0))];
  });
  return Buffer.from(rows.flat());
}

/** A compressed stream object. `dict` holds its entries without length and filter. */
export function flateStream(dict: string, content: string | Buffer): Buffer {
  return writeStream(`${dict}/Filter/FlateDecode`, deflateSync(content));
}

/** LZW as in PDF; the map's keys are latin1 strings. `early` is 1 where codes grow one code early, as is usual. */
export function packLzw(content: Buffer, early = 1): Buffer {
  let bits = "";
  let table = new Map<string, number>();
  const codeOf = (text: string) => (text.length === 1 ? text.charCodeAt(0) : table.get(text));
  const write = (code = 0) => {
    const width = Math.max(9, Math.min(12, (table.size + 257 + early).toString(2).length));
    bits += code.toString(2).padStart(width, "0");
  };
  write(256);
  let current = "";
  for (const char of content.toString("latin1")) {
    if (codeOf(current + char) !== undefined) current += char;
    else {
      write(codeOf(current));
      table.set(current + char, table.size + 258);
      current = char;
    }
    if (table.size === 4096 - 258 - 1) {
      write(256);
      table = new Map();
    }
  }
  write(codeOf(current));
  table.set("the end", 0);
  write(257);
  return Buffer.from(
    (bits.padEnd(Math.ceil(bits.length / 8) * 8, "0").match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)),
  );
}
