import type { ComponentProps } from "react";
import { cn } from "./cn";

/** `value` is 0 to 100; null while the amount is unknown. Name it with aria-label or aria-labelledby. */
export function Progress({ className, value, ...props }: ComponentProps<"div"> & { value: number | null }) {
  return (
    <div
      role="progressbar"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={value ?? undefined}
      aria-valuetext={value === null ? undefined : `${Math.round(value)}%`}
      data-slot="progress"
      className={cn("h-2 w-full overflow-hidden rounded-full bg-secondary", className)}
      {...props}
    >
      <div
        className={cn(
          "size-full rounded-full bg-primary transition-transform",
          value === null && "motion-safe:animate-pulse",
        )}
        style={{ transform: value === null ? undefined : `translateX(calc(var(--forward) * ${value - 100}%))` }}
      />
    </div>
  );
}
