"use client";

import { useDebounced } from "@/components/list/use-debounced";
import { usePagedQuery } from "@/components/list/use-query-state";
import { requestFilters } from "@/lib/contract/billing/values";

export const shownFilters = ["claimed", "open", "paid", "refused", "all"] as const;
export type ShownFilter = (typeof shownFilters)[number];

const defaults = { status: "claimed", search: "", page: "1" };

/** Which requests are shown: first those that are said to be paid. */
export function useRequestQuery() {
  const { values, page, change, setPage } = usePagedQuery(defaults);
  const filter = shownFilters.find((one) => one === values.status) ?? "claimed";
  const search = useDebounced(values.search);
  return {
    ...{ search: values.search, page, filter, isFiltered: filter !== "claimed" },
    query: { status: requestFilters.find((status) => status === filter), search, page },
    setSearch: (search: string) => change({ search }),
    setFilter: (status: ShownFilter) => change({ status }),
    setPage,
  };
}
