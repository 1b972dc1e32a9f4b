"use client";

import { ActivityList, ActivityListSkeleton } from "@/components/activity/activity-list";
import { mergeActivity } from "@/components/activity/merge-activity";
import { PartFailure } from "@/components/list/part-failure";
import { useActivity } from "@/lib/api/activity";
import { activityLimits } from "@/lib/contract/limits/notification";
import * as paths from "@/lib/paths";
import { NewsFooter } from "./news-footer";

/** The newest activity. */
export function ActivityNews() {
  const { data, error, mutate } = useActivity();
  return (
    <>
      <p aria-hidden="true" className="border-b border-border px-5 py-3 text-sm font-semibold">
        Notifications
      </p>
      {!data && !error && <ActivityListSkeleton rows={3} />}
      {!data && Boolean(error) && (
        <PartFailure title="Failed to fetch notifications" error={error} onRetry={() => mutate()} />
      )}
      {data?.results.length === 0 && (
        <p className="px-5 py-8 text-center text-sm text-muted-foreground">Nothing new yet</p>
      )}
      {data && data.results.length > 0 && (
        <ActivityList entries={mergeActivity(data.results).slice(0, activityLimits.shown)} />
      )}
      <NewsFooter href={paths.dashboard} label="All activity" />
    </>
  );
}
