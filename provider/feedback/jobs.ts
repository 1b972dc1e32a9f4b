import { z } from "zod";
import { dayMs } from "@/lib/contract/clock";
import type { FeedbackStatus } from "@/lib/contract/feedback/values";
import { ownReviewPath } from "@/lib/contract/paths";
import { plainCompanyName } from "@/lib/contract/shown-name";
import { feedbackLimits, visitorMailLimits } from "@/lib/contract/visitors/values";
import type { Deps } from "../deps";
import { createExpiry } from "../kernel/jobs/expire";
import type { Job } from "../kernel/jobs/job";
import { translatorOfRow } from "../kernel/language";
import { readSite } from "../kernel/site";
import type { Write } from "../kernel/write/write";
import { deliver } from "../notifications/mail/jobs";
import { writeLetter } from "../notifications/mail/letter";
import type { KeptRows } from "../ports/database/queries/delete-before";
import { findOwnFeedback } from "./repo";
import { signReview } from "./review-tokens";

function feedbackThatIs(status: FeedbackStatus): KeptRows {
  return { table: "feedback", key: ["id"], time: "updated_at", only: { column: "status", value: status } };
}

const reviewNews = ["arrived", "answered"] as const;
type ReviewNews = (typeof reviewNews)[number];

/**
 * Mails contain nothing that a visitor or company wrote, only the company's plain name: anybody can enter anybody's
 * address, so we would send spam for them. Review and answer are shown on our own page.
 *
 * They are in the language that the review was written in. The review is loaded when the job runs, so that nothing is sent about a deleted one.
 */
const mailReviewer: Job<{ id: number; news: ReviewNews }> = {
  kind: "mail_reviewer",
  payload: z.object({ id: z.number().int(), news: z.enum(reviewNews) }),
  atOnce: 1,
  async run(deps, { id, news }) {
    const review = await findOwnFeedback(deps.db, id);
    if (!review) return;
    const [t, site] = [translatorOfRow(review.language), await readSite(deps)];
    const company = plainCompanyName(review.company_name);
    const letter = writeLetter(t, site.name, {
      to: review.customer_email,
      subject: t(`mails.review.${news}.subject`),
      body: [t(`mails.review.${news}.body`, { named: company ? "yes" : "no", company: company ?? "" })],
      link: {
        label: t(`mails.review.${news}.link`),
        url: site.url + ownReviewPath(signReview(deps.config.tokenKeys, id)),
      },
      reason: t("mails.review.reason"),
    });
    await deliver(deps.mail, letter);
  },
};

type Reviewed = { id: number; client_id: number; customer_email: string };

/**
 * Queues a mail to the author of a review, if there is an address. Mails per address and per company are limited for
 * each day.
 */
export async function tellReviewer(
  { mail, shared }: Deps,
  { enqueue }: Pick<Write, "enqueue">,
  { id, client_id, customer_email }: Reviewed,
  news: ReviewNews,
): Promise<void> {
  if (!mail.isOn || customer_email === "") return;
  const { ofClient, toAddress } = visitorMailLimits;
  const day = { seconds: dayMs / 1_000 };
  const addresses = shared.createLimiter({ name: "visitor mails to address", points: toAddress, ...day });
  const clients = shared.createLimiter({ name: "visitor mails of client", points: ofClient, ...day });
  if ((await addresses.take(customer_email)) > 0 || (await clients.take(String(client_id))) > 0) return;
  await enqueue(mailReviewer, { id, news });
}

/** Approved reviews stay for good; rejected ones, and those pending for too long, are deleted. */
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
  mailReviewer as Job,
];
