"use client";

import * as RadioGroupPrimitive from "@radix-ui/react-radio-group";
import { type ComponentProps, type ReactNode, useContext, useId } from "react";
import { useT } from "@/components/i18n/translator-context";
import { cn } from "../cn";
import { FieldContext, useFieldControl } from "./field-context";

export function RadioGroup({ className, ...props }: ComponentProps<typeof RadioGroupPrimitive.Root>) {
  const field = useContext(FieldContext);
  const control = useFieldControl(props);
  return (
    <RadioGroupPrimitive.Root
      data-slot="radio-group"
      dir={useT().dir}
      aria-labelledby={field?.labelId}
      className={cn("grid gap-3", className)}
      {...control}
    />
  );
}

/** The whole row is pressable. */
export function RadioOption({
  children,
  className,
  ...props
}: Omit<ComponentProps<typeof RadioGroupPrimitive.Item>, "children" | "id"> & { children: ReactNode }) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className={cn(
        "flex min-h-11 cursor-pointer gap-3 rounded-md border border-border text-sm transition-colors select-none hover:bg-accent has-data-[state=checked]:border-primary has-data-[state=checked]:bg-accent",
        className,
      )}
    >
      <RadioGroupPrimitive.Item
        id={id}
        data-slot="radio-option"
        className="grid size-5 shrink-0 cursor-pointer place-items-center rounded-full border border-input bg-card focus-ring data-[state=checked]:border-primary disabled:cursor-not-allowed disabled:opacity-50"
        {...props}
      >
        <RadioGroupPrimitive.Indicator className="size-2.5 rounded-full bg-primary" />
      </RadioGroupPrimitive.Item>
      {children}
    </label>
  );
}

/** A picture as a choice; needs `aria-label`. */
export function RadioSwatch({ className, ...props }: ComponentProps<typeof RadioGroupPrimitive.Item>) {
  return (
    <RadioGroupPrimitive.Item
      data-slot="radio-swatch"
      className={cn(
        // `pointer-events-none`: a picture swapped during a press would lose the click.
        "min-w-0 cursor-pointer rounded-lg border-2 border-transparent p-0.5 transition-colors *:pointer-events-none focus-ring hover:border-border data-[state=checked]:border-primary",
        className,
      )}
      {...props}
    />
  );
}
