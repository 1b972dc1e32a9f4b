"use client";

import { Copy, Moon, Plus, Trash2 } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { Button } from "@/components/ui/button";
import { Field, FieldLabel } from "@/components/ui/field/field";
import { Switch } from "@/components/ui/field/switch";
import type { Span } from "@/lib/contract/clock";
import { profileLimits } from "@/lib/contract/limits/profile";
import { addBreak, isAllDay, openAllDay, openDay } from "./edit-hours";
import { SpanFields } from "./span-fields";

export type ErrorAt = (path: string) => string | undefined;

type SpansFieldsProps = {
  name: string;
  /** Where the spans are within the hours. */
  path: string;
  spans: Span[];
  errorAt: ErrorAt;
  onChange: (spans: Span[]) => void;
  onRepeat?: () => void;
  /** Stands above the times. */
  children?: ReactNode;
};

/** A day's times; none is closed. What is pressed may vanish by it: then the day's switch has the focus. */
export function SpansFields({ name, path, spans, errorAt, onChange, onRepeat, children }: SpansFieldsProps) {
  const toggle = useRef<HTMLButtonElement>(null);
  const isOpen = spans.length > 0;
  const isWhole = isAllDay(spans);

  function changeAway(next: Span[]) {
    toggle.current?.focus();
    onChange(next);
  }

  return (
    <fieldset className="flex min-w-0 flex-col gap-3 border-t border-border pt-4">
      <legend className="sr-only">{name}</legend>
      <Field orientation="horizontal">
        <span aria-hidden="true" className="min-w-0 font-medium">
          {name}
        </span>
        <span className="flex items-center gap-3">
          <FieldLabel>
            <span className="sr-only">{name} </span>
            {isOpen ? "Open" : "Closed"}
          </FieldLabel>
          <Switch ref={toggle} checked={isOpen} onCheckedChange={(open) => onChange(open ? openDay() : [])} />
        </span>
      </Field>
      {children}
      {spans.map((span, index) => (
        <SpanFields
          // biome-ignore lint/suspicious/noArrayIndexKey: times have nothing else to be told apart by while they are typed
          key={index}
          span={span}
          isFirst={index === 0}
          path={`${path}.${index}`}
          errorAt={errorAt}
          onChange={(changed) => onChange(spans.with(index, changed))}
        >
          {index > 0 && (
            <Button variant="ghost" size="sm" onClick={() => changeAway(spans.filter((_, at) => at !== index))}>
              <Trash2 aria-hidden="true" />
              Remove this time
            </Button>
          )}
        </SpanFields>
      ))}
      {isOpen && (
        <div className="flex flex-wrap gap-2">
          {!isWhole && spans.length < profileLimits.openingHours.spans && (
            <Button variant="outline" size="sm" onClick={() => onChange(addBreak(spans))}>
              <Plus aria-hidden="true" />
              Add a break
            </Button>
          )}
          {!isWhole && (
            <Button variant="outline" size="sm" onClick={() => changeAway(openAllDay())}>
              <Moon aria-hidden="true" />
              Open 24 hours
            </Button>
          )}
          {onRepeat && (
            <Button variant="outline" size="sm" onClick={onRepeat}>
              <Copy aria-hidden="true" />
              Copy to all days
            </Button>
          )}
        </div>
      )}
    </fieldset>
  );
}
