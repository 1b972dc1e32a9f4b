"use client";

import type { Analytics } from "@/lib/contract/analytics";
import { defaultPeriod, type Period } from "@/lib/contract/analytics-basics";
import { screenLimits } from "@/lib/contract/limits/call";
import { analyticsLimits } from "@/lib/contract/limits/figure";
import { analyticsOperations } from "@/lib/contract/operations/analytics";
import type { ListQuery } from "@/lib/contract/pagination";
import { useAnswer } from "./call/use-answer";
import { useCapabilities } from "./kept/capabilities";
import { orSample, type Shown, useSample } from "./kept/use-sample";

const { getAnalytics, getLiveVisitors, listCompanyFigures } = analyticsOperations;

/** A period up to today, or any days of the company's calendar, the last one included. */
export type Range = { period: Period } | { from: string; to: string };

const refreshing = { refreshInterval: analyticsLimits.refresh };

/** The figures of `range`, kept fresh while they are on screen: the caller's, or as an administrator those of one client or of all. */
export function useAnalytics(range: Range, clientId?: number): Shown<Analytics> {
  const period = "period" in range ? range.period : defaultPeriod;
  const sample = useSample("analytics", `analytics ${period}`, async () => {
    const samples = import("@/lib/api/samples/analytics");
    await new Promise((resolve) => setTimeout(resolve, screenLimits.sampleDelay));
    return (await samples).sampleAnalytics[period];
  });
  const query = { ...range, client_id: clientId };
  return orSample(sample, useAnswer(sample.isKept ? getAnalytics : null, { query }, refreshing));
}

/** The figures of the last seven days, where the provider keeps any: nobody is told made-up ones by the way. */
export function useWeek() {
  const { data: capabilities, isLoading } = useCapabilities();
  const operation = capabilities?.analytics ? getAnalytics : null;
  const answer = useAnswer(operation, { query: { period: "7d" } }, refreshing);
  return { data: answer.data, isLoading: isLoading || answer.isLoading };
}

/** How many people look at a card right now; 0 where nobody knows. */
export function useLiveVisitors(clientId?: number): number {
  const { data: capabilities } = useCapabilities();
  const operation = capabilities?.analytics ? getLiveVisitors : null;
  const { data } = useAnswer(operation, { query: { client_id: clientId } }, { refreshInterval: analyticsLimits.live });
  return data?.visitors ?? 0;
}

/** A page of companies by their figures of `range`. */
export function useCompanyFigures(range: Range, query: Partial<ListQuery>) {
  return useAnswer(listCompanyFigures, { query: { ...range, ...query } }, refreshing);
}
