"use client";

import { productOperations } from "@/lib/contract/content/operations";
import type { CreateProductInput, UpdateProductInput } from "@/lib/contract/content/product";
import { perform, toChangeForm } from "../call/call";
import { createOnce } from "../call/create-once";
import type { UploadOptions } from "../call/request";
import { revalidate } from "../call/use-answer";

const { listProducts } = productOperations;

export async function createProduct(body: CreateProductInput, options: UploadOptions = {}): Promise<void> {
  await createOnce(productOperations.createProduct, { body, ...options });
  await revalidate(listProducts);
}

const made = new WeakSet<File>();

/**
 * Sequentially, each with its picture; the progress is the total. A retry creates nothing twice. @throws RequestError
 */
export async function createProducts(
  products: readonly CreateProductInput[],
  { onProgress, signal }: UploadOptions,
): Promise<void> {
  try {
    for (const [index, body] of products.entries()) {
      if (made.has(body.image)) continue;
      const tell = (percent: number) => onProgress?.(Math.round((index * 100 + percent) / products.length));
      await createOnce(productOperations.createProduct, { body, signal, onProgress: tell });
      made.add(body.image);
    }
  } finally {
    await revalidate(listProducts);
  }
}

/** Changes only the fields in `input`; null removes a price or day. */
export async function updateProduct(id: number, input: UpdateProductInput, options: UploadOptions = {}): Promise<void> {
  await perform(productOperations.updateProduct, { params: { id }, body: toChangeForm(input), ...options });
  await revalidate(listProducts);
}
