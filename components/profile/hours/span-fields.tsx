"use client";

import type { ReactNode } from "react";
import { Field, FieldError, FieldHint, FieldLabel } from "@/components/ui/field/field";
import { Input } from "@/components/ui/field/input";
import type { Span } from "@/lib/contract/clock";
import type { ErrorAt } from "./spans-fields";

type SpanFieldsProps = {
  span: Span;
  isFirst: boolean;
  path: string;
  errorAt: ErrorAt;
  onChange: (span: Span) => void;
  children?: ReactNode;
};

export function SpanFields({ span, isFirst, path, errorAt, onChange, children }: SpanFieldsProps) {
  const { from, to } = span;
  return (
    <div className="grid grid-cols-2 large-text:grid-cols-1 items-start gap-3 sm:max-w-sm">
      <Field error={errorAt(`${path}.from`)}>
        <FieldLabel>{isFirst ? "From" : "Then from"}</FieldLabel>
        <Input
          type="time"
          data-path={`${path}.from`}
          value={from}
          onChange={({ target }) => onChange({ from: target.value, to })}
        />
        <FieldError />
      </Field>
      <Field error={errorAt(`${path}.to`)}>
        <FieldLabel>To</FieldLabel>
        <Input
          type="time"
          data-path={`${path}.to`}
          value={to}
          onChange={({ target }) => onChange({ from, to: target.value })}
        />
        {from && to && to <= from && <FieldHint>{describeNight(span)}</FieldHint>}
        <FieldError />
      </Field>
      {children && <div className="col-span-full justify-self-start">{children}</div>}
    </div>
  );
}

function describeNight({ from, to }: Span): string {
  if (to === from) return "All day and night";
  return to === "00:00" ? "Midnight" : "The next day";
}
