import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "./cn";

const skeletonVariants = cva("bg-muted motion-safe:animate-pulse", {
  variants: {
    rounded: { none: "", md: "rounded-md", lg: "rounded-lg", xl: "rounded-xl", full: "rounded-full" },
  },
  defaultVariants: { rounded: "md" },
});

/** The region around it needs `aria-busy`. */
export function Skeleton({
  className,
  rounded,
  ...props
}: ComponentProps<"div"> & VariantProps<typeof skeletonVariants>) {
  return (
    <div data-slot="skeleton" aria-hidden="true" className={cn(skeletonVariants({ rounded }), className)} {...props} />
  );
}
