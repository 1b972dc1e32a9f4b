"use client";

import { SearchInput } from "@/components/ui/field/search-input";
import { Select } from "@/components/ui/field/select";
import { feedbackStatuses, ratings } from "@/lib/contract/feedback/values";
import { callLimits } from "@/lib/contract/values";
import { starsLabel, statusLabels } from "./feedback-texts";
import type { FeedbackFilter } from "./use-feedback-filter";

export function FeedbackFilters({ filter }: { filter: FeedbackFilter }) {
  const { search, status, rating, setFilter } = filter;
  return (
    <div className="grid gap-3 min-[350px]:grid-cols-2 sm:flex">
      <SearchInput
        label="Search feedback"
        placeholder="Search feedback..."
        maxLength={callLimits.search}
        value={search}
        onValueChange={(search) => setFilter({ search })}
        className="max-sm:col-span-full sm:w-72"
      />
      <Select
        aria-label="Filter by status"
        value={status}
        onChange={({ target }) => setFilter({ status: target.value })}
        className="sm:w-44"
      >
        <option value="all">All statuses</option>
        {feedbackStatuses.map((status) => (
          <option key={status} value={status}>
            {statusLabels[status]}
          </option>
        ))}
      </Select>
      <Select
        aria-label="Filter by rating"
        value={rating}
        onChange={({ target }) => setFilter({ rating: target.value })}
        className="sm:w-40"
      >
        <option value="all">All ratings</option>
        {ratings.map((rating) => (
          <option key={rating} value={rating}>
            {starsLabel(rating)}
          </option>
        ))}
      </Select>
    </div>
  );
}
