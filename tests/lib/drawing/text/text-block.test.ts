import type { Room } from "@/lib/drawing/text/room";
import { fitText, inkOfBlock } from "@/lib/drawing/text/text-block";
import { inkBox } from "@/lib/drawing/text/text-line";
import { names } from "../names";

const room: Room = { width: 1060, height: 250, lines: 3, weight: 700, largest: 76, smallest: 24, leading: 1.26 };

test.each(names)("a name fits its room whole, nothing sticks out: %s", async (kind, name) => {
  const block = await fitText(name, room);
  expect(block.lines.length).toBeLessThanOrEqual(3);
  expect(block.height).toBeLessThanOrEqual(room.height);
  expect(
    block.lines
      .map(({ text }) => text)
      .join("")
      .replaceAll(" ", ""),
  ).toBe(name.replaceAll(" ", ""));
  if (kind !== "one word of eighty letters") expect(block.isWhole).toBe(true);
  const box = inkBox(inkOfBlock(block, 0, { centre: 600 }));
  const slack = block.size * 0.2;
  expect(box.left).toBeGreaterThanOrEqual(70 - slack);
  expect(box.left + box.width).toBeLessThanOrEqual(1130 + slack);
  expect(box.top).toBeGreaterThanOrEqual(-slack);
  expect(box.top + box.height).toBeLessThanOrEqual(block.height + slack);
});

test("a short name is set in the largest size, a long one in lines of like length", async () => {
  expect((await fitText("Ram", room)).size).toBe(76);
  const { lines } = await fitText("Shree Lakshmi Venkateshwara Traders and Sons", room);
  expect(lines.length).toBeGreaterThan(1);
  const widths = lines.map(({ width }) => width);
  expect(Math.min(...widths) / Math.max(...widths)).toBeGreaterThan(0.5);
});

test("what fits in no size is cut at a whole letter and says so", async () => {
  const block = await fitText("नमस्ते ".repeat(200), room);
  expect(block.isWhole).toBe(false);
  expect(block.lines).toHaveLength(3);
  expect(block.lines.at(-1)?.text).toMatch(/…$/);
  for (const { width } of block.lines) expect(width * block.size).toBeLessThanOrEqual(room.width);
});

test.each([
  ["nothing", ""],
  ["spaces", "  \n "],
  ["control characters", "\u0000\u0007"],
])("%s is no text", async (_, text) => {
  const block = await fitText(text, room);
  expect(inkOfBlock(block, 0, { left: 0 })).toEqual({ path: "", emoji: [] });
});
