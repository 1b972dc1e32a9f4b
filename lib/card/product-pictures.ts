import type { Product, ProductPicture } from "../contract/content/product";
import { center } from "../contract/content/values";

/** A product's pictures in order; of a provider that keeps one, that one. */
export function picturesOf({ id, image, image_set, pictures = [] }: Product): ProductPicture[] {
  if (pictures.length > 0) return pictures;
  return image ? [{ id, image, image_set, focus: center }] : [];
}
