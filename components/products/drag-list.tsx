"use client";

import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from "@dnd-kit/sortable";
import type { ReactNode } from "react";
import { contentGrid } from "@/components/list/content-list";
import type { Product } from "@/lib/contract/product";
import { DragItem } from "./drag-item";

type DragListProps = {
  products: Product[];
  menuOf: (index: number) => ReactNode;
  onMove: (from: number, to: number) => void;
};

/** The cards, each with a grip that mouse, finger and keyboard can take it by. */
export function DragList({ products, menuOf, onMove }: DragListProps) {
  const sensors = useSensors(
    useSensor(MouseSensor),
    // The pause tells a drag from a scroll.
    useSensor(TouchSensor, { activationConstraint: { delay: 150, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const placeOf = (id: UniqueIdentifier) => products.findIndex((product) => product.id === id);

  function drop({ active, over }: DragEndEvent) {
    const [from, to] = [placeOf(active.id), over ? placeOf(over.id) : -1];
    if (from >= 0 && to >= 0 && from !== to) onMove(from, to);
  }

  return (
    <DndContext
      id="products"
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements: announce(products, placeOf) }}
      onDragEnd={drop}
    >
      <SortableContext items={products} strategy={rectSortingStrategy}>
        <ul className={contentGrid}>
          {products.map((product, index) => (
            <DragItem key={product.id} product={product} menu={menuOf(index)} />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

/** Tells a screen reader names and places, where the library would tell ids. */
function announce(products: Product[], placeOf: (id: UniqueIdentifier) => number): Announcements {
  const nameOf = (id: UniqueIdentifier) => products[placeOf(id)]?.name ?? "";
  const at = (id: UniqueIdentifier) => `place ${placeOf(id) + 1} of ${products.length}`;
  return {
    onDragStart: ({ active }) => `${nameOf(active.id)} is lifted from ${at(active.id)}`,
    onDragOver: ({ active, over }) => over && `${nameOf(active.id)} is over ${at(over.id)}`,
    onDragEnd: ({ active, over }) =>
      over ? `${nameOf(active.id)} is now at ${at(over.id)}` : `${nameOf(active.id)} stays at ${at(active.id)}`,
    onDragCancel: ({ active }) => `${nameOf(active.id)} stays at ${at(active.id)}`,
  } as Announcements;
}
