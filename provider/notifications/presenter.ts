import type { Notification, NotificationSettings } from "@/lib/contract/notifications/schema";
import type { MailingsRow } from "./mailings/repo";
import type { NotificationRow } from "./repo";

export function presentNotification(row: NotificationRow): Notification {
  return {
    id: row.id,
    kind: row.kind,
    detail: row.detail,
    count: row.count,
    client_id: row.client_id,
    subject_id: row.subject_id,
    read: row.read_at !== null,
    created_at: row.created_at,
  };
}

export type Settings = { mailings: MailingsRow; canMail: boolean; devices: number };

export function presentSettings({ mailings, canMail, devices }: Settings): NotificationSettings {
  return {
    mail_leads: mailings.is_for_leads,
    mail_reviews: mailings.is_for_reviews,
    mail_digest: mailings.is_for_digest,
    mail_sign_ups: mailings.is_for_sign_ups,
    mail_announcements: mailings.is_for_announcements,
    mail_operations: mailings.is_for_operations,
    can_mail: canMail,
    devices,
  };
}
