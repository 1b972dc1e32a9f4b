"use client";

import type { ComponentProps } from "react";
import { cn } from "../cn";
import { useFieldControl } from "./field-context";
import { controlStyle } from "./input";

export function Textarea({ className, ...props }: ComponentProps<"textarea">) {
  const control = useFieldControl(props);
  return (
    <textarea
      data-slot="textarea"
      className={cn(controlStyle, "field-sizing-content min-h-24 px-3 py-2.5 read-only:bg-muted", className)}
      {...control}
    />
  );
}
