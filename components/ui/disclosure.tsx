"use client";

import { ChevronDown } from "lucide-react";
import { type ReactNode, useDeferredValue, useState } from "react";
import { cn } from "./cn";

type DisclosureProps = {
  summary: ReactNode;
  isOpenAtFirst?: boolean;
  /** Open whatever was pressed: there is something in it that has to be seen. */
  isHeldOpen?: boolean;
  /** It is a part of the page, without a frame of its own. */
  isPlain?: boolean;
  className?: string;
  children: ReactNode;
};

/** What few need, behind a line that opens. */
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
  // What is out of sight is made, and changed, once what is in sight stands.
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
