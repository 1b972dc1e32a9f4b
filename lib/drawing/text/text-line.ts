import type { Weight } from "./font-files";
import { directionOf, orderRuns, type Run, splitRuns } from "./runs";
import type { PlacedGlyph, Shaper } from "./shaper";

/** `shown`: its characters as they stand from left to right. */
type Piece = { width: number; shown: string } & ({ glyphs: PlacedGlyph[] } | { emoji: string });

/** Measured in units of the font size. */
export type TextLine = { text: string; width: number; pieces: Piece[] };

/** One path for the letters, and the emoji. */
export type LineInk = { path: string; emoji: { file: string; x: number; y: number; size: number }[] };

export const spaceWidth = 0.26;
const emojiWidth = 1.14;
/** An emoji's height above the baseline. */
const emojiRise = 0.88;

/** `base`: direction of the whole text. */
export function setLine(text: string, weight: Weight, shaper: Shaper, base = directionOf(text) ?? "ltr"): TextLine {
  const runs: Run[] = text.split(" ").flatMap((word, index) => {
    const own = splitRuns(word, weight, shaper, base);
    return index > 0 ? [{ kind: "space" } as const, ...own] : own;
  });
  const pieces = orderRuns(runs, base).map((run): Piece => {
    if (run.kind === "space") return { width: spaceWidth, shown: " ", glyphs: [] };
    if (run.kind === "emoji") return { width: emojiWidth, shown: "", emoji: run.file };
    const shown = run.direction === "rtl" ? [...run.text].reverse().join("") : run.text;
    return { shown, ...shaper.shape(run.text, run.font, weight, run.direction) };
  });
  return { text, width: pieces.reduce((sum, { width }) => sum + width, 0), pieces };
}

/** `x`: left end; `y`: baseline, downwards. */
export function inkOf({ pieces }: TextLine, x: number, y: number, size: number): LineInk {
  const ink: LineInk = { path: "", emoji: [] };
  let left = x;
  for (const piece of pieces) {
    if ("emoji" in piece) {
      const file = piece.emoji;
      ink.emoji.push({ file, x: left + size * 0.05, y: y - size * emojiRise, size: size * (emojiWidth - 0.1) });
    } else for (const glyph of piece.glyphs) ink.path += place(glyph, left, y, size);
    left += piece.width * size;
  }
  return ink;
}

/** Glyph paths only have absolute coordinate pairs. */
function place(glyph: PlacedGlyph, x: number, y: number, size: number): string {
  const scale = size / glyph.upem;
  const [left, base] = [x + glyph.x * size, y + glyph.y * size];
  return glyph.path.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, dx: string, dy: string) => {
    return `${round(left + Number(dx) * scale)},${round(base - Number(dy) * scale)}`;
  });
}

/** Bounding box, including overhanging letters. */
export function inkBox({ path, emoji }: LineInk) {
  const points = [...path.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
  const corners = emoji.flatMap(({ x, y, size }) => [[x, y] as const, [x + size, y + size] as const]);
  const xs = [...points, ...corners].map(([x]) => x);
  const ys = [...points, ...corners].map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
