"use client";

import { Select } from "@/components/ui/field/select";
import { type Period, periods } from "@/lib/contract/analytics/values";
import { periodLabels } from "../texts/labels";

type PeriodSelectProps = {
  /** Null where days are chosen by hand. */
  period: Period | null;
  onPeriodChange: (period: Period | null) => void;
  /** Whether there is more than the periods; samples have no days of their own. */
  offersDays: boolean;
};

export function PeriodSelect({ period, onPeriodChange, offersDays }: PeriodSelectProps) {
  return (
    <Select
      aria-label="Period"
      value={period ?? ""}
      onChange={({ target }) => onPeriodChange((target.value as Period) || null)}
      className="w-full sm:w-44"
    >
      {periods.map((period) => (
        <option key={period} value={period}>
          {periodLabels[period]}
        </option>
      ))}
      {offersDays && <option value="">Custom range…</option>}
    </Select>
  );
}
