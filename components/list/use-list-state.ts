"use client";

import { useMemo } from "react";
import { usePagedQuery } from "./use-query-state";

/** What a list shows: what was searched for, in which order, and which page. */
export function useListState(defaultOrdering: string) {
  const defaults = useMemo(() => ({ search: "", ordering: defaultOrdering, page: "1" }), [defaultOrdering]);
  const { values, page, change, setPage } = usePagedQuery(defaults);
  return {
    ...values,
    page,
    setSearch: (search: string) => change({ search }),
    setOrdering: (ordering: string) => change({ ordering }),
    setPage,
  };
}
