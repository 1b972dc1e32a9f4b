"use client";

import { MessageSquare, SearchX } from "lucide-react";
import type { ReactNode } from "react";
import { usePageCount } from "@/components/list/use-page-count";
import { EmptyState } from "@/components/ui/empty-state";
import { Pagination } from "@/components/ui/navigation/pagination";
import type { FeedbackActions, FeedbackPage } from "@/lib/api/feedback";
import { FeedbackCard } from "./feedback-card";
import { FeedbackFilters } from "./feedback-filters";
import type { FeedbackFilter } from "./use-feedback-filter";

type FeedbackListProps = {
  feedback: FeedbackPage;
  filter: FeedbackFilter;
  actions: FeedbackActions;
  siteUrl: string;
  addButton: ReactNode;
};

export function FeedbackList({ feedback, filter, actions, siteUrl, addButton }: FeedbackListProps) {
  const { results, count, total } = feedback;
  const { page, setPage } = filter;
  const pageCount = usePageCount(count, page, setPage);

  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-col gap-3 lg:flex-row lg:items-center lg:justify-between">
        <FeedbackFilters filter={filter} />
        <p role="status" className="text-sm text-muted-foreground tabular-nums">
          {count} of {total} feedback items
        </p>
      </div>
      {results.length > 0 ? (
        <ul className="grid gap-4 lg:grid-cols-2">
          {results.map((item) => (
            <li key={item.id} className="min-w-0">
              <FeedbackCard item={item} actions={actions} siteUrl={siteUrl} />
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
  const title = "No feedback found";
  if (isFiltered)
    return <EmptyState icon={SearchX} title={title} description="Try adjusting your search or filters." />;
  return (
    <EmptyState
      icon={MessageSquare}
      title={title}
      description="No customer feedback yet. Encourage your customers to leave reviews!"
    >
      {children}
    </EmptyState>
  );
}
