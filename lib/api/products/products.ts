"use client";

import { callLimits } from "@/lib/contract/limits/call";
import { productOperations } from "@/lib/contract/operations/products";
import type { CreateProductInput, Product, ProductStatus, UpdateProductInput } from "@/lib/contract/product";
import { call, perform } from "../call/call";
import { createOnce } from "../call/create-once";
import { deleteRow } from "../call/delete-row";
import { orderRows } from "../call/order-rows";
import type { UploadOptions } from "../call/request";
import { revalidate, useAnswer } from "../call/use-answer";

const { listProducts } = productOperations;

export function useProducts(query: { search?: string; page?: number; page_size?: number; ordering?: string } = {}) {
  return useAnswer(listProducts, { query });
}

/** How many products there are, whatever the list is searched for; undefined until that is known. */
export function useProductCount(): number | undefined {
  return useAnswer(listProducts, { query: { page_size: 1 } }).data?.count;
}

/** Every product, as it is on the server at this moment. @throws RequestError */
export async function loadAllProducts(): Promise<Product[]> {
  const { results } = await call(listProducts, { query: { page_size: callLimits.pageSize.max } });
  return results;
}

export async function createProduct(body: CreateProductInput, options: UploadOptions = {}): Promise<void> {
  await createOnce(productOperations.createProduct, { body, ...options });
  await revalidate(listProducts);
}

const made = new WeakSet<File>();

/**
 * Creates one product after the other, each with its picture; the progress is that of all. Whatever failed can be tried
 * again: what was made is not made twice.
 * @throws RequestError
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

/** Changes what is present in `input`; a price or day of null is taken away. */
export async function updateProduct(id: number, input: UpdateProductInput, options: UploadOptions = {}): Promise<void> {
  // A form has no null.
  const emptied = (value: string | null | undefined) => (value === null ? "" : value);
  const { price, old_price, offer_until } = input;
  const body = {
    ...input,
    price: emptied(price),
    old_price: emptied(old_price),
    offer_until: emptied(offer_until),
  };
  await perform(productOperations.updateProduct, { params: { id }, body, ...options });
  await revalidate(listProducts);
}

export async function setProductStatus(id: number, status: ProductStatus): Promise<void> {
  await perform(productOperations.setProductStatus, { params: { id }, body: { status } });
  await revalidate(listProducts);
}

/** As `orderRows` says. */
export function orderProducts(ids: readonly number[], before: readonly number[]): Promise<void> {
  return orderRows(listProducts, {
    ids,
    before,
    send: () => perform(productOperations.orderProducts, { body: { ids: [...ids] } }),
  });
}

export async function deleteProduct(id: number): Promise<void> {
  await deleteRow(productOperations.deleteProduct, { id });
  await revalidate(listProducts);
}
