"use client";

import { useDebounced } from "@/components/list/use-debounced";
import { usePagedQuery } from "@/components/list/use-query-state";
import type { LeadFilter } from "@/lib/api/leads";
import { type LeadKind, type LeadStatus, leadKinds, leadStatuses } from "@/lib/contract/leads/values";

const defaults = { status: "all", kind: "all", sort: "newest", search: "", page: "1" };

/** What the list may be sorted by; reminders leave out whoever has none. */
export const sorts = {
  newest: { ordering: "-created_at" },
  oldest: { ordering: "created_at" },
  reminders: { ordering: "remind_on", reminded: true },
} as const satisfies Record<string, LeadFilter>;

/** Which leads are shown. `query` follows the typing only in its pauses; `shown` is what a file of them is to hold. */
export function useLeadQuery() {
  const { values, page, change, setPage } = usePagedQuery(defaults);
  const sort = values.sort in sorts ? (values.sort as keyof typeof sorts) : "newest";
  const chosen = {
    status: leadStatuses.find((status) => status === values.status),
    kind: leadKinds.find((kind) => kind === values.kind),
    ...sorts[sort],
  };
  const search = useDebounced(values.search);
  return {
    search: values.search,
    page,
    status: chosen.status,
    kind: chosen.kind,
    sort,
    isFiltered: Boolean(chosen.status || chosen.kind) || sort === "reminders",
    query: { ...chosen, search, page },
    shown: { ...chosen, search: values.search },
    setSearch: (search: string) => change({ search }),
    setPage,
    setStatus: (status: LeadStatus | "all") => change({ status }),
    setKind: (kind: LeadKind | "all") => change({ kind }),
    setSort: (sort: keyof typeof sorts) => change({ sort }),
  };
}

export type LeadQuery = ReturnType<typeof useLeadQuery>;
