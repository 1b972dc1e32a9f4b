"use client";

import type { ReactNode } from "react";
import { useT } from "@/components/i18n/translator-context";
import { toast } from "@/components/ui/toast";
import { messageOf } from "@/lib/api/call/request";
import { contentGrid } from "./content-list";
import { OrderedList } from "./ordered-list";

type ContentOrderProps<T> = {
  items: T[];
  onOrder: (ids: readonly number[], before: readonly number[]) => Promise<void>;
  failureText: string;
  className?: string;
  children: (item: T, order: ReactNode) => ReactNode;
};

export function ContentOrder<T extends { id: number; name: string }>(props: ContentOrderProps<T>) {
  const { items, onOrder, failureText, className = contentGrid, children } = props;
  const t = useT();
  const ids = items.map(({ id }) => id);

  async function move(from: number, to: number) {
    const next = ids.toSpliced(from, 1).toSpliced(to, 0, ids[from] ?? 0);
    try {
      await onOrder(next, ids);
    } catch (error) {
      toast.error(t.say(messageOf(error, failureText)));
    }
  }

  return (
    <OrderedList items={items} onMove={move} className={className}>
      {children}
    </OrderedList>
  );
}
