"use client";

import { useDebounced } from "@/components/list/use-debounced";
import { useQueryState } from "@/components/list/use-query-state";
import { type AuditFilter, auditFilters } from "@/lib/contract/audit-basics";

const defaults = { actions: "all", from: "", to: "", search: "", page: "1" };

/** What of the record is shown. `query` follows the typing only in its pauses; `shown` is what a file of it is to hold. */
export function useAuditQuery() {
  const [state, change] = useQueryState(defaults);
  const actions: AuditFilter = state.actions in auditFilters ? (state.actions as AuditFilter) : "all";
  const chosen = {
    actions: actions === "all" ? undefined : actions,
    from: state.from || undefined,
    to: state.to || undefined,
  };
  const page = Math.max(1, Number(state.page) || 1);
  const search = useDebounced(state.search);
  return {
    ...{ search: state.search, actions, from: state.from, to: state.to, page },
    isFiltered: Object.values(chosen).some((value) => value !== undefined),
    query: { ...chosen, search, page },
    shown: { ...chosen, search: state.search },
    setSearch: (search: string) => change({ search, page: "1" }),
    setPage: (page: number) => change({ page: String(page) }),
    setFilter: (filter: Partial<Pick<typeof defaults, "actions" | "from" | "to">>) => change({ ...filter, page: "1" }),
  };
}

export type AuditQuery = ReturnType<typeof useAuditQuery>;
