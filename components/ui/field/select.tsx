"use client";

import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "../cn";
import { useFieldControl } from "./field-context";
import { controlStyle } from "./input";

/** Native: phones show their own picker. */
export function Select({ className, ...props }: ComponentProps<"select">) {
  const control = useFieldControl(props);
  return (
    <div data-slot="select" className={cn("relative", className)}>
      <select
        className={cn(controlStyle, "h-11 cursor-pointer appearance-none text-ellipsis ps-3 pe-10")}
        {...control}
      />
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 end-3 size-4 -translate-y-1/2 text-muted-foreground"
      />
    </div>
  );
}
