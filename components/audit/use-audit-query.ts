"use client";

import { useDebounced } from "@/components/list/use-debounced";
import { usePagedQuery } from "@/components/list/use-query-state";
import { type AuditFilter, auditFilters } from "@/lib/contract/audit/values";

const defaults = { actions: "all", from: "", to: "", search: "", page: "1" };

/** What of the record is shown. `query` follows the typing only in its pauses; `shown` is what a file of it is to hold. */
export function useAuditQuery() {
  const { values, page, change, setPage } = usePagedQuery(defaults);
  const actions: AuditFilter = values.actions in auditFilters ? (values.actions as AuditFilter) : "all";
  const chosen = {
    actions: actions === "all" ? undefined : actions,
    from: values.from || undefined,
    to: values.to || undefined,
  };
  const search = useDebounced(values.search);
  return {
    ...{ search: values.search, actions, from: values.from, to: values.to, page },
    isFiltered: Object.values(chosen).some((value) => value !== undefined),
    query: { ...chosen, search, page },
    shown: { ...chosen, search: values.search },
    setSearch: (search: string) => change({ search }),
    setPage,
    setFilter: (filter: Partial<Pick<typeof defaults, "actions" | "from" | "to">>) => change(filter),
  };
}

export type AuditQuery = ReturnType<typeof useAuditQuery>;
