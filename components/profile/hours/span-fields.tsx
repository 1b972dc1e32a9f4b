"use client";

import { useT } from "@/components/i18n/translator-context";
import { Field, FieldError, FieldHint, FieldLabel } from "@/components/ui/field/field";
import { Input } from "@/components/ui/field/input";
import type { Span } from "@/lib/contract/clock";
import type { T } from "@/lib/i18n/translator";
import type { ErrorAt } from "./spans-fields";

type SpanFieldsProps = {
  span: Span;
  isFirst: boolean;
  path: string;
  errorAt: ErrorAt;
  onChange: (span: Span) => void;
};

/** The row that these stand in: what comes before the times, from, to, a button; below them what is wrong. */
export const spanRow =
  "grid grid-cols-[3rem_minmax(0,1fr)_minmax(0,1fr)_2.75rem] items-center gap-1 sm:grid-cols-[2.75rem_5.5rem_minmax(0,8.5rem)_minmax(0,8.5rem)_2.75rem] sm:gap-2 large-text:flex large-text:flex-wrap";

/** On a phone there is room for a time, and none for a clock's picture beside it; a tap anywhere opens the clock. */
const timeStyle =
  "max-[22rem]:px-0.5 max-sm:px-1 sm:px-1.5 max-sm:text-center tracking-tight max-sm:[&::-webkit-calendar-picker-indicator]:hidden large-text:basis-2/5";

export function SpanFields({ span, isFirst, path, errorAt, onChange }: SpanFieldsProps) {
  const t = useT();
  const { from, to } = span;
  const night = from && to && to <= from ? describeNight(t, span) : null;
  return (
    <>
      <Field error={errorAt(`${path}.from`)} orientation="bare">
        <FieldLabel className="sr-only">{isFirst ? t("profile.hours.from") : t("profile.hours.thenFrom")}</FieldLabel>
        <Input
          type="time"
          data-path={`${path}.from`}
          value={from}
          onChange={({ target }) => onChange({ from: target.value, to })}
          className={timeStyle}
        />
        <FieldError className="order-1 col-span-full" />
      </Field>
      <Field error={errorAt(`${path}.to`)} orientation="bare">
        <FieldLabel className="sr-only">{t("profile.hours.to")}</FieldLabel>
        <Input
          type="time"
          data-path={`${path}.to`}
          value={to}
          onChange={({ target }) => onChange({ from, to: target.value })}
          className={timeStyle}
        />
        {night && <FieldHint className="order-1 col-span-2 col-start-2 text-end sm:col-start-3">{night}</FieldHint>}
        <FieldError className="order-1 col-span-full" />
      </Field>
    </>
  );
}

function describeNight(t: T, { from, to }: Span): string {
  if (to === from) return t("profile.hours.dayAndNight");
  return to === "00:00" ? t("profile.hours.untilMidnight") : t("profile.hours.untilNextDay");
}
