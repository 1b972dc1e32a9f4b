"use client";

import { MessageSquare, SearchX } from "lucide-react";
import type { ReactNode } from "react";
import { useT } from "@/components/i18n/translator-context";
import { useDebounced } from "@/components/list/use-debounced";
import { usePageCount } from "@/components/list/use-page-count";
import { usePagedQuery } from "@/components/list/use-query-state";
import { EmptyState } from "@/components/ui/empty-state";
import { SearchInput } from "@/components/ui/field/search-input";
import { Select } from "@/components/ui/field/select";
import { Pagination } from "@/components/ui/navigation/pagination";
import type { FeedbackActions, FeedbackPage, FeedbackQuery } from "@/lib/api/feedback";
import { feedbackStatuses, ratings } from "@/lib/contract/feedback/values";
import { callLimits } from "@/lib/contract/values";
import { FeedbackCard } from "./feedback-card";
import { statusNames } from "./feedback-texts";

type FeedbackListProps = {
  feedback: FeedbackPage;
  filter: FeedbackFilter;
  actions: FeedbackActions;
  addButton: ReactNode;
};

export function FeedbackList({ feedback, filter, actions, addButton }: FeedbackListProps) {
  const t = useT();
  const { results, count, total } = feedback;
  const { page, setPage } = filter;
  const pageCount = usePageCount(count, page, setPage);

  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-col gap-3 lg:flex-row lg:items-center lg:justify-between">
        <FeedbackFilters filter={filter} />
        <p role="status" className="text-sm text-muted-foreground tabular-nums">
          {t("feedback.list.count", { count, total })}
        </p>
      </div>
      {results.length > 0 ? (
        <ul className="grid gap-4 lg:grid-cols-2">
          {results.map((item) => (
            <li key={item.id} className="min-w-0">
              <FeedbackCard item={item} actions={actions} />
            </li>
          ))}
        </ul>
      ) : (
        <NoFeedback isFiltered={filter.isActive || total > 0}>{addButton}</NoFeedback>
      )}
      <Pagination page={page} pageCount={pageCount} onPageChange={setPage} />
    </div>
  );
}

function NoFeedback({ isFiltered, children }: { isFiltered: boolean; children: ReactNode }) {
  const t = useT();
  const title = t("feedback.list.noneFound");
  if (isFiltered) return <EmptyState icon={SearchX} title={title} description={t("feedback.list.tryFilter")} />;
  return (
    <EmptyState icon={MessageSquare} title={title} description={t("feedback.list.none")}>
      {children}
    </EmptyState>
  );
}

function FeedbackFilters({ filter }: { filter: FeedbackFilter }) {
  const t = useT();
  const { search, status, rating, setFilter } = filter;
  return (
    <div className="grid gap-3 min-[350px]:grid-cols-2 sm:flex">
      <SearchInput
        label={t("feedback.filter.search")}
        placeholder={t("feedback.filter.placeholder")}
        maxLength={callLimits.search}
        value={search}
        onValueChange={(search) => setFilter({ search })}
        className="max-sm:col-span-full sm:w-72"
      />
      <Select
        aria-label={t("feedback.filter.status")}
        value={status}
        onChange={({ target }) => setFilter({ status: target.value })}
        className="sm:w-44"
      >
        <option value="all">{t("feedback.filter.allStatuses")}</option>
        {feedbackStatuses.map((status) => (
          <option key={status} value={status}>
            {t(statusNames[status])}
          </option>
        ))}
      </Select>
      <Select
        aria-label={t("feedback.filter.rating")}
        value={rating}
        onChange={({ target }) => setFilter({ rating: target.value })}
        className="sm:w-40"
      >
        <option value="all">{t("feedback.filter.allRatings")}</option>
        {ratings.map((rating) => (
          <option key={rating} value={rating}>
            {t("feedback.stars", { count: rating })}
          </option>
        ))}
      </Select>
    </div>
  );
}

const noFilter = { search: "", status: "all", rating: "all", page: "1" };

/** Any change of filter goes back to page one. */
export function useFeedbackFilter() {
  const { values, page, change, setPage } = usePagedQuery(noFilter);
  const { search } = values;
  // Unknown values mean "all".
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

type FeedbackFilter = ReturnType<typeof useFeedbackFilter>;
