import type { ComponentProps } from "react";
import { cn } from "./cn";

/** A placeholder in the shape of what is coming; the region around it carries aria-busy. */
export function Skeleton({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="skeleton"
      aria-hidden="true"
      className={cn("rounded-md bg-muted motion-safe:animate-pulse", className)}
      {...props}
    />
  );
}
