"use client";

import { toast } from "sonner";
import { contentGrid } from "@/components/list/content-list";
import { OrderedList } from "@/components/list/ordered-list";
import { messageOf } from "@/lib/api/call/request";
import { orderProducts } from "@/lib/api/products/products";
import type { Product } from "@/lib/contract/product";
import { ProductCard } from "./product-card";

/** The client's products in their order, which may be changed. */
export function ProductOrder({ products }: { products: Product[] }) {
  const ids = products.map(({ id }) => id);

  async function move(from: number, to: number) {
    const next = ids.toSpliced(from, 1).toSpliced(to, 0, ids[from] ?? 0);
    try {
      await orderProducts(next, ids);
    } catch (error) {
      toast.error(messageOf(error, "Failed to update product"));
    }
  }

  return (
    <OrderedList items={products} onMove={move} className={contentGrid}>
      {(product, order) => <ProductCard product={product} order={order} />}
    </OrderedList>
  );
}
