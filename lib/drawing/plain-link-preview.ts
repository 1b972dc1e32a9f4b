import sharp, { type Sharp } from "sharp";
import { type PreviewContent, previewSize } from "./link-preview-content";
import { paletteOf } from "./palette";

/** The preview picture for when the other cannot be drawn: the logo alone, or nothing but the company's colour. */
export async function drawPlainPreview({ color }: PreviewContent, logo: Buffer | null): Promise<Buffer> {
  const background = paletteOf(color).ground;
  const finish = (picture: Sharp) => picture.flatten({ background }).jpeg().toBuffer();
  const drawGround = () => finish(sharp({ create: { ...previewSize, channels: 3, background } }));
  if (!logo) return drawGround();
  return finish(sharp(logo).resize({ ...previewSize, fit: "contain", background })).catch(drawGround);
}
