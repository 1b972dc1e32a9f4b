"use client";

import { useDebounced } from "./use-debounced";
import { useListState } from "./use-list-state";

/** What a content list is asked for: `search` follows the typing, `query.search` only its pauses. The order is the server's. */
export function useContentQuery() {
  const list = useListState("");
  const search = useDebounced(list.search);
  return { ...list, query: { search, page: list.page } };
}

export type ContentQuery = ReturnType<typeof useContentQuery>;
