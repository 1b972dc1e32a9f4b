"use client";

import { type ComponentType, type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { lazyPart, type Part, whenIdle } from "@/components/ui/lazy";
import { withMessages } from "@/lib/browser/messages";
import { MoveMenu } from "./move-menu";

type OrderedListProps<T> = {
  items: readonly T[];
  onMove: (from: number, to: number) => void;
  className: string;
  /** Renders an item; `order` is its handle and menu. */
  children: (item: T, order: ReactNode) => ReactNode;
};

/** Lazy: until then the menus move the items. */
const dragList = lazyPart(withMessages([], () => import("./drag-list").then(({ DragList }) => DragList)));

/** Drag with mouse, touch or keyboard, or move by menu. */
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
 * Swaps `ref` for the component of `part` when loaded, idle, and without focus inside: a swap would lose the focus and
 * close open menus and modals.
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
    // On `focusout` the new focus is not set yet.
    const takeLater = () => setTimeout(take);
    // Dragging is optional.
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
