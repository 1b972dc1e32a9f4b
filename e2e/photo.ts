import { expect, type Page } from "@playwright/test";
import sharp, { type Sharp } from "sharp";

export type PickedPhoto = { name: string; mimeType: string; buffer: Buffer };

const corner = { width: 500, height: 500, channels: 3, background: "#dc1414" } as const;

/** Turns an upright picture into what a camera stores with this EXIF orientation. */
const stored: Record<number, (upright: Sharp) => Sharp> = {
  1: (picture) => picture,
  2: (picture) => picture.flop(),
  3: (picture) => picture.rotate(180),
  4: (picture) => picture.flip(),
  5: (picture) => picture.rotate(90).flip(),
  6: (picture) => picture.rotate(270),
  7: (picture) => picture.rotate(270).flip(),
  8: (picture) => picture.rotate(90),
};

/** As large as phones make them, and several megabytes; a smaller one shows most things in less time. */
export const twelveMegapixels = { width: 4000, height: 3000 };

/** A photo; its upper left corner is red when upright. */
export async function takePhoto(orientation: number, { width = 2400, height = 1800 } = {}): Promise<PickedPhoto> {
  const noise = { type: "gaussian", mean: 128, sigma: 18 } as const;
  const upright = await sharp({ create: { width, height, channels: 3, background: "#000", noise } })
    .composite([{ input: { create: corner }, left: 0, top: 0 }])
    .removeAlpha()
    .raw()
    .toBuffer();
  const turn = stored[orientation] ?? ((picture: Sharp) => picture);
  const turned = turn(sharp(upright, { raw: { width, height, channels: 3 } }));
  const { data, info } = await turned.raw().toBuffer({ resolveWithObject: true });
  const buffer = await sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
    .withMetadata({ orientation })
    .jpeg({ quality: 90 })
    .toBuffer();
  return { name: `photo-${orientation}.jpg`, mimeType: "image/jpeg", buffer };
}

/** A drawing of several megabytes, transparent around its middle. */
export async function takeDrawing(): Promise<PickedPhoto> {
  const { buffer: middle } = await takePhoto(1, { width: 1400, height: 1400 });
  const buffer = await sharp({ create: { width: 2000, height: 2000, channels: 4, background: "#0000" } })
    .composite([{ input: middle }])
    .png()
    .toBuffer();
  return { name: "drawing.png", mimeType: "image/png", buffer };
}

/** Confirms the crop dialog and waits until it is gone; until then it holds the focus and takes what is typed. */
export async function takeCropped(page: Page): Promise<void> {
  const use = page.getByRole("button", { name: "Use picture" });
  await use.click();
  await expect(use).toBeHidden();
}
