import sharp from "sharp";
import { drawSitePreview } from "@/lib/drawing/site-preview";
import { someNames } from "./names";

const shown = { line: "Digital visiting card in 2 minutes", dir: "ltr" } as const;

test.each(someNames)("the picture has the size and weight that messengers take: %s", async (_, name) => {
  const picture = await drawSitePreview({ name, color: null }, shown, null);
  expect(await sharp(picture).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
  expect(picture.length).toBeLessThan(300 * 1024);
});

test("it shows a card in its middle square", async () => {
  const picture = await drawSitePreview({ name: "Namaskard", color: null }, shown, null);
  const { channels } = await sharp(picture).extract({ left: 285, top: 300, width: 630, height: 330 }).stats();
  for (const { max } of channels) expect(max).toBeGreaterThan(245);
});

test.each([
  ["ltr", "left"],
  ["rtl", "right"],
] as const)("a card of a page that is read %s has its logo on the %s", async (dir, side) => {
  const logo = await sharp({ create: { width: 84, height: 84, channels: 3, background: "#ff0000" } })
    .png()
    .toBuffer();
  const picture = await drawSitePreview({ name: "Namaskard", color: null }, { ...shown, dir }, logo);
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const isRed = (at: number) => (data[at] ?? 0) > 200 && (data[at + 1] ?? 255) < 80;
  const columns = [...Array(info.width * info.height).keys()].filter((pixel) => isRed(pixel * info.channels));
  const middle = columns.reduce((sum, pixel) => sum + (pixel % info.width), 0) / columns.length;
  expect(middle < 600 ? "left" : "right").toBe(side);
});
