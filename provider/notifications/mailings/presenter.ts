import type { NotificationSettings } from "@/lib/contract/notifications/schema";
import type { MailingsRow } from "./repo";

export type Settings = { mailings: MailingsRow; canMail: boolean; devices: number };

export function presentSettings({ mailings, canMail, devices }: Settings): NotificationSettings {
  return {
    mail_leads: mailings.is_for_leads,
    mail_reviews: mailings.is_for_reviews,
    mail_digest: mailings.is_for_digest,
    mail_sign_ups: mailings.is_for_sign_ups,
    can_mail: canMail,
    devices,
  };
}
