"use client";

import type { Activity, ActivityFilter } from "@/lib/contract/activity";
import { limits } from "@/lib/contract/limits";
import { activityOperations } from "@/lib/contract/operations/activity";
import type { List } from "@/lib/contract/pagination";
import { orNothing, useAnswer } from "./call/use-answer";

const nothing: List<Activity> = { count: 0, next: null, previous: null, results: [] };

/**
 * One page of what happened, newest first, kept fresh while it is on screen; the first page is one call for all who show
 * it. A provider that keeps no record (404) has nothing to tell.
 */
export function useActivity({ page = 1, actions = "all" }: { page?: number; actions?: ActivityFilter } = {}) {
  const query = {
    actions: actions === "all" ? undefined : actions,
    page: page > 1 ? page : undefined,
    page_size: limits.activity.pageSize,
  };
  const refreshing = { refreshInterval: limits.activity.refresh };
  return orNothing(useAnswer(activityOperations.listActivity, { query }, refreshing), nothing);
}
