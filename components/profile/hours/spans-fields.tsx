"use client";

import { EllipsisVertical, X } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { useT } from "@/components/i18n/translator-context";
import { Button } from "@/components/ui/button";
import { Field, FieldLabel } from "@/components/ui/field/field";
import { Switch } from "@/components/ui/field/switch";
import { lazyOverlay } from "@/components/ui/lazy";
import { withMessages } from "@/lib/browser/messages";
import type { Span } from "@/lib/contract/clock";
import { openingHoursLimits } from "@/lib/contract/values";
import { addBreak, isAllDay, openAllDay, openDay } from "./edit-hours";
import { SpanFields, spanRow } from "./span-fields";

const DayMenu = lazyOverlay(
  "menu",
  withMessages(["profile"], () => import("./day-menu").then((file) => file.DayMenu)),
);

export type ErrorAt = (path: string) => string | undefined;

type SpansFieldsProps = {
  name: string;
  /** What it is called where there is no room for the name. */
  short: string;
  /** Where the spans are within the hours. */
  path: string;
  spans: Span[];
  errorAt: ErrorAt;
  onChange: (spans: Span[]) => void;
  onRepeat?: () => void;
  /** Stands above the times. */
  children?: ReactNode;
};

/** A day's times, in a row each; none is closed. A pressed button may vanish: then the day's switch has the focus. */
export function SpansFields({ name, short, path, spans, errorAt, onChange, onRepeat, children }: SpansFieldsProps) {
  const t = useT();
  const toggle = useRef<HTMLButtonElement>(null);
  const isOpen = spans.length > 0;
  const isWhole = isAllDay(spans);
  const mayBreak = !isWhole && spans.length < openingHoursLimits.spans;

  function remove(index: number) {
    toggle.current?.focus();
    onChange(spans.filter((_, at) => at !== index));
  }

  const timesOf = (index: number) => (
    <SpanFields
      span={spans[index]}
      isFirst={index === 0}
      path={`${path}.${index}`}
      errorAt={errorAt}
      onChange={(changed) => onChange(spans.with(index, changed))}
    />
  );
  const day = (
    <Field orientation="bare" className="max-sm:flex max-sm:flex-col max-sm:items-center max-sm:gap-0.5">
      <Switch ref={toggle} checked={isOpen} onCheckedChange={(open) => onChange(open ? openDay() : [])} />
      <FieldLabel className="flex cursor-pointer items-center max-sm:text-center max-sm:text-xs max-sm:wrap-anywhere sm:min-h-11">
        <span aria-hidden="true" className="sm:hidden">
          {short}
        </span>
        <span className="max-sm:sr-only">{name}</span>
        <span className="sr-only"> {isOpen ? t("profile.hours.open") : t("profile.hours.closed")}</span>
      </FieldLabel>
    </Field>
  );
  const menu = (
    <DayMenu
      onBreak={mayBreak ? () => onChange(addBreak(spans)) : undefined}
      onAllDay={isWhole ? undefined : () => onChange(openAllDay())}
      onTimes={isWhole ? () => onChange(openDay()) : undefined}
      onRepeat={onRepeat}
      trigger={
        <Button
          variant="ghost"
          size="icon"
          aria-label={t("profile.hours.moreOf", { day: name })}
          title={t("profile.hours.more")}
        >
          <EllipsisVertical aria-hidden="true" />
        </Button>
      }
    />
  );

  return (
    <fieldset className="flex min-w-0 flex-col gap-1">
      <legend className="sr-only">{name}</legend>
      {children}
      <div className={spanRow}>
        {day}
        {isOpen && !isWhole ? (
          timesOf(0)
        ) : (
          <span className="col-span-2 text-sm text-muted-foreground max-sm:ps-1">
            {isOpen ? t("profile.hours.wholeDay") : t("profile.hours.closed")}
          </span>
        )}
        {isOpen && menu}
      </div>
      {spans.slice(1).map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: times have nothing else to be told apart by while they are typed
        <div key={index} className={spanRow}>
          <span
            aria-hidden="true"
            className="text-end text-sm text-muted-foreground max-sm:text-xs max-sm:whitespace-nowrap sm:col-span-2 sm:pe-1"
          >
            {t("profile.hours.and")}
          </span>
          {timesOf(index + 1)}
          <Button
            variant="ghost"
            size="icon"
            aria-label={t("profile.hours.removeTime")}
            title={t("profile.hours.removeTime")}
            onClick={() => remove(index + 1)}
          >
            <X aria-hidden="true" />
          </Button>
        </div>
      ))}
    </fieldset>
  );
}
