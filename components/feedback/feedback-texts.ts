import type { Feedback } from "@/lib/contract/feedback/schema";
import type { FeedbackStatus } from "@/lib/contract/feedback/values";
import type { Key } from "@/lib/i18n/messages";

export const statusNames = {
  approved: "feedback.status.approved",
  pending: "feedback.status.pending",
  rejected: "feedback.status.rejected",
} as const satisfies Record<FeedbackStatus, Key>;

export function contactOf({ customer_phone: phone, customer_email: email }: Feedback): string {
  return [phone, email].filter(Boolean).join(", ");
}
