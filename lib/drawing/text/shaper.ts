import { inflateSync } from "node:zlib";
import harfbuzz, { type Harfbuzz, type HarfbuzzFont } from "harfbuzzjs";
import { type FontFile, readFontFile, type Weight } from "./font-files";

type Face = { font: HarfbuzzFont; upem: number; characters: ReadonlySet<number>; paths: Map<number, string> };

/** In units of the font size, y downwards from the baseline. */
export type PlacedGlyph = { path: string; upem: number; x: number; y: number };

type Shaped = { width: number; glyphs: PlacedGlyph[] };

/** Shapes text with the installed fonts, loaded on demand and cached. */
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

/** WOFF 1.0 to OpenType. */
function unpackWoff(woff: Buffer): Uint8Array<ArrayBuffer> {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => readTable(woff, 44 + index * 20));
  const directory = 12 + count * 16;
  const size = tables.reduce((sum, { data }) => sum + align(data.length), directory);
  const font = Buffer.alloc(size);

  woff.copy(font, 0, 4, 8);
  font.writeUInt16BE(count, 4);
  const power = Math.floor(Math.log2(count));
  font.writeUInt16BE(2 ** power * 16, 6);
  font.writeUInt16BE(power, 8);
  font.writeUInt16BE(count * 16 - 2 ** power * 16, 10);

  let offset = directory;
  tables.forEach(({ tag, checksum, data }, index) => {
    const entry = 12 + index * 16;
    tag.copy(font, entry);
    font.writeUInt32BE(checksum, entry + 4);
    font.writeUInt32BE(offset, entry + 8);
    font.writeUInt32BE(data.length, entry + 12);
    data.copy(font, offset);
    offset += align(data.length);
  });
  return new Uint8Array(font);
}

function readTable(woff: Buffer, entry: number) {
  const offset = woff.readUInt32BE(entry + 4);
  const packedLength = woff.readUInt32BE(entry + 8);
  const length = woff.readUInt32BE(entry + 12);
  const packed = woff.subarray(offset, offset + packedLength);
  return {
    tag: woff.subarray(entry, entry + 4),
    checksum: woff.readUInt32BE(entry + 16),
    data: packedLength < length ? inflateSync(packed) : packed,
  };
}

function align(length: number): number {
  return Math.ceil(length / 4) * 4;
}
