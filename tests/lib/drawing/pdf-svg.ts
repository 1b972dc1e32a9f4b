import { decodePDFRawStream, PDFArray, type PDFPage, PDFRawStream } from "@cantoo/pdf-lib";

/** A page's filled outlines as an SVG, one point a pixel. Knows only the PDF operators that our sheets use. */
export function toSvg(page: PDFPage): string {
  const { width, height } = page.getSize();
  let open = 0;
  let [path, fill] = ["", "#000000"];
  const opened: number[] = [];
  const out: string[] = [];
  for (const line of contentOf(page).split("\n")) {
    const parts = line.trim().split(/\s+/);
    const operator = parts.pop();
    const numbers = parts.map(Number);
    if (operator === "q") opened.push(open);
    else if (operator === "Q") {
      const before = opened.pop() ?? 0;
      out.push("</g>".repeat(open - before));
      open = before;
    } else if (operator === "cm") {
      out.push(`<g transform="matrix(${numbers.join(" ")})">`);
      open++;
    } else if (operator === "rg") fill = `rgb(${numbers.map((part) => Math.round(part * 255)).join(",")})`;
    else if (operator === "g") fill = "#000000";
    else if (operator === "m" || operator === "l") path += `${operator.toUpperCase()}${numbers.join(" ")}`;
    else if (operator === "c") path += `C${numbers.join(" ")}`;
    else if (operator === "h") path += "Z";
    else if (operator === "f") {
      out.push(`<path fill="${fill}" d="${path}"/>`);
      path = "";
    }
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g transform="matrix(1 0 0 -1 0 ${height})">${out.join("")}${"</g>".repeat(open)}</g></svg>`;
}

function contentOf(page: PDFPage): string {
  const contents = page.node.Contents();
  const streams =
    contents instanceof PDFArray ? contents.asArray().map((one) => page.doc.context.lookup(one)) : [contents];
  return streams
    .map((stream) =>
      stream instanceof PDFRawStream ? Buffer.from(decodePDFRawStream(stream).decode()).toString("latin1") : "",
    )
    .join("\n");
}
