import type { Notification } from "@/lib/contract/notifications/schema";
import type { NotificationRow } from "./repo";

export function presentNotification(row: NotificationRow): Notification {
  return {
    id: row.id,
    kind: row.kind,
    detail: row.detail,
    count: row.count,
    subject_id: row.subject_id,
    read: row.read_at !== null,
    created_at: row.created_at,
  };
}
