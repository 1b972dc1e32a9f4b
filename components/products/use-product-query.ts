"use client";

import { useDebounced } from "@/components/list/use-debounced";
import { usePagedQuery } from "@/components/list/use-query-state";
import type { Key } from "@/lib/i18n/messages";

const defaults = { search: "", show: "all", page: "1" };

export const productFilters = {
  all: { label: "products.filters.all", query: {} },
  active: { label: "products.filters.active", query: { status: "active" } },
  inactive: { label: "products.filters.inactive", query: { status: "inactive" } },
  sold_out: { label: "products.filters.soldOut", query: { is_sold_out: true } },
} as const satisfies Record<string, { label: Key; query: object }>;
export type ProductFilter = keyof typeof productFilters;

/** What the list is asked for: the newest first. `search` follows the typing, `query.search` only its pauses. */
export function useProductQuery() {
  const { values, page, change, setPage } = usePagedQuery(defaults);
  const search = useDebounced(values.search);
  const show = values.show in productFilters ? (values.show as ProductFilter) : "all";
  return {
    search: values.search,
    show,
    page,
    query: { search, ordering: "-created_at", page, ...productFilters[show].query },
    setSearch: (search: string) => change({ search }),
    setShow: (show: ProductFilter) => change({ show }),
    setPage,
  };
}
