"use client";

import { personFiguresOperations } from "@/lib/contract/analytics/operations";
import { defaultPeriod } from "@/lib/contract/analytics/values";
import type { ListQuery } from "@/lib/contract/pagination";
import { callLimits } from "@/lib/contract/values";
import { type Range, refreshing } from "./analytics";
import { perform } from "./call/call";
import { useAnswer } from "./call/use-answer";

const { listPersonFigures, exportPersonFigures } = personFiguresOperations;

export function usePersonFigures(range: Range, query: Partial<ListQuery>) {
  return useAnswer(listPersonFigures, { query: { ...range, ...query } }, refreshing);
}

/** What the cards of some people, at most a page, brought in the last 30 days; null asks nothing. */
export function useRecentFigures(ids: readonly number[] | null) {
  const query = ids && { period: defaultPeriod, page_size: callLimits.pageSize.max, people: ids.join(",") };
  return useAnswer(query && query.people !== "" ? listPersonFigures : null, { query: query ?? {} });
}

/** What the file of people's figures is asked by. */
type PersonFile = Range & Partial<Pick<ListQuery, "search" | "ordering">>;

/** @throws RequestError if the file cannot be downloaded */
export async function checkPersonFigures(query: PersonFile): Promise<void> {
  await perform({ ...exportPersonFigures, method: "HEAD" }, { query });
}
