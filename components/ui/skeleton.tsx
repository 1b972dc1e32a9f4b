import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "./cn";

const skeletonVariants = cva("bg-muted motion-safe:animate-pulse", {
  variants: {
    rounded: { none: "", md: "rounded-md", lg: "rounded-lg", xl: "rounded-xl", full: "rounded-full" },
  },
  defaultVariants: { rounded: "md" },
});

/** A placeholder in the shape of what is coming; the region around it carries aria-busy. */
export function Skeleton({
  className,
  rounded,
  ...props
}: ComponentProps<"div"> & VariantProps<typeof skeletonVariants>) {
  return (
    <div data-slot="skeleton" aria-hidden="true" className={cn(skeletonVariants({ rounded }), className)} {...props} />
  );
}
