"use client";

import type { ComponentProps } from "react";
import { cn } from "../cn";
import { useFieldControl } from "./field-context";

/** 16 px on phones, or iOS zooms in on focus. */
export const controlStyle = [
  "w-full min-w-0 rounded-md border border-input bg-card text-base text-foreground shadow-xs transition-colors md:text-sm",
  "placeholder:text-muted-foreground focus-ring focus-visible:-outline-offset-1 disabled:cursor-not-allowed disabled:bg-muted disabled:opacity-60",
  "aria-invalid:border-destructive aria-invalid:focus-visible:outline-destructive",
];

/** Written from left to right in every language; what is typed elsewhere shows its direction itself. */
const latin = ["tel", "email", "url", "password"];

function directionOf(type: string): "ltr" | "auto" | undefined {
  if (latin.includes(type)) return "ltr";
  return type === "text" || type === "search" ? "auto" : undefined;
}

export function Input({ className, type = "text", ...props }: ComponentProps<"input">) {
  const control = useFieldControl(props);
  return (
    <input
      data-slot="input"
      type={type}
      dir={directionOf(type)}
      className={cn(controlStyle, "h-11 px-3 read-only:bg-muted", className)}
      {...control}
    />
  );
}
