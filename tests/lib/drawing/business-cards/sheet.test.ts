import { areaOf, bledOf, bleed, card, cardsOnSheet, cropMarks, paper } from "@/lib/drawing/business-cards/sheet";
import type { Area } from "@/lib/drawing/pdf-page";

const fronts = Array.from({ length: cardsOnSheet }, (_, index) => areaOf(index, "front"));
const overlaps = (one: Area, other: Area) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;
/** Both edges of each along an axis. */
const edges = (axis: "x" | "y", length: "width" | "height") =>
  new Set(fronts.flatMap((area) => [area[axis], area[axis] + area[length]]).map((at) => at.toFixed(3)));
const middles = (marks: Area[], axis: "x" | "y", length: "width" | "height") =>
  new Set(marks.map((mark) => (mark[axis] + mark[length] / 2).toFixed(3)));

test("ten cards of 85 by 55 millimetres lie on an A4 sheet, none on another, and each bleeds within the paper", () => {
  expect([cardsOnSheet, paper]).toEqual([10, { width: 210, height: 297 }]);
  for (const [index, front] of fronts.entries()) {
    expect([front.width, front.height]).toEqual([85, 55]);
    expect(fronts.filter((other, at) => at !== index && overlaps(front, other))).toEqual([]);
    const { x, y, width, height } = bledOf(front);
    expect(Math.min(x, y, paper.width - x - width, paper.height - y - height)).toBeGreaterThan(0);
    expect([width - card.width, height - card.height]).toEqual([bleed * 2, bleed * 2]);
  }
});

test("cards beside each other do not bleed into one another", () => {
  const [left, right] = fronts as [Area, Area];
  expect(left.y).toBe(right.y);
  expect(overlaps(bledOf(left), bledOf(right))).toBe(false);
});

test("turned over its long edge, each back lies behind its front", () => {
  for (const [index, front] of fronts.entries()) {
    const back = areaOf(index, "back");
    expect(back.y).toBe(front.y);
    expect(paper.width - back.x - back.width).toBeCloseTo(front.x, 9);
  }
  expect(new Set(fronts.map(({ x }, index) => x === areaOf(index, "back").x))).toEqual(new Set([false]));
});

test("every cut has its two crop marks, on its line, outside the bleed and on the paper", () => {
  const marks = cropMarks();
  const upright = marks.filter(({ width, height }) => height > width);
  const level = marks.filter(({ width, height }) => width > height);
  expect(middles(upright, "x", "width")).toEqual(edges("x", "width"));
  expect(middles(level, "y", "height")).toEqual(edges("y", "height"));
  expect([upright.length, level.length]).toEqual([4 * 2, 10 * 2]);
  for (const mark of marks) {
    expect(fronts.filter((front) => overlaps(mark, bledOf(front)))).toEqual([]);
    expect(Math.min(mark.x, mark.y)).toBeGreaterThan(0);
    expect(mark.x + mark.width).toBeLessThan(paper.width);
    expect(mark.y + mark.height).toBeLessThan(paper.height);
  }
});
