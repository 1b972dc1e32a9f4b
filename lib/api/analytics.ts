"use client";

import { analyticsOperations } from "@/lib/contract/analytics/operations";
import type { Analytics } from "@/lib/contract/analytics/schema";
import { analyticsLimits, defaultPeriod, type Period } from "@/lib/contract/analytics/values";
import type { ListQuery } from "@/lib/contract/pagination";
import { screenLimits } from "@/lib/contract/values";
import { useProvider } from "./call/provider";
import { useAnswer } from "./call/use-answer";
import { type Shown, useSample } from "./samples/use-sample";

const { getAnalytics, getLiveVisitors, listCompanyFigures } = analyticsOperations;

/** A period up to today, or days in the company's time zone, inclusive. */
export type Range = { period: Period } | { from: string; to: string };

export const refreshing = { refreshInterval: analyticsLimits.refresh };

/** Refreshed while on screen. The caller's figures; for an administrator those of one client, or of all. */
export function useAnalytics(range: Range, clientId?: number): Shown<Analytics> {
  const period = "period" in range ? range.period : defaultPeriod;
  const { isFull } = useProvider();
  const sample = useSample(`analytics ${period}`, async () => {
    const samples = import("@/lib/api/samples/analytics");
    await new Promise((resolve) => setTimeout(resolve, screenLimits.sampleDelay));
    return (await samples).sampleAnalytics[period];
  });
  const query = { ...range, client_id: clientId };
  const answer = useAnswer(isFull ? getAnalytics : null, { query }, refreshing);
  return isFull ? { ...answer, isSample: false } : sample;
}

/** No samples. */
export function useWeek() {
  const { isFull } = useProvider();
  return useAnswer(isFull ? getAnalytics : null, { query: { period: "7d" } }, refreshing);
}

/** 0 if unknown. */
export function useLiveVisitors(clientId?: number): number {
  const { isFull } = useProvider();
  const operation = isFull ? getLiveVisitors : null;
  const { data } = useAnswer(operation, { query: { client_id: clientId } }, { refreshInterval: analyticsLimits.live });
  return data?.visitors ?? 0;
}

export function useCompanyFigures(range: Range, query: Partial<ListQuery>) {
  return useAnswer(listCompanyFigures, { query: { ...range, ...query } }, refreshing);
}
