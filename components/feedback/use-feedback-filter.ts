"use client";

import { useDebounced } from "@/components/list/use-debounced";
import { usePagedQuery } from "@/components/list/use-query-state";
import type { FeedbackQuery } from "@/lib/api/feedback";
import { feedbackStatuses, ratings } from "@/lib/contract/feedback/values";

const noFilter = { search: "", status: "all", rating: "all", page: "1" };

/** What of the feedback is shown: by name, e-mail or message, by status, by rating. Another choice begins at page one. */
export function useFeedbackFilter() {
  const { values, page, change, setPage } = usePagedQuery(noFilter);
  const { search } = values;
  // Anything else in the address counts as "all".
  const status = feedbackStatuses.find((status) => status === values.status);
  const rating = ratings.find((rating) => String(rating) === values.rating);
  const query: FeedbackQuery = { search: useDebounced(search), status, rating, page };
  return {
    search,
    status: status ?? noFilter.status,
    rating: String(rating ?? noFilter.rating),
    page,
    query,
    isActive: search.trim() !== "" || status !== undefined || rating !== undefined,
    setFilter: (changes: Partial<Omit<typeof noFilter, "page">>) => change(changes),
    setPage,
    clear: () => change(noFilter),
  };
}

export type FeedbackFilter = ReturnType<typeof useFeedbackFilter>;
