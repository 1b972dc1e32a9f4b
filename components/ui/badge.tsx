import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "./cn";

const badgeVariants = cva(
  "inline-flex w-fit items-center gap-1.5 rounded-full border px-2.5 text-xs font-medium [&_svg]:size-3",
  {
    variants: {
      variant: {
        default: "border-primary/25 bg-primary/10 text-primary",
        secondary: "border-transparent bg-secondary text-secondary-foreground",
        success: "border-success/25 bg-success/10 text-success",
        warning: "border-warning/25 bg-warning/10 text-warning",
        destructive: "border-destructive/25 bg-destructive/10 text-destructive",
        outline: "border-border text-muted-foreground",
      },
      /** Whether it is broken into lines where there is no room. */
      isLong: { false: "h-6 shrink-0 whitespace-nowrap", true: "min-h-6" },
    },
    defaultVariants: { variant: "default", isLong: false },
  },
);

export function Badge({
  className,
  variant,
  isLong,
  ...props
}: ComponentProps<"span"> & VariantProps<typeof badgeVariants>) {
  return <span data-slot="badge" className={cn(badgeVariants({ variant, isLong }), className)} {...props} />;
}
