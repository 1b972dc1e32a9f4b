"use client";

import { useQueryState } from "@/components/list/use-query-state";
import type { Range } from "@/lib/api/analytics";
import { defaultPeriod, findRangeFault, isDay, periods } from "@/lib/contract/analytics-basics";

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
  const [values, setValues] = useQueryState(defaults);
  const { search, ordering, page } = values;
  return {
    range: readRange(values),
    setRange: (range: Range) => setValues({ period: defaultPeriod, from: "", to: "", ...range, page: "1" }),
    companies: {
      search,
      ordering,
      page: Math.max(1, Number.parseInt(page, 10) || 1),
      setSearch: (search: string) => setValues({ search, page: "1" }),
      setOrdering: (ordering: string) => setValues({ ordering, page: "1" }),
      setPage: (page: number) => setValues({ page: String(page) }),
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
