import sharp from "sharp";
import { drawIcon } from "@/lib/drawing/icon";

const initial = { name: "Marigold", logo: null, color: "#b91c1c" };

test.each([180, 192, 512])("an icon of %d pixels is square and hides nothing", async (size) => {
  const { format, width, height, hasAlpha } = await sharp(await drawIcon(initial, size)).metadata();
  expect({ format, width, height, hasAlpha }).toEqual({ format: "png", width: size, height: size, hasAlpha: false });
});

test("a maskable icon keeps its logo in the middle four fifths", async () => {
  const logo = await sharp({ create: { width: 100, height: 100, channels: 3, background: "#000000" } })
    .png()
    .toBuffer();
  const trimmed = await sharp(await drawIcon({ ...initial, logo }, 512, "maskable"))
    .trim()
    .toBuffer({ resolveWithObject: true });
  // Systems may crop an icon to a circle; the logo's corners have to lie inside it.
  expect(Math.hypot(trimmed.info.width, trimmed.info.height)).toBeLessThanOrEqual(512 * 0.83);
  expect(trimmed.info.width).toBeGreaterThan(200);
});

test("an initial is drawn in the middle", async () => {
  const { info } = await sharp(await drawIcon(initial, 512))
    .trim({ threshold: 40 })
    .toBuffer({ resolveWithObject: true });
  expect(Math.abs(-(info.trimOffsetLeft ?? 0) * 2 + info.width - 512)).toBeLessThan(6);
  expect(Math.abs(-(info.trimOffsetTop ?? 0) * 2 + info.height - 512)).toBeLessThan(6);
});
