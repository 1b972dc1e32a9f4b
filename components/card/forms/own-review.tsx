import type { OwnFeedback } from "@/lib/contract/feedback/schema";
import { type FeedbackStatus, ratings } from "@/lib/contract/feedback/values";
import * as paths from "@/lib/paths";
import { SentDetail } from "./sent";

export function OwnReview({ review: { status, rating, message, response, company } }: { review: OwnFeedback }) {
  return (
    <div className="form-sent">
      <h1 id="form-title">Your review</h1>
      <p>{response ? "You have an answer." : describeStatus[status]}</p>
      <dl className="details">
        <SentDetail label="Stars">{`${rating} out of ${ratings[0]}`}</SentDetail>
        <SentDetail label="You wrote">{message}</SentDetail>
        {response && <SentDetail label={`From ${company.company_name}`}>{response}</SentDetail>}
      </dl>
      <a className="button form-back" href={paths.card(company.slug)}>
        Open the card
      </a>
    </div>
  );
}

const describeStatus: Record<FeedbackStatus, string> = {
  pending: "The business has not checked it yet. It is shown on their card after they approve it.",
  approved: "It is on the card.",
  rejected: "It is not shown on the card.",
};
