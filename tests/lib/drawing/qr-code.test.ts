import { wcagContrast } from "culori";
import sharp from "sharp";
import { codeInk, encodeLink } from "@/lib/drawing/code-modules";
import { drawCode, drawCodePng } from "@/lib/drawing/qr-code";
import { atLength } from "../../at-length";
import { readCode } from "./read-code";

const links = [
  "https://c.example/ab",
  "https://cards.example/marigold-living",
  `https://cards.example/${"a".repeat(60)}`,
];
const marks = [
  ["without a mark", async () => null],
  ["with an initial", async () => ({ name: "ಶ್ರೀ", logo: null, color: "#db2777" })],
  [
    "with a dark logo",
    async () => {
      const dark = { create: { width: 400, height: 400, channels: 3 as const, background: "#000000" } };
      return { name: "A", logo: await sharp(dark).png().toBuffer(), color: null };
    },
  ],
] as const;

describe.each(marks)("a code %s", (_, buildMark) => {
  test.each(atLength(links, links.slice(1, 2)))("leads to %s, as drawing and as picture", async (link) => {
    const mark = await buildMark();
    expect(await readCode(Buffer.from(await drawCode(link, mark)))).toBe(link);
    const png = await drawCodePng(link, mark);
    expect(await readCode(png)).toBe(link);
    expect(await readCode(png, 220)).toBe(link);
    const { format, width = 0, height } = await sharp(png).metadata();
    expect({ format, height }).toEqual({ format: "png", height: width });
    expect(width).toBeGreaterThanOrEqual(1000);
  });
});

test("four light modules stand around the code, and its ink is dark", () => {
  const modules = encodeLink(links[0] ?? "", false);
  const edge = modules.length;
  modules.forEach((row, y) => {
    row.forEach((dark, x) => {
      if (Math.min(x, y, edge - 1 - x, edge - 1 - y) < 4) expect(dark).toBe(false);
    });
  });
  expect(modules[4]?.slice(4, 11)).toEqual(Array(7).fill(true));
  expect(wcagContrast(codeInk, "#ffffff")).toBeGreaterThan(4);
});

test("the mark covers at most a fifth of the code", async () => {
  const svg = await drawCode(links[1] ?? "", { name: "A", logo: null, color: null });
  const edge = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
  const mark = Number(/<rect x="[\d.]+" y="[\d.]+" width="([\d.]+)"/.exec(svg)?.[1]);
  expect(mark).toBeGreaterThan(4);
  expect((mark / (edge - 8)) ** 2).toBeLessThan(0.2);
});
