"use client";

import { ChevronDown } from "lucide-react";
import { type ReactNode, useState } from "react";
import { cn } from "../cn";
import { useLater } from "./use-later";

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
  const content = useLater(children, isShown);
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
      {content}
    </details>
  );
}
