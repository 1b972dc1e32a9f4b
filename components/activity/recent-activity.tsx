"use client";

import { useState } from "react";
import { PartFailure } from "@/components/list/part-failure";
import { Card } from "@/components/ui/card";
import { Pagination } from "@/components/ui/navigation/pagination";
import { useActivity } from "@/lib/api/activity";
import { limits } from "@/lib/contract/limits";
import { ActivityList, ActivityListSkeleton } from "./activity-list";

export function RecentActivity() {
  const [page, setPage] = useState(1);
  const { data, error, mutate } = useActivity(page);
  const pageCount = data ? Math.max(1, Math.ceil(data.count / limits.activity.pageSize)) : page;
  return (
    <section aria-labelledby="recent-activity">
      <h2 id="recent-activity" className="mb-3 text-sm font-medium text-muted-foreground">
        Recent Activity
      </h2>
      <Card className="overflow-hidden py-1">
        {!data && !error && <ActivityListSkeleton />}
        {!data && Boolean(error) && (
          <PartFailure title="Failed to fetch recent activity" error={error} onRetry={() => mutate()} />
        )}
        {data?.results.length === 0 && <p className="p-5 text-sm text-muted-foreground">Nothing has happened yet</p>}
        {data && data.results.length > 0 && <ActivityList entries={data.results} />}
        {pageCount > 1 && (
          <div className="border-t border-border px-3 py-3 sm:px-5">
            <Pagination page={page} pageCount={pageCount} onPageChange={setPage} />
          </div>
        )}
      </Card>
    </section>
  );
}
