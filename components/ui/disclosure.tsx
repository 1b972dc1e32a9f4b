"use client";

import { ChevronDown } from "lucide-react";
import { type ReactNode, useDeferredValue, useState } from "react";
import { cn } from "./cn";

type DisclosureProps = {
  summary: ReactNode;
  isOpenAtFirst?: boolean;
  /** Forced open, e.g. for an error inside. */
  isHeldOpen?: boolean;
  /** Without a frame. */
  isPlain?: boolean;
  className?: string;
  children: ReactNode;
};

export function Disclosure({
  summary,
  isOpenAtFirst = false,
  isHeldOpen = false,
  isPlain,
  className,
  children,
}: DisclosureProps) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const isShown = isOpen || isHeldOpen;
  // Deferred: hidden content renders later.
  const later = useDeferredValue(children, null);
  return (
    <details
      className={cn("group/disclosure", !isPlain && "rounded-lg border border-border px-4", className)}
      open={isShown}
      onToggle={({ currentTarget }) => {
        if (isHeldOpen) currentTarget.open = true;
        else setIsOpen(currentTarget.open);
      }}
    >
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-sm font-medium focus-ring">
        {summary}
        <ChevronDown
          aria-hidden="true"
          className="size-4 shrink-0 transition-transform group-open/disclosure:rotate-180"
        />
      </summary>
      {isShown ? children : later}
    </details>
  );
}
