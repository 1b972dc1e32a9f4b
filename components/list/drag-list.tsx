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
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates, useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { GripVertical } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useT } from "@/components/i18n/translator-context";
import { Button } from "@/components/ui/button";
import type { T } from "@/lib/i18n/translator";

type Row = { id: number | string; name: string; draw: (grip: ReactNode) => ReactNode };

type DragListProps = { rows: Row[]; onMove: (from: number, to: number) => void; className: string };

export function DragList({ rows, onMove, className }: DragListProps) {
  const t = useT();
  const sensors = useSensors(
    useSensor(MouseSensor),
    // The delay tells a drag from a scroll.
    useSensor(TouchSensor, { activationConstraint: { delay: 150, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const placeOf = (id: UniqueIdentifier) => rows.findIndex((row) => row.id === id);

  function drop({ active, over }: DragEndEvent) {
    const [from, to] = [placeOf(active.id), over ? placeOf(over.id) : -1];
    if (from >= 0 && to >= 0 && from !== to) onMove(from, to);
  }

  return (
    <DndContext
      id={useId()}
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements: announce(t, rows, placeOf),
        screenReaderInstructions: { draggable: t("common.move.help") },
      }}
      onDragEnd={drop}
    >
      <SortableContext items={rows} strategy={rectSortingStrategy}>
        <ul className={className}>
          {rows.map(({ id, name, draw }) => (
            <DragItem key={id} id={id} name={name}>
              {draw}
            </DragItem>
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

/** Names and positions for screen readers; the library would read ids. */
function announce(t: T, rows: readonly Row[], placeOf: (id: UniqueIdentifier) => number): Announcements {
  const of = (moved: UniqueIdentifier, at: UniqueIdentifier) => ({
    name: rows[placeOf(moved)]?.name ?? "",
    place: placeOf(at) + 1,
    count: rows.length,
  });
  return {
    onDragStart: ({ active: { id } }) => t("common.move.pickedUp", of(id, id)),
    onDragOver: ({ active: { id }, over }) => over && t("common.move.over", of(id, over.id)),
    onDragEnd: ({ active: { id }, over }) =>
      over ? t("common.move.dropped", of(id, over.id)) : t("common.move.stays", of(id, id)),
    onDragCancel: ({ active: { id } }) => t("common.move.stays", of(id, id)),
  } as Announcements;
}

type DragItemProps = { id: number | string; name: string; children: (grip: ReactNode) => ReactNode };

/** The child places the handle. */
export function DragItem({ id, name, children }: DragItemProps) {
  const t = useT();
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
          // The library's is English; the name says it.
          aria-roledescription={undefined}
          aria-label={t("common.move.dragOne", { name })}
          title={t("common.move.drag")}
        >
          <GripVertical aria-hidden="true" />
        </Button>,
      )}
    </li>
  );
}
