"use client";

import { sampleAnalytics } from "@/lib/api/samples/analytics";
import type { Analytics, Period } from "@/lib/contract/analytics";
import { limits } from "@/lib/contract/limits";
import { type Sample, useSample } from "./use-sample";

export function useAnalytics(period: Period): Sample<Analytics> {
  return useSample("analytics", `analytics ${period}`, async () => {
    await new Promise((resolve) => setTimeout(resolve, limits.sampleDelay));
    return sampleAnalytics[period];
  });
}
