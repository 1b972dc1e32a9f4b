import harfbuzz, { type Harfbuzz, type HarfbuzzFont } from "harfbuzzjs";
import { type FontFile, readFontFile, type Weight } from "./font-files";
import { unpackWoff } from "./woff";

type Face = { font: HarfbuzzFont; upem: number; characters: ReadonlySet<number>; paths: Map<number, string> };

/** A glyph and where it stands, in parts of the font size, y downwards from the baseline. */
export type PlacedGlyph = { path: string; upem: number; x: number; y: number };

export type Shaped = { width: number; glyphs: PlacedGlyph[] };

/** Sets text in the installed fonts; each is read when a text first needs it, and then kept. */
export class Shaper {
  readonly #harfbuzz: Harfbuzz;
  readonly #faces = new Map<string, Face>();

  constructor(instance: Harfbuzz) {
    this.#harfbuzz = instance;
  }

  has(file: FontFile, weight: Weight, codePoint: number): boolean {
    return this.#face(file, weight).characters.has(codePoint);
  }

  shape(text: string, file: FontFile, weight: Weight, direction: "ltr" | "rtl"): Shaped {
    const face = this.#face(file, weight);
    const buffer = this.#harfbuzz.createBuffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    buffer.setDirection(direction);
    this.#harfbuzz.shape(face.font, buffer);
    const placed = buffer.json();
    buffer.destroy();

    const { upem } = face;
    let width = 0;
    const glyphs = placed.map(({ g, ax, dx, dy }) => {
      const glyph = { path: outline(face, g), upem, x: width + dx / upem, y: -dy / upem };
      width += ax / upem;
      return glyph;
    });
    return { width, glyphs: glyphs.filter(({ path }) => path !== "") };
  }

  #face(file: FontFile, weight: Weight): Face {
    const key = `${file.family} ${file.subset} ${weight}`;
    let face = this.#faces.get(key);
    if (!face) {
      face = this.#load(file, weight);
      this.#faces.set(key, face);
    }
    return face;
  }

  #load(file: FontFile, weight: Weight): Face {
    const blob = this.#harfbuzz.createBlob(unpackWoff(readFontFile(file, weight)));
    const face = this.#harfbuzz.createFace(blob, 0);
    const characters = new Set(face.collectUnicodes());
    return { font: this.#harfbuzz.createFont(face), upem: face.upem, characters, paths: new Map() };
  }
}

function outline({ font, paths }: Face, glyph: number): string {
  let path = paths.get(glyph);
  if (path === undefined) {
    path = font.glyphToPath(glyph);
    paths.set(glyph, path);
  }
  return path;
}

let shaper: Promise<Shaper> | undefined;

export function openShaper(): Promise<Shaper> {
  shaper ??= harfbuzz.then((instance) => new Shaper(instance));
  return shaper;
}
