import { dayMs } from "@/lib/contract/clock";
import type { FeedbackStatus } from "@/lib/contract/feedback-basics";
import { feedbackLimits } from "@/lib/contract/limits/visitor";
import type { Deps } from "../deps";
import { createExpiry } from "../jobs/expire";
import type { Job } from "../jobs/job";
import { sendMail } from "../mail/jobs";
import { writeLetter } from "../mail/letter";
import { readMailingSite } from "../mail/mailing-site";
import type { KeptRows } from "../ports/database/queries/delete-before";
import type { Write } from "../write/write";

/** What is approved stays; what nobody has looked at for long, nobody will. */
export const feedbackJobs: readonly Job[] = [
  createExpiry({
    kind: "expire_rejected_feedback",
    keepMs: ({ reviewsRetentionDays }) => reviewsRetentionDays * dayMs,
    rows: feedbackThatIs("rejected"),
  }),
  createExpiry({
    kind: "expire_pending_feedback",
    keepMs: feedbackLimits.pendingDays * dayMs,
    rows: feedbackThatIs("pending"),
  }),
];

function feedbackThatIs(status: FeedbackStatus): KeptRows {
  return { table: "feedback", key: ["id"], time: "updated_at", only: { column: "status", value: status } };
}

type Leave = Pick<Write, "trx" | "enqueue">;
type Reviewed = { company_name: string; slug: string };

/**
 * Tells whoever left a review that it has arrived. Anybody may type anybody's address, so it has nothing in it that its
 * sender wrote.
 */
export async function confirmFeedback(deps: Deps, open: Leave, company: Reviewed, to: string): Promise<void> {
  await leaveLetter(deps, open, company, {
    to,
    subject: `Your review of ${company.company_name} has arrived`,
    body: [
      `Your review of ${company.company_name} has arrived. It will be shown on their card once they have looked at it.`,
    ],
    reason: "This address was given with the review. If it was not you, there is nothing to do.",
  });
}

/** Tells whoever left a review what the company has answered. */
export async function forwardResponse(
  deps: Deps,
  open: Leave,
  company: Reviewed,
  { to, response }: { to: string; response: string },
): Promise<void> {
  await leaveLetter(deps, open, company, {
    to,
    subject: `${company.company_name} has answered your review`,
    body: [`${company.company_name} has answered your review:`, { quote: response }],
    reason: "This address was given with the review.",
  });
}

type Said = Pick<Parameters<typeof writeLetter>[1], "to" | "subject" | "body" | "reason">;

async function leaveLetter(
  deps: Deps,
  { trx, enqueue }: Leave,
  { company_name, slug }: Reviewed,
  said: Said,
): Promise<void> {
  if (!deps.mail.isOn) return;
  const { siteUrl, brandName } = await readMailingSite({ ...deps, db: trx });
  const link = { label: `Open the card of ${company_name}`, url: `${siteUrl}/${encodeURIComponent(slug)}` };
  await enqueue(sendMail, writeLetter(brandName, { ...said, link }));
}
