import type { Room } from "./room";
import type { Shaper } from "./shaper";
import { setLine, type TextLine } from "./text-line";

const segmenter = new Intl.Segmenter();

/** Fills the lines of a room letter by letter at its smallest size, and ends in an ellipsis where text is left. */
export function cutLines(text: string, room: Room, shaper: Shaper, base: "ltr" | "rtl"): TextLine[] {
  const letters = [...segmenter.segment(text)].map(({ segment }) => segment);
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
