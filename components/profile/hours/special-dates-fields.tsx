"use client";

import { CalendarPlus, Trash2 } from "lucide-react";
import { useEffect, useRef } from "react";
import { useT } from "@/components/i18n/translator-context";
import { Button } from "@/components/ui/button";
import { Field, FieldError, FieldLabel } from "@/components/ui/field/field";
import { Input } from "@/components/ui/field/input";
import { excessOf, TextCounter } from "@/components/ui/field/text-counter";
import type { SpecialDate } from "@/lib/contract/opening-hours";
import { openingHoursLimits } from "@/lib/contract/values";
import { type ErrorAt, SpansFields } from "./spans-fields";

const { dates: maxDates, note: maxNote } = openingHoursLimits;

type SpecialDatesFieldsProps = { dates: SpecialDate[]; errorAt: ErrorAt; onChange: (dates: SpecialDate[]) => void };

/** Festivals and other days that differ from the week. The focus goes to one that was added, and back to the button. */
export function SpecialDatesFields({ dates, errorAt, onChange }: SpecialDatesFieldsProps) {
  const t = useT();
  const list = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const pressed = useRef<"add" | "remove" | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was pressed shows once there are more of them or fewer
  useEffect(() => {
    if (pressed.current === "add")
      list.current?.querySelector<HTMLElement>(":scope > :last-child [type=date]")?.focus();
    if (pressed.current === "remove") button.current?.focus();
    pressed.current = null;
  }, [dates.length]);

  function change(how: "add" | "remove", next: SpecialDate[]) {
    pressed.current = how;
    onChange(next);
  }

  return (
    <section aria-label={t("profile.hours.dates.title")} className="flex flex-col gap-3 border-t border-border pt-3">
      <div className="flex items-center justify-between gap-3 large-text:flex-col large-text:items-start">
        <div className="min-w-0">
          <h3 className="text-sm font-medium">{t("profile.hours.dates.title")}</h3>
          <p className="text-sm text-muted-foreground">{t("profile.hours.dates.text")}</p>
        </div>
        {dates.length < maxDates && (
          <Button
            ref={button}
            variant="outline"
            aria-label={t("profile.hours.dates.addOne")}
            onClick={() => change("add", [...dates, { date: "", spans: [], note: "" }])}
          >
            <CalendarPlus aria-hidden="true" />
            {t("profile.hours.dates.add")}
          </Button>
        )}
      </div>
      <div ref={list} className="flex flex-col gap-5 empty:hidden">
        {dates.map((special, index) => {
          const path = `special_dates.${index}`;
          const note = (special.note ?? "").trim();
          const set = (part: Partial<SpecialDate>) => onChange(dates.with(index, { ...special, ...part }));
          return (
            <SpansFields
              // biome-ignore lint/suspicious/noArrayIndexKey: dates have nothing else to be told apart by while they are typed
              key={index}
              name={t("profile.hours.dates.item", { number: index + 1 })}
              short={t("profile.hours.open")}
              path={`${path}.spans`}
              spans={special.spans}
              errorAt={errorAt}
              onChange={(spans) => set({ spans })}
            >
              <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] large-text:grid-cols-1">
                <Field error={errorAt(`${path}.date`)}>
                  <FieldLabel>{t("profile.hours.dates.date")}</FieldLabel>
                  <Input
                    type="date"
                    data-path={`${path}.date`}
                    value={special.date}
                    onChange={({ target }) => set({ date: target.value })}
                  />
                  <FieldError />
                </Field>
                <Field
                  error={excessOf(note, maxNote) ?? errorAt(`${path}.note`)}
                  className="max-sm:order-1 max-sm:col-span-full"
                >
                  <FieldLabel>{t("profile.hours.dates.note")}</FieldLabel>
                  <Input
                    data-path={`${path}.note`}
                    value={special.note ?? ""}
                    placeholder={t("profile.hours.dates.noteExample")}
                    onChange={({ target }) => set({ note: target.value })}
                  />
                  <TextCounter text={note} max={maxNote} />
                  <FieldError />
                </Field>
                <Button
                  variant="ghost"
                  size="icon"
                  aria-label={t("profile.hours.dates.remove")}
                  title={t("profile.hours.dates.remove")}
                  // Beside the fields, whose labels stand above them.
                  className="mt-6.5 large-text:mt-0"
                  onClick={() =>
                    change(
                      "remove",
                      dates.filter((one) => one !== special),
                    )
                  }
                >
                  <Trash2 aria-hidden="true" />
                </Button>
              </div>
            </SpansFields>
          );
        })}
      </div>
    </section>
  );
}
