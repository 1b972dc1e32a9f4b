import { readFileSync } from "node:fs";
import type { LineInk } from "./text/text-line";

/** Size in pixels. */
export function svgDocument(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;
}

/** Outlines: viewers need no fonts. */
export function svgInk({ path, emoji }: LineInk, fill: string, opacity = 1): string {
  const pictures = emoji.map(({ file, x, y, size }) =>
    readFileSync(file, "utf8").replace("<svg ", `<svg x="${x}" y="${y}" width="${size}" height="${size}" `),
  );
  return `<g fill="${fill}" fill-opacity="${opacity}"><path d="${path}"/>${pictures.join("")}</g>`;
}

export function svgPicture(png: Buffer, x: number, y: number, size: number): string {
  const data = `data:image/png;base64,${png.toString("base64")}`;
  return `<image x="${x}" y="${y}" width="${size}" height="${size}" xlink:href="${data}"/>`;
}
