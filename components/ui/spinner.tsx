import { cva, type VariantProps } from "class-variance-authority";
import { LoaderCircle } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "./cn";

const spinnerVariants = cva("inline-flex shrink-0 [&_svg]:size-full", {
  variants: { size: { default: "size-4", lg: "size-6", xl: "size-8" } },
  defaultVariants: { size: "default" },
});

type SpinnerProps = ComponentProps<"span"> & VariantProps<typeof spinnerVariants> & { label?: string };

/** Decorative; give it a `label` when it stands alone. */
export function Spinner({ className, size, label, ...props }: SpinnerProps) {
  return (
    <span
      data-slot="spinner"
      role={label ? "status" : undefined}
      className={cn(spinnerVariants({ size }), className)}
      {...props}
    >
      <LoaderCircle aria-hidden="true" className="motion-safe:animate-spin" />
      {label && <span className="sr-only">{label}</span>}
    </span>
  );
}
