import type { Overview } from "@/lib/contract/overview";
import type { Counts } from "./repo";

/** Views, feedback and conversion are not measured, so they have no figure. */
export function presentOverview(counts: Counts): Overview {
  return {
    clients: counts.clients ?? null,
    active_clients: counts.active_clients ?? null,
    documents: counts.documents,
    products: counts.products,
    views: null,
    feedback: null,
    conversion_rate: null,
  };
}
