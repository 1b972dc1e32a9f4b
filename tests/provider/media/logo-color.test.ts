import { oklch } from "culori";
import sharp from "sharp";
import { readLogoColor } from "@/provider/media/logo-color";
import { drawLogo } from "@/provider/seed/drawings";

const draw = (content: string) =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512">${content}</svg>`))
    .webp({ quality: 78 })
    .toBuffer();

const ground = (color: string) => `<rect width="512" height="512" fill="${color}"/>`;

/** The visible distance of two colours, in OKLCH lightness and chroma. */
function distance(one: string | null, other: string): number {
  const [a, b] = [oklch(String(one)), oklch(other)];
  if (!a || !b) return Number.POSITIVE_INFINITY;
  return Math.hypot(a.l - b.l, a.c - b.c) + Math.abs((a.h ?? 0) - (b.h ?? 0)) / 360;
}

test.each([
  ["one colour", ground("#c8102e"), "#c8102e"],
  ["a small mark on white", `${ground("#fff")}<circle cx="256" cy="256" r="70" fill="#0b6e4f"/>`, "#0b6e4f"],
  ["a mark without ground", `<circle cx="256" cy="256" r="120" fill="#5b2a86"/>`, "#5b2a86"],
  [
    "a pure colour over a larger pale one",
    `${ground("#f3ead9")}<path d="M60 60h200v200H60z" fill="#e3580a"/>`,
    "#e3580a",
  ],
])("finds the colour of %s", async (_, content, color) => {
  expect(distance(await readLogoColor(await draw(content)), color)).toBeLessThan(0.06);
});

test.each([
  ["white", ground("#fff")],
  ["grey", `${ground("#fff")}<circle cx="256" cy="256" r="200" fill="#3d3f40"/>`],
  ["transparent", ""],
  ["a speck of colour", `${ground("#111")}<circle cx="256" cy="256" r="20" fill="#e00"/>`],
])("finds none in %s", async (_, content) => {
  expect(await readLogoColor(await draw(content))).toBeNull();
});

test("the demo company's is a marigold's", async () => {
  expect(distance(await readLogoColor(await drawLogo()), "#c8611a")).toBeLessThan(0.1);
});
