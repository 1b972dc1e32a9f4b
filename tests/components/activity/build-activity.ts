import type { Activity } from "@/lib/contract/audit/schema";

let lastId = 0;

export function buildActivity(overrides: Partial<Activity> = {}): Activity {
  return {
    id: ++lastId,
    action: "document_created",
    at: "2026-11-20T10:00:00.000Z",
    is_own: true,
    detail: "Catalogue",
    client_id: 3,
    company_name: "Sharma Traders",
    ...overrides,
  };
}

export function buildActivityList(results: readonly Activity[], count = results.length) {
  return { count, next: null, previous: null, results };
}
