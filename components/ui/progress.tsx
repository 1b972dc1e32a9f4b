"use client";

import { Progress as ProgressPrimitive } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "./cn";

/** `value` is 0 to 100; null while the amount is unknown. Name it with aria-label or aria-labelledby. */
export function Progress({ className, value, ...props }: ComponentProps<typeof ProgressPrimitive.Root>) {
  return (
    <ProgressPrimitive.Root
      data-slot="progress"
      value={value}
      className={cn("h-2 w-full overflow-hidden rounded-full bg-secondary", className)}
      {...props}
    >
      <ProgressPrimitive.Indicator
        className="size-full origin-left rounded-full bg-primary transition-transform data-[state=indeterminate]:motion-safe:animate-pulse"
        style={{ transform: value == null ? undefined : `translateX(-${100 - value}%)` }}
      />
    </ProgressPrimitive.Root>
  );
}
