"use client";

import { Select } from "@/components/ui/field/select";
import { type Period, periods } from "@/lib/contract/analytics";
import { periodLabels } from "./analytics-texts";

type PeriodSelectProps = { period: Period; onPeriodChange: (period: Period) => void };

export function PeriodSelect({ period, onPeriodChange }: PeriodSelectProps) {
  return (
    <Select
      aria-label="Period"
      value={period}
      onChange={({ target }) => onPeriodChange(target.value as Period)}
      className="w-full sm:w-44"
    >
      {periods.map((period) => (
        <option key={period} value={period}>
          {periodLabels[period]}
        </option>
      ))}
    </Select>
  );
}
