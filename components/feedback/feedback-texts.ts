import type { Feedback } from "@/lib/contract/feedback/schema";
import type { FeedbackStatus } from "@/lib/contract/feedback/values";

export const statusLabels: Record<FeedbackStatus, string> = {
  approved: "Approved",
  pending: "Pending",
  rejected: "Rejected",
};

export function starsLabel(rating: number): string {
  return rating === 1 ? "1 star" : `${rating} stars`;
}

export function contactOf({ customer_phone: phone, customer_email: email }: Feedback): string {
  return [phone, email].filter(Boolean).join(", ");
}
