import sharp from "sharp";
import { drawInitial, fitLogo } from "./logo-tile";
import { paletteOf } from "./palette";
import { svgDocument, svgPicture } from "./svg";

type IconContent = { name: string; logo: Buffer | null; color: string | null };

/** The logo's share of the edge; a maskable icon may be cropped to the middle 80%. */
const share = { plain: 0.86, maskable: 0.58 } as const;

/** Opaque: the logo on white, or the initial on the company's colour. */
export async function drawIcon(
  { name, logo, color }: IconContent,
  size: number,
  shape: keyof typeof share = "plain",
): Promise<Buffer> {
  const { ground } = paletteOf(color);
  const edge = Math.round(size * share[shape]);
  const start = (size - edge) / 2;
  const content = logo
    ? svgPicture(await fitLogo(logo, edge), start, start, edge)
    : await drawInitial(name, "#ffffff", { x: start, y: start, size: edge });
  const paper = `<rect width="${size}" height="${size}" fill="${logo ? "#ffffff" : ground}"/>`;
  // 256 colours: a third of the bytes, no visible difference.
  return sharp(Buffer.from(svgDocument(size, size, paper + content)))
    .flatten()
    .png({ palette: true })
    .toBuffer();
}
