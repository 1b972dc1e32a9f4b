import type { Feedback, FeedbackStats, OwnFeedback, PublicFeedback } from "@/lib/contract/feedback/schema";
import type { FeedbackOrigin, FeedbackStatus } from "@/lib/contract/feedback/values";
import { can, type Principal } from "@/lib/contract/policies";
import type { KeyRing } from "@/lib/runtime/secrets/key-ring";
import type { Row } from "../ports/database/schema";
import type { FeedbackRow, FeedbackSums } from "./repo";
import { signReview } from "./review-tokens";

/** Whose card it is on is for those who see that of all companies. */
export function presentFeedback(row: FeedbackRow, reader: Principal, tokenKeys: KeyRing): Feedback {
  return {
    id: row.id,
    customer_name: row.customer_name,
    customer_email: row.customer_email,
    customer_phone: row.customer_phone,
    message: row.message,
    rating: row.rating,
    status: row.status as FeedbackStatus,
    response: row.response ?? undefined,
    origin: row.origin as FeedbackOrigin,
    consent: row.consent,
    ...(row.origin === "visitor" && { token: signReview(tokenKeys, row.id) }),
    ...(can(reader, "clients.see") && { client_id: row.client_id, company_name: row.company_name }),
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}

/** The public fields: no e-mail, phone number or consent. */
export function presentPublicFeedback(row: Row<"feedback">): PublicFeedback {
  return {
    id: row.id,
    customer_name: row.customer_name,
    message: row.message,
    rating: row.rating,
    response: row.response ?? undefined,
    origin: row.origin as FeedbackOrigin,
    created_at: row.created_at,
  };
}

/** For the review's author; the answer is included only once the card shows it. */
export function presentOwnFeedback(row: FeedbackRow): OwnFeedback {
  const { status, rating, message, response, slug, company_name } = row;
  const isShown = status === "approved";
  return {
    status: status as FeedbackStatus,
    rating,
    message,
    response: (isShown && response) || "",
    company: { slug, company_name },
  };
}

export function presentFeedbackStats(sums: FeedbackSums): FeedbackStats {
  const { approved, pending, rejected } = sums;
  return {
    total: approved.count + pending.count + rejected.count,
    pending: pending.count,
    approved: approved.count,
    rejected: rejected.count,
    average: presentAverage(sums),
  };
}

/** The average of approved ratings, to one decimal. */
export function presentAverage({ approved: { count, sum } }: FeedbackSums): number | null {
  return count === 0 ? null : Math.round((sum / count) * 10) / 10;
}
