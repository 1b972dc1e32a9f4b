import type { Feedback, FeedbackStats, OwnFeedback, PublicFeedback } from "@/lib/contract/feedback/schema";
import type { FeedbackOrigin, FeedbackStatus } from "@/lib/contract/feedback/values";
import { ownReviewPath } from "@/lib/contract/paths";
import { can, type Principal } from "@/lib/contract/policies";
import type { T } from "@/lib/i18n/translator";
import type { KeyRing } from "@/lib/runtime/secrets/key-ring";
import { readLanguage, translatorOfRow } from "../kernel/language";
import type { Row } from "../ports/database/schema";
import type { FeedbackRow, FeedbackSums } from "./repo";
import { signReview } from "./review-tokens";

/** Who writes for one who may answer, and where the site is. */
type Replying = { t: T; siteUrl: string };

/** Whose card it is on is for those who see that of all companies. */
export function presentFeedback(
  row: FeedbackRow,
  reader: Principal,
  tokenKeys: KeyRing,
  replying?: Replying,
): Feedback {
  const token = row.origin === "visitor" ? signReview(tokenKeys, row.id) : undefined;
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
    language: readLanguage(row.language),
    ...(replying && { reply: writeReply(row, token, replying) }),
    ...(token && { token }),
    ...(can(reader, "clients.see") && { client_id: row.client_id, company_name: row.company_name }),
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}

/** Besides the name it has nothing that the sender or the company wrote in the review. */
function writeReply(row: FeedbackRow, token: string | undefined, { t: reader, siteUrl }: Replying): string {
  const { language, status, response, customer_name: name, company_name: company } = row;
  const t = translatorOfRow(language, reader.language);
  if (!token || !response || status !== "approved") return t("feedback.view.greeting", { name });
  return t("feedback.answer.chatFrom", { company, url: siteUrl + ownReviewPath(token) });
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
  const { status, rating, message, response, slug, company_name, language } = row;
  const isShown = status === "approved";
  return {
    status: status as FeedbackStatus,
    rating,
    message,
    response: (isShown && response) || "",
    company: { slug, company_name },
    language: readLanguage(language),
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
