"use client";

import { productOperations } from "@/lib/contract/content/operations";
import type { Product, ProductStatus } from "@/lib/contract/content/product";
import { callLimits } from "@/lib/contract/values";
import { call, deleteRow, perform } from "../call/call";
import { orderRows } from "../call/order-rows";
import { revalidate, useAnswer } from "../call/use-answer";

const { listProducts } = productOperations;

type ProductListQuery = {
  search?: string;
  page?: number;
  page_size?: number;
  ordering?: string;
  status?: ProductStatus;
  is_sold_out?: boolean;
};

export function useProducts(query: ProductListQuery = {}) {
  return useAnswer(listProducts, { query });
}

/** The total, whatever the search; undefined while loading. */
export function useProductCount(): number | undefined {
  return useAnswer(listProducts, { query: { page_size: 1 } }).data?.count;
}

/** Bypasses the cache. @throws RequestError */
export async function loadAllProducts(): Promise<Product[]> {
  const { results } = await call(listProducts, { query: { page_size: callLimits.pageSize.max } });
  return results;
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
