import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { drawProductPreview } from "@/lib/drawing/product-preview";

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
