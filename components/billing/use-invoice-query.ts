"use client";

import { useDebounced } from "@/components/list/use-debounced";
import { usePagedQuery } from "@/components/list/use-query-state";
import { documentKinds, keptYears } from "@/lib/contract/billing/values";

const defaults = { month: "", kind: "", search: "", page: "1" };

/** All months of which documents are kept, the newest first: "2026-11". */
export function months(): string[] {
  const now = new Date();
  const count = (keptYears + 1) * 12;
  return Array.from({ length: count }, (_, back) => {
    const first = new Date(Date.UTC(now.getFullYear(), now.getMonth() - back));
    return first.toISOString().slice(0, 7);
  });
}

export function useInvoiceQuery() {
  const { values, page, change, setPage } = usePagedQuery(defaults);
  const kind = documentKinds.find((one) => one === values.kind);
  const search = useDebounced(values.search);
  return {
    ...{ search: values.search, month: values.month, kind: kind ?? "", page },
    isFiltered: Boolean(values.month || kind),
    query: { month: values.month || undefined, kind, search, page },
    setSearch: (search: string) => change({ search }),
    setFilter: (filter: Partial<Pick<typeof defaults, "month" | "kind">>) => change(filter),
    setPage,
  };
}

export type InvoiceQuery = ReturnType<typeof useInvoiceQuery>;
