"use client";

import { useRef } from "react";
import { type Control, type FieldError, type FieldPath, type FieldValues, get, useController } from "react-hook-form";
import { useT } from "@/components/i18n/translator-context";
import { Field, FieldHint, FieldLabel } from "@/components/ui/field/field";
import { Switch } from "@/components/ui/field/switch";
import { weekdays } from "@/lib/contract/clock";
import type { OpeningHours } from "@/lib/contract/opening-hours";
import { shortWeekdayNames, weekdayNames } from "@/lib/format/clock";
import { repeatDay, usualHours } from "../hours/edit-hours";
import { SpansFields } from "../hours/spans-fields";
import { SpecialDatesFields } from "../hours/special-dates-fields";

type OpeningHoursFieldsProps<V extends FieldValues, O> = {
  // biome-ignore lint/suspicious/noExplicitAny: the form's context is of no concern to a field
  control: Control<V, any, O>;
  name: FieldPath<V>;
  /** Whose they are, unless they are a company's or a branch's. */
  label?: string;
  hint?: string;
};

/** The week and the dates that differ from it, or neither. They are one value of the form; errors find their own field. */
export function OpeningHoursFields<V extends FieldValues, O>(props: OpeningHoursFieldsProps<V, O>) {
  const { control, name, label, hint } = props;
  const t = useT();
  const { field, fieldState } = useController({ control, name });
  const hours = (field.value ?? null) as OpeningHours | null;
  const latest = useRef(usualHours);
  if (hours) latest.current = hours;
  const errorAt = (path: string): string | undefined =>
    (get(fieldState.error, path) as FieldError | undefined)?.message;
  // The form asks before the errors are drawn, so they are taken from it and not from the screen.
  const focusError = (element: HTMLElement | null) => () => {
    const { error } = control.getFieldState(name);
    const inputs = [...(element?.querySelectorAll<HTMLElement>("[data-path]") ?? [])];
    inputs.find(({ dataset: { path = "" } }) => get(error, path))?.focus();
  };
  return (
    <div ref={(element) => field.ref({ focus: focusError(element) })} data-field={name} className="flex flex-col gap-3">
      <Field orientation="horizontal">
        <FieldLabel>{label ?? t("profile.hours.show")}</FieldLabel>
        <Switch
          checked={hours !== null}
          onCheckedChange={(shown) => field.onChange(shown ? latest.current : null)}
          onBlur={field.onBlur}
        />
        {hint && <FieldHint>{hint}</FieldHint>}
      </Field>
      {hours && (
        <>
          <div className="flex flex-col gap-1 border-t border-border pt-3 max-sm:-mx-3">
            {weekdays.map((day) => (
              <SpansFields
                key={day}
                name={t(weekdayNames[day])}
                short={t(shortWeekdayNames[day])}
                path={`week.${day}`}
                spans={hours.week[day]}
                errorAt={errorAt}
                onChange={(spans) => field.onChange({ ...hours, week: { ...hours.week, [day]: spans } })}
                onRepeat={() => field.onChange({ ...hours, week: repeatDay(hours.week, day) })}
              />
            ))}
          </div>
          <SpecialDatesFields
            dates={hours.special_dates}
            errorAt={errorAt}
            onChange={(dates) => field.onChange({ ...hours, special_dates: dates })}
          />
        </>
      )}
    </div>
  );
}
