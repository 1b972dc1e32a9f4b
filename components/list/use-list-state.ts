"use client";

import { useSearchParams } from "next/navigation";
import { useEffect, useState } from "react";
import { showQuery } from "@/lib/browser/show-query";

export type ListState = { search: string; page: number; ordering: string };

/**
 * What a list shows, kept in the address too, so that going back to the list (or sharing it) finds it as it was left.
 * A new search or order starts at the first page.
 */
export function useListState(defaultOrdering: string) {
  const params = useSearchParams();
  const [state, setState] = useState<ListState>(() => ({
    search: params.get("search") ?? "",
    page: Math.max(1, Number(params.get("page")) || 1),
    ordering: params.get("ordering") ?? defaultOrdering,
  }));

  useEffect(() => {
    const query = new URLSearchParams();
    if (state.search) query.set("search", state.search);
    if (state.ordering !== defaultOrdering) query.set("ordering", state.ordering);
    if (state.page > 1) query.set("page", String(state.page));
    showQuery(query);
  }, [state, defaultOrdering]);

  return {
    ...state,
    setSearch: (search: string) => setState((old) => ({ ...old, search, page: 1 })),
    setOrdering: (ordering: string) => setState((old) => ({ ...old, ordering, page: 1 })),
    setPage: (page: number) => setState((old) => ({ ...old, page })),
  };
}
