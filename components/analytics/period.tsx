"use client";

import { usePagedQuery } from "@/components/list/use-query-state";
import { Select } from "@/components/ui/field/select";
import type { Range } from "@/lib/api/analytics";
import { defaultPeriod, findRangeFault, isDay, type Period, periods } from "@/lib/contract/analytics/values";
import { periodLabels } from "./labels";

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

const defaults = {
  client: "",
  period: defaultPeriod as string,
  from: "",
  to: "",
  search: "",
  ordering: "-views",
  page: "1",
};

/** What the screen shows, as its address has it: some days and, in the list of companies, a part of it. */
export function useAnalyticsQuery() {
  const { values, page, change, setPage } = usePagedQuery(defaults);
  const { search, ordering } = values;
  return {
    range: readRange(values),
    setRange: (range: Range) => change({ period: defaultPeriod, from: "", to: "", ...range }),
    companies: {
      search,
      ordering,
      page,
      setSearch: (search: string) => change({ search }),
      setOrdering: (ordering: string) => change({ ordering }),
      setPage,
    },
  };
}

export type CompaniesQuery = ReturnType<typeof useAnalyticsQuery>["companies"];

/** Days come before a period; what is neither counts as the default. */
function readRange({ period, from, to }: typeof defaults): Range {
  if (isDay(from) && isDay(to) && !findRangeFault({ from, to })) return { from, to };
  return { period: periods.find((known) => known === period) ?? defaultPeriod };
}

/** What of `range` an address has to name. */
export function toQuery(range: Range): Partial<Record<"period" | "from" | "to", string>> {
  return "period" in range && range.period === defaultPeriod ? {} : range;
}
