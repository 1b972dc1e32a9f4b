import { wcagContrast } from "culori";
import { defaultColor, paletteOf } from "@/lib/drawing/palette";

test.each(["#ffffff", "#000000", "#ffff00", "#00ff00", "#ff00ff", "#facc15", "#0b5d75", "#808080"])(
  "white letters stand out on what %s becomes",
  (color) => {
    const { ground, far, tint } = paletteOf(color);
    for (const shade of [ground, far]) expect(wcagContrast(shade, "#ffffff")).toBeGreaterThanOrEqual(5.5);
    for (const shade of [ground, far, tint]) expect(shade).toMatch(/^#[\da-f]{6}$/);
  },
);

test("a company without a colour has the card's own", () => {
  expect(paletteOf(null)).toEqual(paletteOf(defaultColor));
  expect(paletteOf("no colour")).toEqual(paletteOf(defaultColor));
});
