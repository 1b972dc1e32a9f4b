"use client";

import { useDebounced } from "@/components/list/use-debounced";
import { useQueryState } from "@/components/list/use-query-state";
import type { LeadFilter } from "@/lib/api/leads";
import { type LeadKind, type LeadStatus, leadKinds, leadStatuses } from "@/lib/contract/lead-basics";

const defaults = { status: "all", kind: "all", sort: "newest", search: "", page: "1" };

/** What the list may be sorted by; reminders leave out whoever has none. */
export const sorts = {
  newest: { ordering: "-created_at" },
  oldest: { ordering: "created_at" },
  reminders: { ordering: "remind_on", reminded: true },
} as const satisfies Record<string, LeadFilter>;

/** Which leads are shown. `query` follows the typing only in its pauses; `shown` is what a file of them is to hold. */
export function useLeadQuery() {
  const [state, change] = useQueryState(defaults);
  const sort = state.sort in sorts ? (state.sort as keyof typeof sorts) : "newest";
  const chosen = {
    status: leadStatuses.find((status) => status === state.status),
    kind: leadKinds.find((kind) => kind === state.kind),
    ...sorts[sort],
  };
  const page = Math.max(1, Number(state.page) || 1);
  const search = useDebounced(state.search);
  return {
    search: state.search,
    page,
    status: chosen.status,
    kind: chosen.kind,
    sort,
    isFiltered: Boolean(chosen.status || chosen.kind) || sort === "reminders",
    query: { ...chosen, search, page },
    shown: { ...chosen, search: state.search },
    setSearch: (search: string) => change({ search, page: "1" }),
    setPage: (page: number) => change({ page: String(page) }),
    setStatus: (status: LeadStatus | "all") => change({ status, page: "1" }),
    setKind: (kind: LeadKind | "all") => change({ kind, page: "1" }),
    setSort: (sort: keyof typeof sorts) => change({ sort, page: "1" }),
  };
}

export type LeadQuery = ReturnType<typeof useLeadQuery>;
