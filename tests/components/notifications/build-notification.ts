import type { Notification } from "@/lib/contract/notifications/schema";

export function buildNotification(overrides: Partial<Notification> = {}): Notification {
  return {
    id: 7,
    kind: "lead_received",
    detail: "Asha Rao",
    count: null,
    subject_id: 3,
    read: false,
    created_at: new Date().toISOString(),
    ...overrides,
  };
}

export function buildNotificationList(results: Notification[], count = results.length) {
  return { count, next: null, previous: null, results };
}
