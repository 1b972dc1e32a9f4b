import type { Area } from "../pdf-page";

/*
 * How business cards lie on a sheet, in millimetres from its upper left corner. Cards above each other are of one colour
 * from edge to edge wherever they are printed to the edge, so each has its bleed although the gaps between rows are narrower.
 */

/** A4. */
export const paper = { width: 210, height: 297 };
/** Trimmed. */
export const card = { width: 85, height: 55 };
/** Printed beyond the trim line. */
export const bleed = 3;
/** Nothing but colour comes closer to a card's edge, since cuts are never exact. */
export const safety = 4;

const columns = 2;
const rows = 5;
export const cardsOnSheet = columns * rows;

/** Room for the bleed of both columns; between rows the paper is too short for that of both. */
const gaps = { x: bleed * 2, y: 2 };
const markLength = 3;
const markThickness = 0.1;

const block = {
  width: columns * card.width + (columns - 1) * gaps.x,
  height: rows * card.height + (rows - 1) * gaps.y,
};
const corner = { x: (paper.width - block.width) / 2, y: (paper.height - block.height) / 2 };

/** Where a card lies, from 0, line by line. Turned over its long edge, a back lies behind its front. */
export function areaOf(index: number, side: "front" | "back"): Area {
  const across = index % columns;
  const column = side === "front" ? across : columns - 1 - across;
  const row = Math.floor(index / columns);
  return { x: corner.x + column * (card.width + gaps.x), y: corner.y + row * (card.height + gaps.y), ...card };
}

/** With its bleed. */
export function bledOf({ x, y, width, height }: Area): Area {
  return { x: x - bleed, y: y - bleed, width: width + bleed * 2, height: height + bleed * 2 };
}

/** Crop marks: around all cards, outside the bleed, two for each line that is cut. */
export function cropMarks(): Area[] {
  const upright = cuts(columns, corner.x, card.width, gaps.x).flatMap((x) =>
    ends(corner.y, block.height).map((y) => ({
      ...{ x: x - markThickness / 2, y, width: markThickness, height: markLength },
    })),
  );
  const level = cuts(rows, corner.y, card.height, gaps.y).flatMap((y) =>
    ends(corner.x, block.width).map((x) => ({
      ...{ x, y: y - markThickness / 2, width: markLength, height: markThickness },
    })),
  );
  return [...upright, ...level];
}

function cuts(count: number, start: number, length: number, gap: number): number[] {
  return Array.from({ length: count }, (_, index) => start + index * (length + gap)).flatMap((at) => [at, at + length]);
}

/** Where the marks at both ends begin. */
function ends(start: number, length: number): number[] {
  return [start - bleed - markLength, start + length + bleed];
}
