"use client";

import { useState } from "react";
import { Switch } from "@/components/ui/field/switch";
import { toast } from "@/components/ui/toast";
import { messageOf } from "@/lib/api/call/request";
import { setProductStatus } from "@/lib/api/products/products";
import type { Product, ProductStatus } from "@/lib/contract/product";

/** Whether visitors see the product. It turns at once, and back where the change fails. */
export function ProductStatusSwitch({ product }: { product: Product }) {
  const [next, setNext] = useState<ProductStatus | null>(null);

  async function change(status: ProductStatus) {
    if (next) return;
    setNext(status);
    try {
      await setProductStatus(product.id, status);
    } catch (error) {
      toast.error(messageOf(error, "Failed to update product"));
    } finally {
      setNext(null);
    }
  }

  return (
    <Switch
      className="mx-2.5"
      aria-label={`${product.name} is active`}
      aria-busy={next !== null}
      title="Active"
      checked={(next ?? product.status) === "active"}
      onCheckedChange={(checked) => change(checked ? "active" : "inactive")}
    />
  );
}
