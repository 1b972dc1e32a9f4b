"use client";

import { ArrowDown, ArrowUp, ArrowUpDown } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "../cn";
import { TableHead } from "../table";

type SortHeadProps = {
  /** Field of the column; `ordering` is a field, '-' first for descending. */
  field: string;
  ordering: string;
  onOrderingChange: (ordering: string) => void;
  /** For counts: the first press puts the most first. */
  mostFirst?: boolean;
  className?: string;
  children: ReactNode;
};

export function SortHead({ field, ordering, onOrderingChange, mostFirst, className, children }: SortHeadProps) {
  const ascending = ordering === field;
  const descending = ordering === `-${field}`;
  const next = (mostFirst ? descending : !ascending) ? field : `-${field}`;
  const Icon = ascending ? ArrowUp : descending ? ArrowDown : ArrowUpDown;
  return (
    <TableHead aria-sort={ascending ? "ascending" : descending ? "descending" : undefined} className={className}>
      <button
        type="button"
        onClick={() => onOrderingChange(next)}
        className="-mx-2 inline-flex h-11 cursor-pointer items-center gap-1.5 rounded-md px-2 font-medium transition-colors hover:text-foreground focus-ring"
      >
        {children}
        <Icon aria-hidden="true" className={cn("size-3.5", !ascending && !descending && "opacity-50")} />
      </button>
    </TableHead>
  );
}
