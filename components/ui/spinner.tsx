import { LoaderCircle } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "./cn";

/** Decoration beside a text that says what is going on; give it a `label` where it stands alone. */
export function Spinner({ className, label, ...props }: ComponentProps<"span"> & { label?: string }) {
  return (
    <span
      data-slot="spinner"
      role={label ? "status" : undefined}
      className={cn("inline-flex size-4 shrink-0 [&_svg]:size-full", className)}
      {...props}
    >
      <LoaderCircle aria-hidden="true" className="motion-safe:animate-spin" />
      {label && <span className="sr-only">{label}</span>}
    </span>
  );
}
