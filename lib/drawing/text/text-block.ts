import type { Weight } from "./font-files";
import type { Room } from "./room";
import { directionOf } from "./runs";
import { openShaper, type Shaper } from "./shaper";
import { inkOf, type LineInk, setLine, spaceWidth, type TextLine } from "./text-line";

export type TextBlock = { lines: TextLine[]; size: number; leading: number; height: number; isWhole: boolean };

/** Sets a text as large as its room allows, in balanced lines; cut with an ellipsis where even the smallest size is too large. */
export async function fitText(text: string, room: Room): Promise<TextBlock> {
  const shaper = await openShaper();
  const plain = text
    .normalize("NFC")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
  const base = directionOf(plain) ?? "ltr";
  const words = splitWords(plain, room.weight, shaper);
  const step = Math.max(0.25, (room.largest - room.smallest) / 40);
  for (let size = room.largest; size >= room.smallest; size -= step) {
    const lines = breakLines(words, room.width / size, room.lines);
    if (!lines || lines.length * size * room.leading > room.height) continue;
    return toBlock(
      lines.map((line) => setLine(joinWords(line), room.weight, shaper, base)),
      size,
      room,
      true,
    );
  }
  return toBlock(cutLines(plain, room, shaper, base), room.smallest, room, false);
}

/** The block's glyph outlines: lines centred on `centre`, starting at `left` or ending at `right`, the upper edge at `top`. */
export function inkOfBlock(block: TextBlock, top: number, place: Place): LineInk {
  const inks = placeLines(block, top, place).map(({ line, x, y }) => inkOf(line, x, y, block.size));
  return { path: inks.map(({ path }) => path).join(""), emoji: inks.flatMap(({ emoji }) => emoji) };
}

/** Where each line stands: its left end and its baseline. */
export function placeLines({ lines, size, leading }: TextBlock, top: number, place: Place) {
  return lines.map((line, index) => ({
    line,
    x: startOf(place, line.width * size),
    // Letters reach about 0.75 above and 0.25 below the baseline.
    y: top + size * (leading * index + (leading - 1) / 2 + 0.77),
  }));
}

export type Place = { centre: number } | { left: number } | { right: number };

function startOf(place: Place, width: number): number {
  if ("left" in place) return place.left;
  return "right" in place ? place.right - width : place.centre - width / 2;
}

function toBlock(lines: TextLine[], size: number, { leading }: Room, isWhole: boolean): TextBlock {
  return { lines, size, leading, height: lines.length * size * leading, isWhole };
}

/** `spaced`: a space before it. */
type Word = { text: string; spaced: boolean; width: number };

const words = new Intl.Segmenter("zh", { granularity: "word" });
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Chinese and Japanese may break between any two words. */
function splitWords(text: string, weight: Weight, shaper: Shaper): Word[] {
  return text.split(" ").flatMap((part) => {
    const pieces = unspaced.test(part) ? [...words.segment(part)].map(({ segment }) => segment) : [part];
    return pieces.map((piece, index) => ({
      text: piece,
      spaced: index === 0,
      width: setLine(piece, weight, shaper).width,
    }));
  });
}

/** Null if a word is too wide, or there are too many lines. */
function breakLines(words: Word[], widest: number, most: number): Word[][] | null {
  const lines = fillLines(words, widest);
  const widths = lines.map(measure);
  if (lines.length > most || Math.max(...widths) > widest) return null;
  // The narrowest limit that needs no extra line balances the lines.
  const average = widths.reduce((sum, width) => sum + width, 0) / lines.length;
  for (let share = 0; share < 8; share++) {
    const even = fillLines(words, average + ((widest - average) * share) / 8);
    if (even.length === lines.length && Math.max(...even.map(measure)) <= widest) return even;
  }
  return lines;
}

function fillLines(words: Word[], limit: number): Word[][] {
  const lines: Word[][] = [];
  for (const word of words) {
    const current = lines.at(-1);
    if (current && measure([...current, word]) <= limit) current.push(word);
    else lines.push([word]);
  }
  return lines;
}

function measure(line: Word[]): number {
  return line.reduce((sum, { width, spaced }, index) => sum + width + (spaced && index > 0 ? spaceWidth : 0), 0);
}

function joinWords(words: Word[]): string {
  return words.map(({ text, spaced }, index) => (spaced && index > 0 ? ` ${text}` : text)).join("");
}

const graphemes = new Intl.Segmenter();

function cutLines(text: string, room: Room, shaper: Shaper, base: "ltr" | "rtl"): TextLine[] {
  const letters = [...graphemes.segment(text)].map(({ segment }) => segment);
  const widest = room.width / room.smallest;
  const count = Math.max(1, Math.min(room.lines, Math.floor(room.height / (room.smallest * room.leading))));
  const set = (start: number, end: number, ending = "") =>
    setLine(letters.slice(start, end).join("").trim() + ending, room.weight, shaper, base);

  const lines: TextLine[] = [];
  let start = 0;
  while (lines.length < count && start < letters.length) {
    let end = start + 1;
    while (end < letters.length && set(start, end + 1).width <= widest) end++;
    if (end < letters.length && lines.length === count - 1) {
      while (end > start + 1 && (letters[end - 1] === " " || set(start, end, "…").width > widest)) end--;
      lines.push(set(start, end, "…"));
      break;
    }
    const space = letters.lastIndexOf(" ", end);
    if (end < letters.length && space > start) end = space;
    lines.push(set(start, end));
    start = end;
    while (letters[start] === " ") start++;
  }
  return lines;
}
