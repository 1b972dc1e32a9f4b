import type { FeedbackStatus } from "@/lib/contract/feedback-basics";

export const statusLabels: Record<FeedbackStatus, string> = {
  approved: "Approved",
  pending: "Pending",
  rejected: "Rejected",
};

export function starsLabel(rating: number): string {
  return rating === 1 ? "1 star" : `${rating} stars`;
}
