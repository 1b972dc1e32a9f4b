"use client";

import { useState } from "react";
import { PartFailure } from "@/components/list/failures";
import { useCan } from "@/components/session/session-user";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Select } from "@/components/ui/field/select";
import { Pagination } from "@/components/ui/navigation/pagination";
import { useActivity } from "@/lib/api/activity";
import type { ActivityFilter } from "@/lib/contract/audit/values";
import { activityLimits } from "@/lib/contract/notifications/values";
import { ActivityList, ActivityListSkeleton, mergeActivity } from "./activity-list";

export function RecentActivity() {
  const seesClients = useCan("clients.see");
  const [page, setPage] = useState(1);
  // To administrators their own sign-ins are no news; a client may find in its list that somebody else has signed in.
  const [actions, setActions] = useState<ActivityFilter>(seesClients ? "without_sign_ins" : "all");
  const { data, error, mutate } = useActivity({ page, actions });
  const [isWhole, setIsWhole] = useState(false);
  const pageCount = data ? Math.max(1, Math.ceil(data.count / activityLimits.pageSize)) : page;
  const entries = mergeActivity(data?.results ?? []);
  const isMore = entries.length > activityLimits.shown || pageCount > 1;
  const show = (next: ActivityFilter) => {
    setActions(next);
    setPage(1);
  };
  return (
    <section aria-labelledby="recent-activity">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="recent-activity" className="text-sm font-medium text-muted-foreground">
          Recent Activity
        </h2>
        <ActivityFilterSelect actions={actions} onActionsChange={show} />
      </div>
      <Card className="overflow-hidden py-1">
        {!data && !error && <ActivityListSkeleton />}
        {!data && Boolean(error) && (
          <PartFailure title="Failed to fetch recent activity" error={error} onRetry={() => mutate()} />
        )}
        {data?.results.length === 0 && <p className="p-5 text-sm text-muted-foreground">Nothing has happened yet</p>}
        {entries.length > 0 && <ActivityList entries={isWhole ? entries : entries.slice(0, activityLimits.shown)} />}
        {isMore && !isWhole && (
          <div className="border-t border-border px-2 py-1">
            <Button variant="ghost" onClick={() => setIsWhole(true)}>
              Show more
            </Button>
          </div>
        )}
        {pageCount > 1 && isWhole && (
          <div className="border-t border-border px-3 py-3 sm:px-5">
            <Pagination page={page} pageCount={pageCount} onPageChange={setPage} />
          </div>
        )}
      </Card>
    </section>
  );
}

type ActivityFilterSelectProps = { actions: ActivityFilter; onActionsChange: (actions: ActivityFilter) => void };

const labels: Record<ActivityFilter, string> = {
  all: "Everything",
  without_sign_ins: "Without sign-ins",
  clients: "Clients",
  content: "Content",
};

/** Each role is offered what there may be of in its list. */
function ActivityFilterSelect({ actions, onActionsChange }: ActivityFilterSelectProps) {
  const seesClients = useCan("clients.see");
  const offered = ["all", "without_sign_ins", seesClients ? "clients" : "content"] as const;
  return (
    <Select
      aria-label="Show"
      value={actions}
      onChange={({ target }) => onActionsChange(target.value as ActivityFilter)}
      className="w-44"
    >
      {offered.map((filter) => (
        <option key={filter} value={filter}>
          {labels[filter]}
        </option>
      ))}
    </Select>
  );
}
