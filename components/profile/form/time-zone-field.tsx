"use client";

import { memo, useDeferredValue, useMemo } from "react";
import { useT } from "@/components/i18n/translator-context";
import { FieldHint } from "@/components/ui/field/field";
import { FormField } from "@/components/ui/field/form-field";
import { Select } from "@/components/ui/field/select";
import { listTimeZones, splitTimeZone, timeZoneOffset } from "@/lib/format/time-zone";
import { describeDefaultTimeZone } from "../view/profile-texts";
import type { ProfileFormControl } from "./profile-form-values";

type TimeZoneFieldProps = {
  control: ProfileFormControl;
  saved: string | null;
  /** Undefined where only the provider knows it. */
  defaultTimeZone?: string;
  className?: string;
};

export function TimeZoneField({ control, saved, defaultTimeZone, className }: TimeZoneFieldProps) {
  const t = useT();
  return (
    <FormField
      control={control}
      name="time_zone"
      label={t("profile.hours.timeZone.label")}
      orientation="row"
      className={className}
    >
      {({ value = "", ...field }) => (
        <>
          <Select value={value} {...field}>
            <option value="">{describeDefaultTimeZone(t, defaultTimeZone)}</option>
            <TimeZones saved={saved} />
          </Select>
          {value !== (saved ?? "") && <FieldHint>{t("profile.hours.timeZone.hint")}</FieldHint>}
        </>
      )}
    </FormField>
  );
}

/** By parts of the world. They are drawn a little later than the form, one by one: together they would hold it up. */
const TimeZones = memo(({ saved }: { saved: string | null }) => {
  const known = useMemo(() => (saved ? [saved] : []), [saved]);
  const all = useMemo(() => [...new Set([...listTimeZones(), ...known])].sort(), [known]);
  const regions = groupByRegion(useDeferredValue(all, known));
  return [...regions].map(([region, names]) => (
    <optgroup key={region} label={region}>
      {names.map((name) => (
        <TimeZone key={name} name={name} />
      ))}
    </optgroup>
  ));
});

/** Its place comes first, because typing in a list looks for how its lines begin. */
function TimeZone({ name }: { name: string }) {
  return <option value={name}>{`${splitTimeZone(name).place} (${timeZoneOffset(name)})`}</option>;
}

function groupByRegion(names: string[]): Map<string, string[]> {
  const regions = new Map<string, string[]>();
  for (const name of names) {
    const { region } = splitTimeZone(name);
    const listed = regions.get(region);
    if (listed) listed.push(name);
    else regions.set(region, [name]);
  }
  return regions;
}
