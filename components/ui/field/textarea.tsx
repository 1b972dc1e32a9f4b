"use client";

import type { ComponentProps } from "react";
import { cn } from "../cn";
import { useFieldControl } from "./field-context";
import { controlStyle } from "./input";

/** `tall`: for more than a few lines. */
export function Textarea({ className, tall, ...props }: ComponentProps<"textarea"> & { tall?: boolean }) {
  const control = useFieldControl(props);
  return (
    <textarea
      data-slot="textarea"
      dir="auto"
      className={cn(
        controlStyle,
        "field-sizing-content px-3 py-2.5 read-only:bg-muted",
        tall ? "min-h-32" : "min-h-24",
        className,
      )}
      {...control}
    />
  );
}
