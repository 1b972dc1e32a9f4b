/** A square part of a picture, in its own pixels. */
export type Square = { x: number; y: number; width: number };

const encodable = ["image/png", "image/jpeg", "image/webp"];
const extensions: Record<string, string> = { "image/png": "png", "image/jpeg": "jpg", "image/webp": "webp" };

/** @throws an Error when the browser cannot decode what is at `url` */
export async function decodePicture(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}

/**
 * Cuts `square` out, at most `maxSide` pixels wide and never enlarged. The kind stays, where browsers can write it, and
 * is PNG otherwise; the name stays, with the ending of the kind.
 */
export async function cropPicture(
  image: HTMLImageElement,
  square: Square,
  { name, type, maxSide }: { name: string; type: string; maxSide: number },
): Promise<File> {
  const side = Math.max(1, Math.min(maxSide, Math.round(square.width)));
  const canvas = document.createElement("canvas");
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser cannot draw");
  context.imageSmoothingQuality = "high";
  context.drawImage(image, square.x, square.y, square.width, square.width, 0, 0, side, side);
  const wanted = encodable.includes(type) ? type : "image/png";
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, wanted, 0.92));
  if (!blob) throw new Error("The picture could not be written");
  const stem = name.replace(/\.[^.]*$/, "");
  return new File([blob], `${stem}.${extensions[blob.type] ?? "png"}`, { type: blob.type });
}
