export type BrochurePage = { title: string; text: string; picture: Uint8Array };

/** A small A5 brochure: a cover, then one page per product. Pictures are PNG. */
export async function drawBrochure(
  title: string,
  lines: readonly string[],
  cover: Uint8Array,
  pages: readonly BrochurePage[],
): Promise<Uint8Array> {
  // Of hundreds of modules, which no start but the first has to open.
  const { PDFDocument, rgb, StandardFonts } = await import("@cantoo/pdf-lib");
  const pdf = await PDFDocument.create();
  pdf.setTitle(title);
  const serif = await pdf.embedFont(StandardFonts.TimesRoman);
  const sans = await pdf.embedFont(StandardFonts.Helvetica);
  const ink = rgb(0.17, 0.16, 0.2);
  const [width, height] = [420, 595];

  const front = pdf.addPage([width, height]);
  front.drawRectangle({ x: 0, y: 0, width, height, color: rgb(0.965, 0.937, 0.894) });
  front.drawImage(await pdf.embedPng(cover), { x: 130, y: 330, width: 160, height: 160 });
  front.drawText(title, { x: 40, y: 230, size: 40, font: serif, color: ink });
  for (const [index, line] of lines.entries())
    front.drawText(line, { x: 42, y: 190 - index * 22, size: 15, font: sans, color: ink });

  for (const { title: heading, text, picture } of pages) {
    const page = pdf.addPage([width, height]);
    page.drawImage(await pdf.embedPng(picture), { x: 40, y: 215, width: 340, height: 340 });
    page.drawText(heading, { x: 40, y: 150, size: 26, font: serif, color: ink });
    page.drawText(text, { x: 40, y: 118, size: 12, font: sans, color: ink });
  }
  return pdf.save();
}
