"use client";

import { useQueryState } from "@/components/list/use-query-state";
import { type Feedback, feedbackStatuses, ratings } from "@/lib/contract/feedback";

const noFilter = { search: "", status: "all", rating: "all" };

/** Choices of the two selects, as texts; anything else in the address counts as "all". */
const statuses: string[] = [...feedbackStatuses];
const stars = ratings.map(String);

/** What of the feedback is shown: by name or message, by status, by rating. */
export function useFeedbackFilter() {
  const [values, setFilter] = useQueryState(noFilter);
  const { search } = values;
  const status = statuses.includes(values.status) ? values.status : noFilter.status;
  const rating = stars.includes(values.rating) ? values.rating : noFilter.rating;
  const wanted = search.trim().toLowerCase();

  function matches(item: Feedback): boolean {
    const isFound = [item.customer_name, item.message].some((text) => text.toLowerCase().includes(wanted));
    return isFound && ["all", item.status].includes(status) && ["all", String(item.rating)].includes(rating);
  }

  return {
    search,
    status,
    rating,
    isActive: wanted !== "" || status !== "all" || rating !== "all",
    matches,
    setFilter,
    clear: () => setFilter(noFilter),
  };
}

export type FeedbackFilter = ReturnType<typeof useFeedbackFilter>;
