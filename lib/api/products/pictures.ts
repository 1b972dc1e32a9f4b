"use client";

import type { Focus } from "@/lib/contract/content/focus";
import { productOperations, productPictureOperations } from "@/lib/contract/content/operations";
import type { CreateProductInput, Product, ProductPicture } from "@/lib/contract/content/product";
import * as failures from "@/lib/contract/failures";
import { call, deleteRow, perform } from "../call/call";
import { createOnce } from "../call/create-once";
import { messageOf, type UploadOptions } from "../call/request";
import { revalidate } from "../call/use-answer";

/**
 * A picture as a form has it: stored already, or a file that is still to be sent. That may have been cut out of the one
 * that was `picked`, which made fit to be sent is `whole`.
 */
export type PictureDraft = { source: File | ProductPicture; focus: Focus; picked?: { file: File; whole: File } };

/** The only one that a core provider takes, where it is still to be sent. */
export function fileOf([draft]: readonly PictureDraft[]): File | undefined {
  return draft?.source instanceof File ? draft.source : undefined;
}

const { addProductPicture, updateProductPicture, deleteProductPicture, orderProductPictures } =
  productPictureOperations;

/** Files that have become pictures, so that a second try after a failure sends none of them again. */
const sent = new WeakMap<File, ProductPicture>();

/**
 * Creates a product with all of its pictures.
 * @returns the product, and why it has fewer pictures than it was to have; null where it has all
 * @throws RequestError where there is no product
 */
export async function createProductWithPictures(
  input: Omit<CreateProductInput, "image"> & { image: readonly PictureDraft[] },
  options: UploadOptions,
): Promise<{ product: Product; failure: string | null }> {
  const [first, ...rest] = input.image;
  const body = { ...input, image: first?.source as File };
  const share = 100 / input.image.length;
  const upload = { body, ...partOf(options, 0, share) };
  const product = (await createOnce(productOperations.createProduct, upload, call)) as Product;
  try {
    const [stored] = product.pictures ?? [];
    if (first && stored)
      await savePictures(product, [{ ...first, source: stored }, ...rest], partOf(options, share, 100));
    return { product, failure: null };
  } catch (error) {
    return { product, failure: messageOf(error, failures.noConnection) };
  } finally {
    await revalidate(productOperations.listProducts);
  }
}

/**
 * Makes the pictures of a product those of a form, in its order; at no moment has the product more than it may, or none.
 * Whatever failed can be tried again.
 * @throws RequestError
 */
export async function savePictures(
  { id, pictures: before = [] }: Pick<Product, "id" | "pictures">,
  drafts: readonly PictureDraft[],
  options: UploadOptions,
): Promise<void> {
  try {
    const kept = new Set(drafts.map((draft) => storedOf(draft)?.id));
    const going = before.map((picture) => picture.id).filter((picture) => !kept.has(picture));
    const remove = async (left: number) => {
      while (going.length > left) await deleteRow(deleteProductPicture, { id, picture: Number(going.shift()) });
    };
    await remove(before.length > going.length ? 0 : 1);
    const files = drafts.flatMap(({ source, focus }) =>
      source instanceof File && !sent.has(source) ? { image: source, focus: JSON.stringify(focus) } : [],
    );
    const share = 100 / files.length;
    for (const [index, body] of files.entries()) {
      const upload = { params: { id }, body, ...partOf(options, index * share, (index + 1) * share) };
      sent.set(body.image, (await createOnce(addProductPicture, upload, call)) as ProductPicture);
      await remove(0);
    }
    for (const draft of drafts) await saveFocus(id, draft);
    await saveOrder(id, before, drafts);
  } finally {
    await revalidate(productOperations.listProducts);
  }
}

async function saveFocus(id: number, draft: PictureDraft): Promise<void> {
  const { focus } = draft;
  const stored = storedOf(draft);
  if (!stored || (stored.focus.x === focus.x && stored.focus.y === focus.y)) return;
  await perform(updateProductPicture, { params: { id, picture: stored.id }, body: { focus } });
}

/** Those that were there stand first, and new ones come after them, until they are told otherwise. */
async function saveOrder(id: number, before: readonly ProductPicture[], drafts: readonly PictureDraft[]) {
  const ids = drafts.flatMap((draft) => storedOf(draft)?.id ?? []);
  const first = before.map((picture) => picture.id).filter((picture) => ids.includes(picture));
  const present = [...first, ...ids.filter((picture) => !first.includes(picture))];
  if (ids.join() !== present.join()) await perform(orderProductPictures, { params: { id }, body: { ids } });
}

function storedOf({ source }: PictureDraft): ProductPicture | undefined {
  return source instanceof File ? sent.get(source) : source;
}

/** The same, told as the part from one percent to another of something larger. */
function partOf({ onProgress, signal }: UploadOptions, from: number, to: number): UploadOptions {
  return { signal, onProgress: (percent) => onProgress?.(Math.round(from + ((to - from) * percent) / 100)) };
}
