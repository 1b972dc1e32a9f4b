"use client";

import { MessageSquare, SearchX } from "lucide-react";
import type { ReactNode } from "react";
import { EmptyState } from "@/components/ui/empty-state";
import type { FeedbackActions } from "@/lib/api/feedback";
import type { Feedback } from "@/lib/contract/feedback";
import { FeedbackCard } from "./feedback-card";
import { FeedbackFilters } from "./feedback-filters";
import type { FeedbackFilter } from "./use-feedback-filter";

type FeedbackListProps = {
  items: Feedback[];
  filter: FeedbackFilter;
  actions: FeedbackActions;
  addButton: ReactNode;
};

export function FeedbackList({ items, filter, actions, addButton }: FeedbackListProps) {
  const shown = items.filter(filter.matches);
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-col gap-3 lg:flex-row lg:items-center lg:justify-between">
        <FeedbackFilters filter={filter} />
        <p role="status" className="text-sm text-muted-foreground tabular-nums">
          {shown.length} of {items.length} feedback items
        </p>
      </div>
      {shown.length > 0 ? (
        <ul className="grid gap-4 lg:grid-cols-2">
          {shown.map((item) => (
            <li key={item.id} className="min-w-0">
              <FeedbackCard item={item} actions={actions} />
            </li>
          ))}
        </ul>
      ) : (
        <NoFeedback isFiltered={filter.isActive}>{addButton}</NoFeedback>
      )}
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
