import { existsSync } from "node:fs";
import path from "node:path";
import anyAscii from "any-ascii";
import { covers, type FontFile, listFontFiles, type Weight } from "./font-files";
import type { Shaper } from "./shaper";

type Direction = "ltr" | "rtl";

/** Text in one font and direction, an emoji, or a space. */
export type Run =
  | { kind: "text"; text: string; font: FontFile; direction: Direction }
  | { kind: "emoji"; file: string }
  | { kind: "space" };

const segmenter = new Intl.Segmenter();

/** Joiners belong to the font of their neighbours. */
const joiners = /\p{Default_Ignorable_Code_Point}/u;

/** Splits a word by font. Transliterates what no font covers. `base`: direction of a word without letters. */
export function splitRuns(word: string, weight: Weight, shaper: Shaper, base: Direction): Run[] {
  const runs: Run[] = [];
  const main = directionOf(word) ?? base;
  for (const { segment } of segmenter.segment(word)) {
    const emoji = findEmoji(segment);
    if (emoji) runs.push({ kind: "emoji", file: emoji });
    else addText(runs, segment, weight, shaper, main);
  }
  return runs;
}

function addText(runs: Run[], cluster: string, weight: Weight, shaper: Shaper, main: Direction): void {
  const last = runs.at(-1);
  const previous = last?.kind === "text" ? last : undefined;
  const direction = directionOf(cluster) ?? previous?.direction ?? main;
  const font = findFont(cluster, weight, shaper, previous?.font);
  if (!font) {
    const latin = anyAscii(cluster);
    if (latin && latin !== cluster) for (const letter of latin) addText(runs, letter, weight, shaper, main);
  } else if (previous?.font === font && previous.direction === direction) previous.text += cluster;
  else runs.push({ kind: "text", text: cluster, font, direction });
}

/** Prefers the previous font, so marks and punctuation stay with their word. */
function findFont(cluster: string, weight: Weight, shaper: Shaper, previous?: FontFile): FontFile | undefined {
  const points = [...cluster].filter((character) => !joiners.test(character)).map((one) => one.codePointAt(0) ?? 0);
  if (points.length === 0) return previous;
  const shows = (file: FontFile) =>
    points.every((point) => covers(file, point)) && points.every((point) => shaper.has(file, weight, point));
  return previous && shows(previous) ? previous : listFontFiles().find(shows);
}

/** Undefined for neutral characters. */
export function directionOf(text: string): Direction | undefined {
  // A number is written in any direction: letters come first.
  const [strong] = /\p{L}/u.exec(text) ?? /\p{Nd}/u.exec(text) ?? [];
  if (!strong) return undefined;
  return /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/u.test(strong) && !/\p{Nd}/u.test(strong) ? "rtl" : "ltr";
}

/** Visual order, left to right. */
export function orderRuns(runs: Run[], base: Direction): Run[] {
  const directions = runs.map((run, index) => (run.kind === "text" ? run.direction : between(runs, index, base)));
  const ordered: Run[] = [];
  for (let start = 0; start < runs.length; ) {
    let end = start + 1;
    while (end < runs.length && directions[end] === directions[start]) end++;
    const stretch = runs.slice(start, end);
    if (directions[start] === "rtl") stretch.reverse();
    if (base === "rtl") ordered.unshift(...stretch);
    else ordered.push(...stretch);
    start = end;
  }
  return ordered;
}

/** Neutral runs take their neighbours' direction if both agree, else the line's. */
function between(runs: Run[], index: number, base: Direction): Direction {
  const before = runs.slice(0, index).findLast((run) => run.kind === "text");
  const after = runs.slice(index + 1).find((run) => run.kind === "text");
  const [left, right] = [before?.direction ?? base, after?.direction ?? base];
  return left === right ? left : base;
}

/** Null without a picture. */
function findEmoji(cluster: string): string | null {
  if (!/\p{Emoji_Presentation}|\p{Emoji}\uFE0F|\u20E3/u.test(cluster)) return null;
  const points = [...cluster].map((character) => (character.codePointAt(0) ?? 0).toString(16));
  const names = [points, points.filter((point) => point !== "fe0f")].map((parts) => parts.join("-"));
  return names.map(emojiFile).find((file) => existsSync(file)) ?? null;
}

function emojiFile(name: string): string {
  return path.join(/* turbopackIgnore: true */ process.cwd(), "node_modules", "@twemoji", "svg", `${name}.svg`);
}
