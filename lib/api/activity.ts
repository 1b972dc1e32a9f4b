"use client";

import { type Activity, activityListSchema } from "@/lib/contract/activity";
import { pathOf } from "@/lib/contract/endpoints";
import { limits } from "@/lib/contract/limits";
import type { List } from "@/lib/contract/pagination";
import { listAnswerSchema } from "@/lib/provider-client/list-answer";
import { RequestError } from "./request";
import { useAnswer } from "./use-answer";

const listSchema = listAnswerSchema(activityListSchema);
const nothing: List<Activity> = { count: 0, next: null, previous: null, results: [] };

/**
 * One page of what happened, newest first, kept fresh while it is on screen; the first page is one call for all who show
 * it. A provider that keeps no record (404) has nothing to tell.
 */
export function useActivity(page = 1) {
  const query = { page: page > 1 ? page : undefined, page_size: limits.activity.pageSize };
  const answer = useAnswer(pathOf("activity", {}, query), listSchema, { refreshInterval: limits.activity.refresh });
  const { data, error, mutate } = answer;
  const isLacking = error instanceof RequestError && error.status === 404;
  return isLacking ? { data: nothing, error: undefined, mutate } : { data, error, mutate };
}
