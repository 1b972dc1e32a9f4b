"use client";

import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { GripVertical } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";

type DragItemProps = { id: number | string; name: string; children: (grip: ReactNode) => ReactNode };

/** A place in the list that is taken by its grip, which the child puts where it belongs. */
export function DragItem({ id, name, children }: DragItemProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  });
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      data-dragging={isDragging || undefined}
      className="min-w-0 data-dragging:relative data-dragging:z-10 data-dragging:opacity-80"
    >
      {children(
        <Button
          ref={setActivatorNodeRef}
          variant="ghost"
          size="icon-sm"
          className="touch-none enabled:cursor-grab"
          {...attributes}
          {...listeners}
          aria-label={`Drag ${name}`}
          title="Drag to order"
        >
          <GripVertical aria-hidden="true" />
        </Button>,
      )}
    </li>
  );
}
