"use client";

import { mutate } from "swr";
import { pathOf } from "@/lib/contract/endpoints";
import type { List } from "@/lib/contract/pagination";
import {
  type CreateProductInput,
  type Product,
  type ProductStatus,
  productListSchema,
  type UpdateProductInput,
} from "@/lib/contract/product";
import { listAnswerSchema } from "@/lib/provider-client/list-answer";
import { createOnce } from "./create-once";
import { deleteRow } from "./delete-row";
import { toFormData } from "./form-data";
import { requestJson, type UploadOptions } from "./request";
import { revalidate, useAnswer } from "./use-answer";

const listSchema = listAnswerSchema(productListSchema);

export function useProducts(query: { search?: string; page?: number; page_size?: number; ordering?: string } = {}) {
  return useAnswer(pathOf("products", {}, query), listSchema);
}

/** How many products there are, whatever the list is searched for; undefined until that is known. */
export function useProductCount(): number | undefined {
  return useAnswer(pathOf("products", {}, { page_size: 1 }), listSchema).data?.count;
}

export async function createProduct(input: CreateProductInput, options: UploadOptions = {}): Promise<void> {
  const path = pathOf("products");
  await createOnce(path, input, (idempotencyKey) =>
    requestJson("POST", path, { form: toFormData(input), idempotencyKey, ...options }),
  );
  await revalidate(path);
}

/** Changes what is present in `input`; a price of null is taken away. */
export async function updateProduct(id: number, input: UpdateProductInput, options: UploadOptions = {}): Promise<void> {
  const price = input.price === null ? "" : input.price;
  await requestJson("PATCH", pathOf("product", { id }), { form: toFormData({ ...input, price }), ...options });
  await revalidate(pathOf("products"));
}

export async function setProductStatus(id: number, status: ProductStatus): Promise<void> {
  await requestJson("PATCH", pathOf("productStatus", { id }), { json: { status } });
  await revalidate(pathOf("products"));
}

/**
 * Puts the products into the order of `ids`: on screen at once, and back where the server refuses.
 * @throws RequestError
 */
export async function orderProducts(ids: readonly number[], before: readonly number[]): Promise<void> {
  await showOrder(ids);
  try {
    await requestJson("PUT", pathOf("productOrder"), { json: { ids } });
  } catch (error) {
    await showOrder(before);
    void revalidate(pathOf("products"));
    throw error;
  }
}

async function showOrder(ids: readonly number[]): Promise<void> {
  const placeOf = new Map(ids.map((id, index) => [id, index]));
  await mutate<List<Product>>(
    (key) => typeof key === "string" && key.startsWith(pathOf("products")),
    (list) =>
      list && {
        ...list,
        results: [...list.results].sort((a, b) => (placeOf.get(a.id) ?? 0) - (placeOf.get(b.id) ?? 0)),
      },
    { revalidate: false },
  );
}

export async function deleteProduct(id: number): Promise<void> {
  await deleteRow(pathOf("product", { id }));
  await revalidate(pathOf("products"));
}
