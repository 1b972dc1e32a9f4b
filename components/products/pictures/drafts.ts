import type { PictureDraft } from "@/lib/api/products/pictures";
import { center } from "@/lib/contract/focus-basics";
import type { ProductPicture } from "@/lib/contract/product-picture";

/** Stored pictures as a form begins with them. */
export function draftsOf(pictures: readonly ProductPicture[]): PictureDraft[] {
  return pictures.map((source) => ({ source, focus: source.focus }));
}

/** A file as a form takes it, and what it was made of. */
export function draftOf(source: File, picked?: PictureDraft["picked"]): PictureDraft {
  return { source, focus: center, picked };
}

/** What a form holds, also where it held a single file until its provider was known to keep several pictures. */
export function toDrafts(value: unknown): PictureDraft[] {
  if (value instanceof File) return [draftOf(value)];
  return Array.isArray(value) ? value : [];
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
