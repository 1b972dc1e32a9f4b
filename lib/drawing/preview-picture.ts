import sharp from "sharp";
import { linkPreviewSize } from "./link-preview-content";
import type { Palette } from "./palette";
import { svgDocument } from "./svg";

const { width, height } = linkPreviewSize;

/** JPEG, 1200 × 630. `content`: SVG elements. */
export async function drawOnGround({ ground, far, tint }: Palette, content: readonly string[]): Promise<Buffer> {
  const svg = svgDocument(
    width,
    height,
    [
      `<defs><radialGradient id="g" cx="0.5" cy="0.32" r="0.85"><stop offset="0" stop-color="${ground}"/><stop offset="1" stop-color="${far}"/></radialGradient></defs>`,
      `<rect width="${width}" height="${height}" fill="url(#g)"/>`,
      drawRings(tint),
      ...content,
    ].join(""),
  );
  return sharp(Buffer.from(svg)).flatten().jpeg({ quality: 88, chromaSubsampling: "4:4:4", mozjpeg: true }).toBuffer();
}

/** Quiet rings at both sides, outside the middle square. */
function drawRings(tint: string): string {
  const rings = [150, 230, 310].map((radius) =>
    [-40, width + 40]
      .map((x, side) => `<circle cx="${x}" cy="${side === 0 ? height + 20 : -20}" r="${radius}"/>`)
      .join(""),
  );
  return `<g fill="none" stroke="${tint}" stroke-opacity="0.16" stroke-width="2">${rings.join("")}</g>`;
}
