"use client";

import { type ReactNode, useRef } from "react";
import { lazyPart } from "@/components/ui/lazy";
import { MoveMenu } from "./move-menu";
import { useOnceUnused } from "./use-once-unused";

type OrderedListProps<T> = {
  items: readonly T[];
  onMove: (from: number, to: number) => void;
  /** The list's own. */
  className: string;
  /** Draws an item, with what moves it where that belongs. */
  children: (item: T, order: ReactNode) => ReactNode;
};

/** Loaded after the items, which can be seen and moved by their menus until then. */
const dragList = lazyPart(() => import("./drag-list").then(({ DragList }) => DragList));

/** Items that are moved among each other: dragged by a grip, by keyboard too, or one place at a time by a menu. */
export function OrderedList<T extends { id: number | string; name: string }>({
  items,
  onMove,
  className,
  children,
}: OrderedListProps<T>) {
  const plainList = useRef<HTMLUListElement>(null);
  const DragList = useOnceUnused(dragList, items.length > 1, plainList);
  const rows = items.map((item, index) => ({
    id: item.id,
    name: item.name,
    draw: (grip?: ReactNode) =>
      children(
        item,
        <>
          {grip}
          <MoveMenu
            name={item.name}
            onUp={index > 0 ? () => onMove(index, index - 1) : undefined}
            onDown={index < items.length - 1 ? () => onMove(index, index + 1) : undefined}
          />
        </>,
      ),
  }));
  if (DragList) return <DragList rows={rows} onMove={onMove} className={className} />;
  return (
    <ul ref={plainList} className={className}>
      {rows.map(({ id, draw }) => (
        <li key={id} className="min-w-0">
          {draw()}
        </li>
      ))}
    </ul>
  );
}
