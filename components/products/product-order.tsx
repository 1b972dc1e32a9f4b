"use client";

import { lazy, Suspense } from "react";
import { toast } from "sonner";
import { contentGrid } from "@/components/list/content-list";
import { messageOf } from "@/lib/api/call/request";
import { orderProducts } from "@/lib/api/products";
import type { Product } from "@/lib/contract/product";
import { MoveMenu } from "./move-menu";
import { ProductCard } from "./product-card";

/** Loaded after the cards, which can be seen and moved by their menus until then. */
const DragList = lazy(() => import("./drag-list").then(({ DragList }) => ({ default: DragList })));

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

  const menuOf = (index: number) => (
    <MoveMenu
      name={products[index]?.name ?? ""}
      onUp={index > 0 ? () => move(index, index - 1) : undefined}
      onDown={index < ids.length - 1 ? () => move(index, index + 1) : undefined}
    />
  );
  const plain = (
    <ul className={contentGrid}>
      {products.map((product, index) => (
        <li key={product.id} className="min-w-0">
          <ProductCard product={product} order={menuOf(index)} />
        </li>
      ))}
    </ul>
  );
  if (products.length < 2) return plain;
  return (
    <Suspense fallback={plain}>
      <DragList products={products} menuOf={menuOf} onMove={move} />
    </Suspense>
  );
}
