import type { Overview } from "@/lib/contract/analytics/schema";
import type { Counts } from "./repo";

export function presentOverview(counts: Counts): Overview {
  return {
    clients: counts.clients ?? null,
    active_clients: counts.active_clients ?? null,
    documents: counts.documents,
    products: counts.products,
    views: counts.views ?? null,
    feedback: counts.feedback ?? null,
    conversion_rate: counts.conversion ? rateOf(counts.conversion) : null,
  };
}

/** Percent with one decimal; one view may lead to several contacts. */
function rateOf({ views, contacts }: NonNullable<Counts["conversion"]>): number | null {
  return views === 0 ? null : Math.min(100, Math.round((contacts / views) * 1_000) / 10);
}
