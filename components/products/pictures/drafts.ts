import type { PictureDraft } from "@/lib/api/products/pictures";
import { picturesOf } from "@/lib/card/content";
import type { Product } from "@/lib/contract/content/product";
import { center } from "@/lib/contract/content/values";

/** Stored pictures as a form begins with them. */
export function draftsOf(product: Product): PictureDraft[] {
  return picturesOf(product).map((source) => ({ source, focus: source.focus }));
}

/** A file as a form takes it, and what it was made of. */
export function draftOf(source: File, picked?: PictureDraft["picked"]): PictureDraft {
  return { source, focus: center, picked };
}

const keys = new WeakMap<File, string>();
let given = 0;

/** The same for a picture wherever it is moved, and however often its form copies it. */
export function keyOf({ source }: PictureDraft): string {
  if (!(source instanceof File)) return `stored ${source.id}`;
  const key = keys.get(source) ?? `file ${++given}`;
  keys.set(source, key);
  return key;
}
