import { deflateSync } from "node:zlib";
import { addPredictor, type Packing, writeStream } from "@/tests/provider/media/pdf/documents";
import type { Payload } from "./payloads";

type Objects = ReadonlyMap<number, string | Buffer>;
/** Where an object is: in the file, or in an object stream. */
type Place = { offset: number } | { container: number; index: number };

/** How objects are written: the line before one, and their text. */
export type Writing = { header: string; head: (number: number) => string; text: (text: string) => string };

/** Object streams and cross-reference streams are numbered from here. */
const firstContainer = 20;

export const usual: Writing = {
  header: "%PDF-1.7\n%\xb5\xb5\xb5\xb5\n",
  head: (number) => `${number} 0 obj\n`,
  text: (text) => text,
};

/** Writes a PDF with incremental updates. */
export class PdfWriter {
  readonly #parts: Buffer[] = [];
  readonly #places = new Map<number, Place>();
  readonly #payload: Payload;
  readonly #writing: Writing;
  #length = 0;
  #next = firstContainer;

  constructor(payload: Payload, writing: Writing) {
    this.#payload = payload;
    this.#writing = writing;
    this.write(writing.header);
  }

  write(...pieces: (string | Buffer)[]): number {
    const start = this.#length;
    for (const piece of pieces) {
      const bytes = typeof piece === "string" ? Buffer.from(piece, "latin1") : piece;
      this.#parts.push(bytes);
      this.#length += bytes.length;
    }
    return start;
  }

  add(objects: Objects): void {
    for (const [number, object] of objects) {
      const { head, text } = this.#writingOf(number);
      const body = typeof object === "string" ? text(object) : object;
      this.#places.set(number, { offset: this.write(head(number), body, "\nendobj\n") });
    }
  }

  /** Packs objects into an object stream; streams cannot be in one, so they are added separately. */
  pack(objects: Objects, packing: Packing, dict = "/Type/ObjStm"): number {
    const container = this.#next++;
    let [places, body] = ["", ""];
    let count = 0;
    for (const [number, object] of objects) {
      if (typeof object !== "string") this.add(new Map([[number, object]]));
      else {
        places += `${number} ${body.length} `;
        body += `${this.#writingOf(number).text(object)} `;
        this.#places.set(number, { container, index: count++ });
      }
    }
    const { entries, bytes } = packing(Buffer.from(places + body, "latin1"));
    this.add(new Map([[container, writeStream(`${dict}/N ${count}/First ${places.length}${entries}`, bytes)]]));
    return container;
  }

  /** A cross-reference table of the objects in the file; packed ones are marked free. @returns its offset */
  addTable(trailer = ""): number {
    const rows = this.#rows().map((place) =>
      place && "offset" in place ? `${String(place.offset).padStart(10, "0")} 00000 n \n` : "0000000000 65535 f \n",
    );
    const dict = `trailer\n<</Size ${rows.length}/Root 1 0 R${trailer}>>\n`;
    return this.write(`xref\n0 ${rows.length}\n${rows.join("")}`, dict);
  }

  /** The same as a cross-reference stream, of all objects. */
  addReferences(dict = "/Type/XRef", trailer = "", widths = "1 4 2"): number {
    const number = this.#next++;
    const offset = this.#length;
    this.#places.set(number, { offset });
    const bytes = Buffer.concat(this.#rows().map(rowOf));
    const size = this.#rows().length;
    const packed = deflateSync(addPredictor(bytes, 7));
    const entries = `${dict}/Size ${size}/W[${widths}]/Root 1 0 R/Filter/FlateDecode/DecodeParms<</Columns 7/Predictor 12>>`;
    this.add(new Map([[number, writeStream(entries + trailer, packed)]]));
    return offset;
  }

  end(start: number): this {
    this.write(`startxref\n${start}\n%%EOF\n`);
    return this;
  }

  finish(): Buffer {
    return Buffer.concat(this.#parts);
  }

  /** Only the secret is written oddly, so that the inspection has no other reason to refuse the file. */
  #writingOf(number: number): Writing {
    return this.#payload.secret.has(number) || number >= firstContainer ? this.#writing : usual;
  }

  #rows(): (Place | undefined)[] {
    return Array.from({ length: Math.max(...this.#places.keys()) + 1 }, (_, number) => this.#places.get(number));
  }
}

function rowOf(place: Place | undefined): Buffer {
  const row = Buffer.alloc(7);
  if (place && "offset" in place) {
    row.writeUInt8(1);
    row.writeUInt32BE(place.offset, 1);
  } else if (place) {
    row.writeUInt8(2);
    row.writeUInt32BE(place.container, 1);
    row.writeUInt16BE(place.index, 5);
  }
  return row;
}
