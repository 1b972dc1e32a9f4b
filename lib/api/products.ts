"use client";

import { pathOf } from "@/lib/contract/endpoints";
import {
  type CreateProductInput,
  type ProductStatus,
  productListSchema,
  type UpdateProductInput,
} from "@/lib/contract/product";
import { listAnswerSchema } from "@/lib/provider-client/list-answer";
import { createOnce } from "./create-once";
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

export async function deleteProduct(id: number): Promise<void> {
  await requestJson("DELETE", pathOf("product", { id }));
  await revalidate(pathOf("products"));
}
