"use client";

import { useDebounced } from "@/components/list/use-debounced";
import { usePagedQuery } from "@/components/list/use-query-state";

const defaults = { search: "", plan: "", ordering: "-created_at", page: "1" };

/** `search` follows typing, `query.search` is debounced. `plan` is empty for all clients. */
export function useClientQuery() {
  const { values, page, change, setPage } = usePagedQuery(defaults);
  const { plan, ordering } = values;
  const search = useDebounced(values.search);
  return {
    ...values,
    page,
    setSearch: (search: string) => change({ search }),
    setPlan: (plan: string) => change({ plan }),
    setOrdering: (ordering: string) => change({ ordering }),
    setPage,
    query: { search, page, ordering, plan: plan === "" ? undefined : Number(plan) },
  };
}
