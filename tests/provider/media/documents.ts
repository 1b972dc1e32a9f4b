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
  const parts = [Buffer.from("%PDF-1.7\n%\xb5\xb5\xb5\xb5\n", "latin1")];
  const offsets: number[] = [];
  for (const [index, object] of objects.entries()) {
    offsets.push(parts.reduce((sum, part) => sum + part.length, 0));
    parts.push(Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from("\nendobj\n"));
  }
  const start = parts.reduce((sum, part) => sum + part.length, 0);
  const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  const end = `trailer\n<</Size ${size}/Root 1 0 R${trailer}>>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.concat([...parts, Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n${rows}${end}`)]);
}

export const catalog = (more = "") => `<</Type/Catalog/Pages 2 0 R${more}>>`;
export const pages = "<</Type/Pages/Kids[]/Count 0>>";

/** A stream object, compressed. `dict` holds its entries beside length and filter. */
export function flateStream(dict: string, content: string | Buffer): Buffer {
  const packed = deflateSync(content);
  const head = `<<${dict}/Filter/FlateDecode/Length ${packed.length}>>\nstream\n`;
  return Buffer.concat([Buffer.from(head), packed, Buffer.from("\nendstream")]);
}
