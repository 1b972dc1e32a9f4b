"use client";

import { useDebounced } from "@/components/list/use-debounced";
import { usePagedQuery } from "@/components/list/use-query-state";
import { subscriptionStates } from "@/lib/contract/plans/subscription";

const defaults = { search: "", plan: "", subscription: "", ordering: "-created_at", page: "1" };

/** `search` follows typing, `query.search` is debounced. `plan` and `subscription` are empty for all clients. */
export function useClientQuery() {
  const { values, page, change, setPage } = usePagedQuery(defaults);
  const { plan, ordering } = values;
  const subscription = subscriptionStates.find((state) => state === values.subscription);
  const search = useDebounced(values.search);
  return {
    ...values,
    page,
    setSearch: (search: string) => change({ search }),
    setPlan: (plan: string) => change({ plan }),
    setSubscription: (subscription: string) => change({ subscription }),
    setOrdering: (ordering: string) => change({ ordering }),
    setPage,
    query: { search, page, ordering, plan: plan === "" ? undefined : Number(plan), subscription },
  };
}
