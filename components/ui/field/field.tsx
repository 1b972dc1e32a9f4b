"use client";

import { cva, type VariantProps } from "class-variance-authority";
import { CircleAlert } from "lucide-react";
import { type ComponentProps, useContext, useEffect, useId, useState } from "react";
import { useT } from "@/components/i18n/translator-context";
import { cn } from "../cn";
import { FieldContext } from "./field-context";
import { Label } from "./label";

const fieldVariants = cva("", {
  variants: {
    orientation: {
      vertical: "flex min-w-0 flex-col gap-1.5",
      /** The control at the end of the label's row. */
      horizontal: "grid min-w-0 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1.5 [&>p]:col-span-2",
      row: "grid min-w-0 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-1.5 [&>p]:col-span-2 large-text:grid-cols-1 large-text:[&>p]:col-span-1",
      /** No layout of its own. */
      bare: "contents",
      /** The control before its label. */
      reverse: "flex min-w-0 flex-row-reverse flex-wrap items-center justify-end gap-x-3 gap-y-1.5 [&>p]:basis-full",
    },
  },
  defaultVariants: { orientation: "vertical" },
});

export type FieldVariants = VariantProps<typeof fieldVariants>;

/**
 * One question of a form: label, control, hint and error, tied together by ids. Controls of this folder find their
 * field by themselves:
 *
 *     <Controller name="email" control={form.control} render={({ field, fieldState }) => (
 *       <Field error={fieldState.error?.message} required>
 *         <FieldLabel>Email</FieldLabel>
 *         <Input type="email" {...field} />
 *         <FieldHint>We never share it</FieldHint>
 *         <FieldError />
 *       </Field>
 *     )} />
 */
export function Field({
  error,
  required,
  orientation,
  className,
  ...props
}: ComponentProps<"div"> & FieldVariants & { error?: string; required?: boolean }) {
  const id = useId();
  const [hasHint, setHasHint] = useState(false);
  const ids = { controlId: `${id}-control`, labelId: `${id}-label`, hintId: `${id}-hint`, errorId: `${id}-error` };
  return (
    <FieldContext value={{ ...ids, error, required, hasHint, setHasHint }}>
      <div
        data-slot="field"
        data-invalid={error ? true : undefined}
        className={cn(fieldVariants({ orientation }), className)}
        {...props}
      />
    </FieldContext>
  );
}

export function FieldLabel({ className, children, ...props }: ComponentProps<typeof Label>) {
  const field = useContext(FieldContext);
  return (
    <Label
      id={field?.labelId}
      htmlFor={field?.controlId}
      className={cn(
        "w-fit",
        field?.required && "after:ms-0.5 after:text-destructive after:content-['*'_/_'']",
        className,
      )}
      {...props}
    >
      {children}
    </Label>
  );
}

export function FieldHint({ className, ...props }: ComponentProps<"p">) {
  const field = useContext(FieldContext);
  const setHasHint = field?.setHasHint;
  useEffect(() => {
    setHasHint?.(true);
    return () => setHasHint?.(false);
  }, [setHasHint]);
  return (
    <p
      data-slot="field-hint"
      id={field?.hintId}
      className={cn("text-sm text-muted-foreground", className)}
      {...props}
    />
  );
}

export function FieldError({ className, ...props }: ComponentProps<"p">) {
  const t = useT();
  const field = useContext(FieldContext);
  if (!field?.error) return null;
  return (
    <p
      data-slot="field-error"
      id={field.errorId}
      className={cn("flex items-start gap-1.5 text-sm text-destructive", className)}
      {...props}
    >
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {t.say(field.error)}
    </p>
  );
}
