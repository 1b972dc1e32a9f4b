"use client";

import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { GripVertical } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import type { Product } from "@/lib/contract/product";
import { ProductCard } from "./product-card";

export function DragItem({ product, menu }: { product: Product; menu: ReactNode }) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: product.id,
  });
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      data-dragging={isDragging || undefined}
      className="min-w-0 data-dragging:relative data-dragging:z-10 data-dragging:opacity-80"
    >
      <ProductCard
        product={product}
        order={
          <>
            <Button
              ref={setActivatorNodeRef}
              variant="ghost"
              size="icon-sm"
              className="cursor-grab touch-none"
              {...attributes}
              {...listeners}
              aria-label={`Drag ${product.name}`}
              title="Drag to order"
            >
              <GripVertical aria-hidden="true" />
            </Button>
            {menu}
          </>
        }
      />
    </li>
  );
}
