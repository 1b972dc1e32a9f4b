"use client";

import type { ComponentProps } from "react";
import { cn } from "../cn";
import { useFieldControl } from "./field-context";

type SwitchProps = ComponentProps<"button"> & { checked?: boolean; onCheckedChange?: (checked: boolean) => void };

export function Switch({ className, checked = false, onCheckedChange, ...props }: SwitchProps) {
  const control = useFieldControl(props);
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      data-slot="switch"
      data-state={checked ? "checked" : "unchecked"}
      className={cn(
        "group/switch touch-target inline-flex h-6 w-11 shrink-0 cursor-pointer items-center rounded-full bg-input p-0.5 transition-colors focus-ring data-[state=checked]:bg-primary disabled:cursor-not-allowed disabled:opacity-50",
        className,
      )}
      onClick={() => onCheckedChange?.(!checked)}
      {...control}
    >
      <span className="block size-5 rounded-full bg-card shadow-sm transition-transform group-data-[state=checked]/switch:translate-x-5 rtl:group-data-[state=checked]/switch:-translate-x-5" />
    </button>
  );
}
