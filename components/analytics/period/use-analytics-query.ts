"use client";

import { usePagedQuery } from "@/components/list/use-query-state";
import type { Range } from "@/lib/api/analytics";
import { defaultPeriod, findRangeFault, isDay, periods } from "@/lib/contract/analytics/values";

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
