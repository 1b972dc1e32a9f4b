import { formatHex, oklch } from "culori";
import sharp from "sharp";

const side = 64;
/** Below these a pixel is grey, or part of an edge that the resizing has washed out. */
const leastChroma = 0.05;
const leastAlpha = 200;
/** How much of the drawing has to be coloured; less is a speck, not the company's colour. */
const leastShare = 0.02;
const hueSteps = 24;
const shadeBits = 4;

type Shade = { weight: number; count: number; red: number; green: number; blue: number };

/**
 * The colour that a logo is remembered by, as '#rrggbb': of the hue that counts most, by area and by saturation, the
 * shade that is seen most. Null for a logo in black, white and grey.
 */
export async function readLogoColor(picture: Uint8Array): Promise<string | null> {
  const { data, info } = await sharp(picture)
    .resize(side, side, { fit: "inside" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const hues = Array.from({ length: hueSteps }, () => new Map<number, Shade>());
  let opaque = 0;
  let coloured = 0;
  for (let at = 0; at < data.length; at += info.channels) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4);
    if (alpha < leastAlpha) continue;
    opaque++;
    const { c: chroma, h: hue } = oklch({ mode: "rgb", r: red / 255, g: green / 255, b: blue / 255 });
    if (hue === undefined || chroma < leastChroma) continue;
    coloured++;
    addPixel(hues[Math.floor((hue / 360) * hueSteps) % hueSteps], { weight: chroma, count: 1, red, green, blue });
  }
  return opaque === 0 || coloured / opaque < leastShare ? null : strongestShade(hues);
}

function addPixel(shades: Map<number, Shade> | undefined, pixel: Shade): void {
  const shift = 8 - shadeBits;
  const key = ((pixel.red >> shift) << (2 * shadeBits)) | ((pixel.green >> shift) << shadeBits) | (pixel.blue >> shift);
  const shade = shades?.get(key);
  if (!shade) shades?.set(key, pixel);
  else for (const part of Object.keys(shade) as (keyof Shade)[]) shade[part] += pixel[part];
}

function strongestShade(hues: Map<number, Shade>[]): string {
  const weigh = (shades: Map<number, Shade>) => [...shades.values()].reduce((sum, { weight }) => sum + weight, 0);
  const strongest = hues.reduce((best, shades) => (weigh(shades) > weigh(best) ? shades : best));
  const [{ red, green, blue, count }] = [...strongest.values()].sort((a, b) => b.weight - a.weight) as [Shade];
  return formatHex({ mode: "rgb", r: red / count / 255, g: green / count / 255, b: blue / count / 255 });
}
