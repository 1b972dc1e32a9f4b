"use client";

import { useMemo } from "react";
import { useDebounced } from "./use-debounced";
import { usePagedQuery } from "./use-query-state";

/** `search` follows typing, `query.search` is debounced. */
export function useContentQuery() {
  const list = useListState("");
  const search = useDebounced(list.search);
  return { ...list, query: { search, page: list.page } };
}

export type ContentQuery = ReturnType<typeof useContentQuery>;

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
