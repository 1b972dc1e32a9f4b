"use client";

import type { Analytics, Period } from "@/lib/contract/analytics";
import { limits } from "@/lib/contract/limits";
import { sampleAnalytics } from "@/lib/sample-analytics";
import { type Sample, useSample } from "./use-sample";

export function useAnalytics(period: Period): Sample<Analytics> {
  return useSample("analytics", `analytics ${period}`, async () => {
    await new Promise((resolve) => setTimeout(resolve, limits.sampleDelay));
    return sampleAnalytics[period];
  });
}
