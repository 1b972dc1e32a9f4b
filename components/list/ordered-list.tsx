"use client";

import { type ComponentType, type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { lazyPart, type Part, whenIdle } from "@/components/ui/lazy";
import { MoveMenu } from "./move-menu";

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

/**
 * The component of `part`, which is to take the place of `ref`: at once where it is loaded already, else once the page is
 * idle and nobody is at work there, since who is would lose focus, and every modal and menu that was opened from there.
 */
function useOnceUnused<P>(part: Part<P>, isWanted: boolean, ref: RefObject<Element | null>) {
  const [component, setComponent] = useState<ComponentType<P> | null>(() => part.loaded() ?? null);

  useEffect(() => {
    if (!isWanted || component) return;
    let isGone = false;
    function take() {
      const loaded = part.loaded();
      if (loaded && !isGone && !isInUse(ref.current)) setComponent(() => loaded);
    }
    // Focus has not arrived anywhere yet when it is told to have left.
    const takeLater = () => setTimeout(take);
    // Without it everything else can still be done.
    const stay = whenIdle(() => void part.load().then(take, () => {}));
    for (const event of leaving) document.addEventListener(event, takeLater);
    return () => {
      isGone = true;
      stay();
      for (const event of leaving) document.removeEventListener(event, takeLater);
    };
  }, [part, isWanted, component, ref]);

  return isWanted ? component : null;
}

const leaving = ["focusout", "click"] as const;

function isInUse(place: Element | null): boolean {
  if (!place) return false;
  if (place.contains(document.activeElement) || place.matches(":active")) return true;
  const opened = document.querySelectorAll("dialog[open], [role=dialog], [role=menu]");
  return [...opened].some((modal) => !modal.contains(place));
}
