"use client";

import type { ReactNode } from "react";
import { toast } from "@/components/ui/toast";
import { messageOf } from "@/lib/api/call/request";
import { contentGrid } from "./content-list";
import { OrderedList } from "./ordered-list";

type ContentOrderProps<T> = {
  items: T[];
  /** Stores the new order, in place of the one before. */
  onOrder: (ids: readonly number[], before: readonly number[]) => Promise<void>;
  failureText: string;
  /** The list's own, where its items are no cards. */
  className?: string;
  /** An item, and what moves it among the others. */
  children: (item: T, order: ReactNode) => ReactNode;
};

/** A content list in its client's own order, which may be changed. */
export function ContentOrder<T extends { id: number; name: string }>(props: ContentOrderProps<T>) {
  const { items, onOrder, failureText, className = contentGrid, children } = props;
  const ids = items.map(({ id }) => id);

  async function move(from: number, to: number) {
    const next = ids.toSpliced(from, 1).toSpliced(to, 0, ids[from] ?? 0);
    try {
      await onOrder(next, ids);
    } catch (error) {
      toast.error(messageOf(error, failureText));
    }
  }

  return (
    <OrderedList items={items} onMove={move} className={className}>
      {children}
    </OrderedList>
  );
}
