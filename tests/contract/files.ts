import { PDFDocument } from "@cantoo/pdf-lib";
import sharp from "sharp";

/** Real files, newly made. */

export async function pdfFile(name = "catalogue.pdf", text = "Hello"): Promise<File> {
  const pdf = await PDFDocument.create();
  pdf.addPage([200, 200]).drawText(text, { x: 20, y: 100, size: 12 });
  return new File([new Uint8Array(await pdf.save())], name, { type: "application/pdf" });
}

/** A valid PDF filled up to exactly `bytes` with a comment before its end. */
export async function pdfOfSize(bytes: number): Promise<File> {
  const file = Buffer.from(await (await pdfFile()).arrayBuffer());
  const padding = Buffer.alloc(bytes - file.length - 2, 0x20);
  padding[0] = 0x25;
  // A comment and a second end mark are appended, so that the file stays well-formed.
  const end = Buffer.from("\n%%EOF");
  const filled = Buffer.concat([file, Buffer.from("\n"), padding.subarray(0, padding.length - end.length + 1), end]);
  return new File([new Uint8Array(filled)], "large.pdf", { type: "application/pdf" });
}

export async function pngFile(name = "picture.png", width = 600, height = 600): Promise<File> {
  const png = await sharp({ create: { width, height, channels: 3, background: "#e8930c" } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(png)], name, { type: "image/png" });
}

export function fileOfSize(bytes: number, name: string, type: string): File {
  return new File([new Uint8Array(bytes)], name, { type });
}
