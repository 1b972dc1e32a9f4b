import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { drawCategoryPreview, drawProductPreview } from "@/lib/drawing/product-preview";

const content = { image: "/media/x.webp", color: "#b91c1c" };

async function colorAt(picture: Buffer, left: number, top: number): Promise<number[]> {
  return [...(await sharp(picture).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())];
}

test("the whole product stands in the middle square, on the company's colour", async () => {
  const tall = await sharp({ create: { width: 400, height: 800, channels: 3, background: "#0000ff" } })
    .webp()
    .toBuffer();
  const picture = await drawProductPreview(content, tall);
  expect(await sharp(picture).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
  for (const top of [5, 315, 625]) {
    const [red = 0, , blue = 0] = await colorAt(picture, 600, top);
    expect(blue).toBeGreaterThan(red + 100);
  }
  const [red = 0, , blue = 0] = await colorAt(picture, 60, 315);
  expect(red).toBeGreaterThan(blue + 60);
});

test("pictures of a category stand side by side, each cut around its focus", async () => {
  const left = { left: 0, top: 0, width: 400, height: 400 };
  const half = sharp({ create: { width: 800, height: 400, channels: 3, background: "#0000ff" } }).composite([
    { input: { create: { ...left, channels: 3, background: "#00ff00" } }, left: 0, top: 0 },
  ]);
  const picture = await half.png().toBuffer();
  const tiles = [
    { picture, focus: { x: 0, y: 50 } },
    { picture, focus: { x: 100, y: 50 } },
  ];
  const drawn = await drawCategoryPreview(content, tiles);
  expect(await sharp(drawn).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
  const [first, second] = [await colorAt(drawn, 300, 315), await colorAt(drawn, 900, 315)];
  expect(first[1]).toBeGreaterThan(200);
  expect(second[2]).toBeGreaterThan(200);
  expect((await colorAt(drawn, 599, 315))[0]).toBeGreaterThan(100);
});

test("the busiest picture is light enough for messengers", async () => {
  const raw = { width: 800, height: 420, channels: 3 as const };
  const noise = await sharp(randomBytes(800 * 420 * 3), { raw })
    .png()
    .toBuffer();
  expect((await drawProductPreview(content, noise)).length).toBeLessThan(300_000);
});

test("what is no picture fails", async () => {
  await expect(drawProductPreview(content, Buffer.from("no picture"))).rejects.toThrow();
});
