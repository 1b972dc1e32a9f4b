import type { Sharp } from "sharp";
import sharp from "sharp";
import { type LinkPreviewContent, linkPreviewSize } from "./link-preview-content";
import { paletteOf } from "./palette";

/** Fallback without text: the logo, or the company's colour. */
export async function drawPlainLinkPreview({ color }: LinkPreviewContent, logo: Buffer | null): Promise<Buffer> {
  const background = paletteOf(color).ground;
  const finish = (picture: Sharp) => picture.flatten({ background }).jpeg().toBuffer();
  const drawGround = () => finish(sharp({ create: { ...linkPreviewSize, channels: 3, background } }));
  if (!logo) return drawGround();
  return finish(sharp(logo).resize({ ...linkPreviewSize, fit: "contain", background })).catch(drawGround);
}
