"use client";

import { useDebounced } from "@/components/list/use-debounced";
import { usePagedQuery } from "@/components/list/use-query-state";
import { accountStatuses } from "@/lib/contract/content/values";
import { memberRoles } from "@/lib/contract/policies";
import { callLimits } from "@/lib/contract/values";

const defaults = { search: "", branch: "", role: "", status: "", page: "1" };

/** `search` follows typing, `query.search` is debounced. `branch`, `role` and `status` are empty for everybody. */
export function usePeopleQuery() {
  const { values, page, change, setPage } = usePagedQuery(defaults);
  const search = useDebounced(values.search);
  const role = memberRoles.find((one) => one === values.role);
  const status = accountStatuses.find((one) => one === values.status);
  const branch = /^\d+$/.test(values.branch) ? Number(values.branch) : undefined;
  return {
    ...values,
    page,
    isFiltered: role !== undefined || status !== undefined || branch !== undefined,
    change,
    setSearch: (next: string) => change({ search: next }),
    setPage,
    query: { page, page_size: callLimits.pageSize.max, search, branch, role, status },
  };
}

export type PeopleList = ReturnType<typeof usePeopleQuery>;
