"use client";

import type { Focus } from "@/lib/contract/content/focus";
import { productOperations, productPictureOperations } from "@/lib/contract/content/operations";
import type { CreateProductInput, Product, ProductPicture } from "@/lib/contract/content/product";
import * as failures from "@/lib/contract/failures";
import { call, deleteRow, perform } from "../call/call";
import { createOnce } from "../call/create-once";
import { messageOf, type UploadOptions } from "../call/request";
import { revalidate } from "../call/use-answer";

/** Stored, or a file to upload. A crop of `picked`; `whole` is that file resized. */
export type PictureDraft = { source: File | ProductPicture; focus: Focus; picked?: { file: File; whole: File } };

/** A core provider takes only one picture. */
export function fileOf([draft]: readonly PictureDraft[]): File | undefined {
  return draft?.source instanceof File ? draft.source : undefined;
}

const { addProductPicture, updateProductPicture, deleteProductPicture, orderProductPictures } =
  productPictureOperations;

/** Uploaded files, so a retry does not upload them again. */
const sent = new WeakMap<File, ProductPicture>();

/** @returns the product, and why pictures are missing, or null @throws RequestError if there is no product */
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
 * Syncs a product's pictures with the form, never exceeding the limit or leaving none. Can be retried. @throws
 * RequestError
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

/** The server appends new pictures. */
async function saveOrder(id: number, before: readonly ProductPicture[], drafts: readonly PictureDraft[]) {
  const ids = drafts.flatMap((draft) => storedOf(draft)?.id ?? []);
  const first = before.map((picture) => picture.id).filter((picture) => ids.includes(picture));
  const present = [...first, ...ids.filter((picture) => !first.includes(picture))];
  if (ids.join() !== present.join()) await perform(orderProductPictures, { params: { id }, body: { ids } });
}

function storedOf({ source }: PictureDraft): ProductPicture | undefined {
  return source instanceof File ? sent.get(source) : source;
}

/** Scales progress to a part of the whole. */
function partOf({ onProgress, signal }: UploadOptions, from: number, to: number): UploadOptions {
  return { signal, onProgress: (percent) => onProgress?.(Math.round(from + ((to - from) * percent) / 100)) };
}
